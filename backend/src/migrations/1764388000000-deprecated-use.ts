import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which fields that are to be removed were asked for, by the kind of caller, and of keys by each. */
const USE = `CREATE TABLE deprecated_use (
    field text NOT NULL CHECK (length(field) BETWEEN 3 AND 200),
    caller text NOT NULL CHECK (caller ~ '^(visitor|citizen|agency|staff|key:[0-9]+)$'),
    day date NOT NULL,
    uses bigint NOT NULL CHECK (uses > 0),
    PRIMARY KEY (field, caller, day)
  )`;

/** The operator sees who still asks for what is deprecated. */
export class DeprecatedUse1764388000000 implements MigrationInterface {
  name = 'DeprecatedUse1764388000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(USE);
    await runner.query('CREATE INDEX deprecated_use_day ON deprecated_use (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deprecated_use');
  }
}
