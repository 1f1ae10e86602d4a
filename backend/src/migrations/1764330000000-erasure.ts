import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Has a function do the same with other words in its text. @throws where they are not found in it */
function reworded(name: string, from: string, to: string): string {
  return `DO $do$ DECLARE
    text_ text := pg_get_functiondef('${name}'::regproc);
  BEGIN
    IF strpos(text_, $from$${from}$from$) = 0 THEN
      RAISE EXCEPTION '${name} does not say so';
    END IF;
    EXECUTE replace(text_, $from$${from}$from$, $to$${to}$to$);
  END $do$`;
}

const REASONS = `'LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED', 'CASE'`;
const OF_CASE = `CASE WHEN judging = 'CASE' THEN 'CASE' WHEN`;
const OF_PEOPLE = `CASE WHEN judging IN ('CASE', 'ERASED') THEN judging WHEN`;
const OUTDATED = 'SET is_due = true WHERE violation_id = NEW.id';

const DONE = [
  // What an account that is erased leaves to a case that is not over (product decision D13).
  `CREATE TABLE evidence_hold (
    violation_id bigint PRIMARY KEY REFERENCES violation ON DELETE CASCADE,
    case_id bigint NOT NULL UNIQUE REFERENCES violation_case ON DELETE CASCADE,
    since timestamptz NOT NULL
  )`,
  // What is redacted is never sealed again: its parts would come back.
  'ALTER TABLE evidence_proof ADD COLUMN is_redacted boolean NOT NULL DEFAULT false',
  reworded('evidence_outdated', OUTDATED, `${OUTDATED} AND NOT is_redacted`),
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check CHECK (reason IN (${REASONS}, 'ERASED'))`,
  reworded('keep_revision', OF_CASE, OF_PEOPLE),
];

const UNDONE = [
  reworded('keep_revision', OF_PEOPLE, OF_CASE),
  `DELETE FROM violation_revision WHERE reason = 'ERASED'`,
  'ALTER TABLE violation_revision DROP CONSTRAINT violation_revision_reason_check',
  `ALTER TABLE violation_revision ADD CONSTRAINT violation_revision_reason_check CHECK (reason IN (${REASONS}))`,
  reworded('evidence_outdated', `${OUTDATED} AND NOT is_redacted`, OUTDATED),
  'ALTER TABLE evidence_proof DROP COLUMN is_redacted',
  'DROP TABLE evidence_hold',
];

/** Erasing an account withdraws its violations, and an open case holds its evidence. */
export class Erasure1764330000000 implements MigrationInterface {
  name = 'Erasure1764330000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of DONE) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) {
      await runner.query(statement);
    }
  }
}
