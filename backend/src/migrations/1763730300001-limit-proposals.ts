import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two people change the register of speed limits: one proposes, another seconds. A limit has one row for each of its validities. */
export class LimitProposals1763730300001 implements MigrationInterface {
  name = 'LimitProposals1763730300001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE limit_proposal');
    await runner.query('ALTER TABLE speed_limit DROP COLUMN limit_id');
  }
}

const STATEMENTS = [
  'ALTER TABLE speed_limit ADD limit_id text CHECK (char_length(limit_id) BETWEEN 1 AND 64)',
  `UPDATE speed_limit SET limit_id = coalesce(shipped_id, 'limit-' || id)`,
  'ALTER TABLE speed_limit ALTER limit_id SET NOT NULL',
  `CREATE UNIQUE INDEX speed_limit_validity ON speed_limit (limit_id, coalesce(valid_from, '-infinity'))`,
  // What is proposed is what the register would hold: the domain's shape of a limit, checked by the act.
  `CREATE TABLE limit_proposal (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind            text NOT NULL CHECK (kind IN ('ADD', 'CHANGE', 'CONFIRM', 'END')),
    limit_id        text CHECK (char_length(limit_id) BETWEEN 1 AND 64),
    before_id       bigint REFERENCES speed_limit,
    proposed        jsonb CHECK (jsonb_typeof(proposed) = 'object'),
    valid_from      timestamptz,
    valid_until     timestamptz CHECK (valid_until > valid_from),
    reason          text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 500),
    proposed_by     bigint REFERENCES account ON DELETE SET NULL,
    proposed_as     text NOT NULL CHECK (proposed_as IN ('SUPERVISOR', 'ADMIN')),
    proposed_at     timestamptz NOT NULL,
    client_id       uuid,
    content_hash    bytea NOT NULL,
    outcome         text CHECK (outcome IN ('SECONDED', 'REFUSED', 'WITHDRAWN')),
    decided_by      bigint REFERENCES account ON DELETE SET NULL,
    decided_at      timestamptz,
    decision_reason text CHECK (char_length(decision_reason) BETWEEN 3 AND 500),
    in_force_from   timestamptz,
    CHECK ((kind = 'END') = (proposed IS NULL)),
    CHECK ((kind = 'ADD') = (before_id IS NULL)),
    CHECK ((outcome IS NULL) = (decided_at IS NULL)),
    CHECK ((outcome IS NOT DISTINCT FROM 'SECONDED') = (in_force_from IS NOT NULL)),
    CHECK (limit_id IS NOT NULL OR (kind = 'ADD' AND outcome IS DISTINCT FROM 'SECONDED')),
    -- Two persons, also where somebody got around the act.
    CHECK (outcome IS DISTINCT FROM 'SECONDED' OR decided_by IS NULL OR decided_by IS DISTINCT FROM proposed_by)
  )`,
  'CREATE UNIQUE INDEX limit_proposal_open ON limit_proposal (limit_id) WHERE outcome IS NULL',
  'CREATE INDEX limit_proposal_limit ON limit_proposal (limit_id, id)',
  'CREATE INDEX limit_proposal_before ON limit_proposal (before_id)',
  'CREATE INDEX limit_proposal_proposed_by ON limit_proposal (proposed_by, client_id)',
  'CREATE INDEX limit_proposal_decided_by ON limit_proposal (decided_by)',
];
