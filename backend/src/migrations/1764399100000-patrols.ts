import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly string[] = [
  // One plan a night; a change names the version that it rests on.
  `CREATE TABLE patrol_plan (
    night date PRIMARY KEY,
    version integer NOT NULL DEFAULT 1 CHECK (version BETWEEN 1 AND 500),
    copies smallint NOT NULL DEFAULT 0 CHECK (copies BETWEEN 0 AND 99)
  )`,
  // Every version stays: a night is graded by the one that was in force when the teams had counted.
  `CREATE TABLE patrol_plan_version (
    night date NOT NULL REFERENCES patrol_plan,
    version integer NOT NULL CHECK (version BETWEEN 1 AND 500),
    saved_at timestamptz NOT NULL,
    saved_by bigint REFERENCES account ON DELETE SET NULL,
    from_hour smallint NOT NULL CHECK (from_hour BETWEEN 0 AND 23),
    hours smallint NOT NULL CHECK (hours BETWEEN 2 AND 12),
    starts text[] NOT NULL CHECK (cardinality(starts) BETWEEN 1 AND 12),
    basis text NOT NULL CHECK (basis IN ('LAST_WEEKS', 'LAST_YEAR')),
    is_all_traffic boolean NOT NULL,
    figures jsonb NOT NULL CHECK (jsonb_typeof(figures -> 'stops') = 'array'),
    content_hash bytea NOT NULL,
    PRIMARY KEY (night, version)
  )`,
  'CREATE INDEX patrol_plan_version_saved_by ON patrol_plan_version (saved_by) WHERE saved_by IS NOT NULL',
  `CREATE TABLE patrol_count (
    night date NOT NULL,
    version integer NOT NULL,
    stop smallint NOT NULL CHECK (stop BETWEEN 0 AND 143),
    counted integer NOT NULL CHECK (counted BETWEEN 0 AND 20000),
    counted_at timestamptz NOT NULL,
    counted_by bigint REFERENCES account ON DELETE SET NULL,
    PRIMARY KEY (night, version, stop),
    FOREIGN KEY (night, version) REFERENCES patrol_plan_version
  )`,
  'CREATE INDEX patrol_count_counted_by ON patrol_count (counted_by) WHERE counted_by IS NOT NULL',
  `CREATE TABLE patrol_copy (
    night date NOT NULL,
    copy smallint NOT NULL CHECK (copy BETWEEN 1 AND 99),
    version integer NOT NULL,
    printed_at timestamptz NOT NULL,
    printed_by bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    PRIMARY KEY (night, copy),
    UNIQUE (printed_by, client_id),
    FOREIGN KEY (night, version) REFERENCES patrol_plan_version
  )`,
  'CREATE INDEX patrol_copy_version ON patrol_copy (night, version)',
];

/** Patrol plans of nights: their versions, the teams' own counts, and printed copies. */
export class Patrols1764399100000 implements MigrationInterface {
  name = 'Patrols1764399100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['patrol_copy', 'patrol_count', 'patrol_plan_version', 'patrol_plan']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
