import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  `CREATE TABLE journey_track (
    journey_id bigint PRIMARY KEY REFERENCES journey ON DELETE CASCADE,
    mark text NOT NULL,
    outline bytea NOT NULL,
    body bytea NOT NULL
  )`,
  // Packed already; and lists read the outline alone, which stays in the row.
  'ALTER TABLE journey_track ALTER COLUMN body SET STORAGE EXTERNAL, ALTER COLUMN outline SET STORAGE MAIN',
  'ALTER TABLE journey ADD COLUMN is_packed boolean NOT NULL DEFAULT false',
  // What a push changes is not in it: rows of journeys under way are updated in place as before.
  `CREATE INDEX journey_to_pack ON journey (ended_at)
    WHERE ended_at IS NOT NULL AND NOT is_packed AND route_simplified_at IS NULL`,
  // A track follows from its journey and the fixes of it, and holds places: with whatever changes them it goes, in the same commit.
  `CREATE FUNCTION journey_track_gone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM journey_track WHERE journey_id = NEW.id;
    NEW.is_packed := false;
    RETURN NEW;
  END
  $$`,
  `CREATE TRIGGER journey_track_gone BEFORE UPDATE OF version, route_simplified_at ON journey
    FOR EACH ROW WHEN (OLD.is_packed) EXECUTE FUNCTION journey_track_gone()`,
  // With the day as a parameter, as fixes_of.
  `CREATE FUNCTION fixes_after(of_day date, of_journey bigint, of_seq integer) RETURNS SETOF fix
  LANGUAGE plpgsql STABLE ROWS 10 AS $$
  BEGIN
    RETURN QUERY SELECT * FROM fix WHERE fix_day = of_day AND journey_id = of_journey AND seq > of_seq ORDER BY seq;
  END $$`,
];

const DOWN: readonly string[] = [
  'DROP FUNCTION fixes_after',
  'DROP TRIGGER journey_track_gone ON journey',
  'DROP FUNCTION journey_track_gone()',
  'DROP INDEX journey_to_pack',
  'ALTER TABLE journey DROP COLUMN is_packed',
  'DROP TABLE journey_track',
];

/** Tracks of ended journeys, packed: routes, traces and lists are read from them. */
export class PackedTracks1764379000000 implements MigrationInterface {
  name = 'PackedTracks1764379000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
