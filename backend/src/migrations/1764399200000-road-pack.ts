import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly string[] = [
  // Counted once a month: only what may be known of each road is stored.
  `CREATE TABLE dangerous_stretch_month (
    month text PRIMARY KEY CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    counted_at timestamptz NOT NULL,
    is_demo boolean NOT NULL,
    stretches jsonb NOT NULL CHECK (jsonb_typeof(stretches) = 'array')
  )`,
  `CREATE TABLE road_pack_version (
    number integer PRIMARY KEY CHECK (number BETWEEN 1 AND 999999999),
    checksum text NOT NULL CHECK (checksum ~ '^[0-9a-f]{32}$'),
    -- The hour: the minute would say when somebody confirmed a hazard.
    made_at timestamptz NOT NULL
  )`,
  `CREATE TABLE road_pack_entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL CHECK (length(key) BETWEEN 1 AND 80),
    value text NOT NULL,
    added_in integer NOT NULL,
    -- Number of the first version without it; null while it is in the newest.
    removed_in integer,
    CHECK (removed_in > added_in)
  )`,
  'CREATE UNIQUE INDEX road_pack_entry_now ON road_pack_entry (key) WHERE removed_in IS NULL',
  'CREATE INDEX road_pack_entry_added ON road_pack_entry (added_in)',
  'CREATE INDEX road_pack_entry_removed ON road_pack_entry (removed_in)',
];

/** The pack of roads that phones store, with what has changed between its versions, and the dangerous stretches in it. */
export class RoadPack1764399200000 implements MigrationInterface {
  name = 'RoadPack1764399200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE road_pack_entry, road_pack_version, dangerous_stretch_month');
  }
}
