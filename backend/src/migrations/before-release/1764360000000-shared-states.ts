import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  // Follows from the fixes: after a crash of the database they are judged again, and until then nothing of it need be logged.
  `CREATE UNLOGGED TABLE journey_state (
    journey_id bigint PRIMARY KEY REFERENCES journey ON DELETE CASCADE,
    version integer NOT NULL,
    body bytea NOT NULL
  ) WITH (fillfactor = 50, toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05)`,
  // Packed already.
  'ALTER TABLE journey_state ALTER COLUMN body SET STORAGE EXTERNAL',
  // It holds places: it goes with the end of the journey, however it comes.
  `CREATE FUNCTION journey_state_gone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM journey_state WHERE journey_id = NEW.id;
    RETURN NULL;
  END
  $$`,
  `CREATE TRIGGER journey_state_gone AFTER UPDATE OF ended_at ON journey
    FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION journey_state_gone()`,
  // A crash of the database fills every pot and frees every place, which the server processes then lose as well.
  `CREATE UNLOGGED TABLE shared_budget (
    subject text PRIMARY KEY,
    points double precision NOT NULL,
    filled_at timestamptz NOT NULL,
    taken double precision NOT NULL
  ) WITH (fillfactor = 50)`,
  'CREATE UNLOGGED TABLE socket_hold (holder text PRIMARY KEY, held jsonb NOT NULL)',
];

const DOWN: readonly string[] = [
  'DROP TABLE socket_hold',
  'DROP TABLE shared_budget',
  'DROP TRIGGER journey_state_gone ON journey',
  'DROP FUNCTION journey_state_gone()',
  'DROP TABLE journey_state',
];

/** Tables that server processes share: the state of active journeys, and the rest of limits. */
export class SharedStates1764360000000 implements MigrationInterface {
  name = 'SharedStates1764360000000';

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
