import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'STATUS_PROPOSAL', 'RULE_PROPOSAL', 'LIMIT_PROPOSAL', 'CASE', 'INCIDENT', 'RATE', 'SILENT_AGENCY', 'TRACKS',
      'JOB', 'BACKUP', 'SOURCE'`;

const STATE = `CREATE TABLE attention_state (
    -- Kind and subject: the same for as long as the cause is there.
    id text PRIMARY KEY CHECK (length(id) BETWEEN 3 AND 160),
    kind text NOT NULL CHECK (kind IN (${KINDS})),
    version integer NOT NULL CHECK (version >= 1),
    changed_at timestamptz NOT NULL,
    assignee_id bigint REFERENCES account ON DELETE SET NULL,
    snoozed_until timestamptz,
    snoozed_size double precision,
    done_at timestamptz,
    done_by bigint REFERENCES account ON DELETE SET NULL,
    done_reason text CHECK (length(done_reason) BETWEEN 1 AND 500),
    done_size double precision,
    -- What it was about when it was done; masked.
    subject text CHECK (length(subject) <= 200),
    detail text CHECK (length(detail) <= 40),
    CHECK ((done_at IS NULL) = (done_size IS NULL)),
    CHECK (done_at IS NOT NULL OR done_reason IS NULL),
    CHECK (done_at IS NULL OR (snoozed_until IS NULL AND snoozed_size IS NULL))
  )`;

const INDEXES: readonly string[] = [
  'CREATE INDEX attention_state_assignee ON attention_state (assignee_id) WHERE assignee_id IS NOT NULL',
  'CREATE INDEX attention_state_done_by ON attention_state (done_by) WHERE done_by IS NOT NULL',
  'CREATE INDEX attention_state_done ON attention_state (done_at) WHERE done_at IS NOT NULL',
  'CREATE INDEX incident_received ON incident (received_at)',
  // What staff have not answered is few among all that was ever submitted.
  `CREATE INDEX incident_unanswered ON incident (received_at)
     WHERE severity = 'HIGH' AND status IN ('RECEIVED', 'VERIFIED')`,
  `CREATE INDEX journey_inconsistent ON journey (account_id, started_at)
     WHERE findings @> '[{"kind": "INCONSISTENT"}]'`,
  `CREATE INDEX violation_case_unserved ON violation_case (id) WHERE state = 'NOTICE' AND due_at IS NULL`,
];

/** Decisions of staff on rows of the attention queue, and the indexes by which its sources find theirs. */
export class Attention1764398000000 implements MigrationInterface {
  name = 'Attention1764398000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [STATE, ...INDEXES]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX violation_case_unserved, journey_inconsistent, incident_unanswered, incident_received',
    );
    await runner.query('DROP TABLE attention_state');
  }
}
