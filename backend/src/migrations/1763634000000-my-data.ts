import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consent to tracking, accounts that are to be erased, and journeys and violations that outlive their person. */
export class MyData1763634000000 implements MigrationInterface {
  name = 'MyData1763634000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ACCOUNTS, ...JOURNEYS, ...VIOLATIONS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // What has no person or journey any more can't be given one back.
    await runner.query('DELETE FROM violation WHERE account_id IS NULL OR journey_id IS NULL');
    await runner.query('DELETE FROM journey WHERE account_id IS NULL');
    await runner.query(`ALTER TABLE violation ALTER account_id SET NOT NULL, ALTER journey_id SET NOT NULL,
      DROP CONSTRAINT violation_account_id_fkey, DROP CONSTRAINT violation_journey_id_fkey,
      ADD FOREIGN KEY (account_id) REFERENCES account,
      ADD FOREIGN KEY (journey_id) REFERENCES journey ON DELETE CASCADE`);
    await runner.query(`ALTER TABLE journey DROP route_simplified_at, ALTER account_id SET NOT NULL,
      DROP CONSTRAINT journey_account_id_fkey, ADD FOREIGN KEY (account_id) REFERENCES account`);
    await runner.query('DROP INDEX violation_age, violation_reported_by, audit_entry_account');
    await runner.query('ALTER TABLE account DROP deletion_requested_at');
    await runner.query('DROP TABLE consent');
  }
}

const ACCOUNTS = [
  `CREATE TABLE consent (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    version    integer NOT NULL CHECK (version >= 1),
    given_at   timestamptz NOT NULL,
    PRIMARY KEY (account_id, version)
  )`,
  'ALTER TABLE account ADD deletion_requested_at timestamptz',
  `CREATE INDEX account_deletion ON account (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL`,
  // Without it each erased account would have the whole log read for its entries.
  'CREATE INDEX audit_entry_account ON audit_entry (account_id)',
];

const JOURNEYS = [
  `ALTER TABLE journey ADD route_simplified_at timestamptz, ALTER account_id DROP NOT NULL,
     DROP CONSTRAINT journey_account_id_fkey,
     ADD CONSTRAINT journey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL`,
  'CREATE INDEX journey_to_simplify ON journey (ended_at) WHERE route_simplified_at IS NULL',
];

const VIOLATIONS = [
  `ALTER TABLE violation ALTER account_id DROP NOT NULL, ALTER journey_id DROP NOT NULL,
     DROP CONSTRAINT violation_account_id_fkey, DROP CONSTRAINT violation_journey_id_fkey,
     ADD CONSTRAINT violation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL,
     ADD CONSTRAINT violation_journey_id_fkey FOREIGN KEY (journey_id) REFERENCES journey ON DELETE SET NULL`,
  'CREATE INDEX violation_reported_by ON violation (reported_by) WHERE reported_by IS NOT NULL',
  // Rows come nearly in the order of their time: a few pages of summary find the old ones.
  'CREATE INDEX violation_age ON violation USING brin (started_at)',
];
