import type { MigrationInterface, QueryRunner } from 'typeorm';

const AGENCY_ROLES = `'AGENCY_VIEWER', 'AGENCY_MANAGER'`;
const ROLES = `'CITIZEN', 'VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'`;
const KINDS = `'OPENED', 'OBJECTED', 'SEALED', 'CONFIRMED', 'REFUSED', 'SERVED', 'REMINDED_3', 'REMINDED_1', 'CONTESTED',
  'EXPIRED', 'PROPOSED', 'DECIDED', 'SENT_BACK', 'WITHDRAWN', 'REOPENED', 'LAPSED', 'CLOSED'`;
/** The step of an agency leaves a case in its state. */
const ANSWERED = `('ANSWERED', '{NOTICE,CONTESTED,EXPIRED}'), `;

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

/** Checks of the steps of a case by their names, with and without the agency. */
function stepChecks(
  kinds: string,
  { whom, named, written }: Readonly<Record<'whom' | 'named' | 'written', string>>,
) {
  return [
    `ALTER TABLE case_step DROP CONSTRAINT case_step_kind_check, DROP CONSTRAINT case_step_by_whom_check,
       DROP CONSTRAINT case_step_check, DROP CONSTRAINT case_step_check6`,
    `ALTER TABLE case_step ADD CONSTRAINT case_step_kind_check CHECK (kind IN (${kinds})),
       ADD CONSTRAINT case_step_by_whom_check CHECK (by_whom IN (${whom})),
       ADD CONSTRAINT case_step_check CHECK ((by_whom IN (${named})) = (actor_id IS NOT NULL)),
       ADD CONSTRAINT case_step_check6 CHECK (written_at IS NULL OR kind IN (${written}))`,
    'DROP INDEX case_step_nobody_twice',
  ];
}

const DONE = [
  'ALTER TABLE account DROP CONSTRAINT account_role_check',
  `ALTER TABLE account ADD COLUMN agency_name text REFERENCES transport_agency ON UPDATE CASCADE,
     ADD CONSTRAINT account_role_check CHECK (role IN (${ROLES}, ${AGENCY_ROLES})),
     ADD CONSTRAINT account_agency_check CHECK ((agency_name IS NOT NULL) = (role IN (${AGENCY_ROLES}))),
     ADD CONSTRAINT account_agency_no_number CHECK (agency_name IS NULL OR mobile_number IS NULL)`,
  'CREATE INDEX account_agency ON account (agency_name) WHERE agency_name IS NOT NULL',
  // The link is given once: what is stored is its hash.
  `CREATE TABLE agency_invitation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    agency_name text NOT NULL REFERENCES transport_agency ON UPDATE CASCADE ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN (${AGENCY_ROLES})),
    email text CHECK (length(email) BETWEEN 3 AND 254),
    token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
    invited_at timestamptz NOT NULL,
    invited_by bigint REFERENCES account ON DELETE SET NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    revoked_at timestamptz,
    CHECK (accepted_at IS NULL OR revoked_at IS NULL),
    CHECK (expires_at > invited_at)
  )`,
  'CREATE INDEX agency_invitation_agency ON agency_invitation (agency_name, id)',
  'CREATE INDEX agency_invitation_account ON agency_invitation (account_id) WHERE account_id IS NOT NULL',
  'CREATE INDEX agency_invitation_inviter ON agency_invitation (invited_by)',
  // A driver as an agency knows them: drawn by lot for each agency, so that two agencies that compare notes link nobody, and gone
  // with the account.
  `CREATE TABLE agency_driver (
    agency_name text NOT NULL REFERENCES transport_agency ON UPDATE CASCADE ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    alias text NOT NULL CHECK (alias ~ '^[0-9A-Z]{4,8}$'),
    shows_name_since timestamptz,
    PRIMARY KEY (agency_name, account_id),
    UNIQUE (agency_name, alias)
  )`,
  'CREATE INDEX agency_driver_account ON agency_driver (account_id)',
  // Finds what an agency is shown of a time without reading the rest of the country.
  `CREATE INDEX violation_of_agency ON violation (named_agency, started_at DESC, id DESC)
    WHERE named_agency IS NOT NULL AND is_primary AND NOT is_withdrawn AND NOT is_contested AND NOT is_claimed
      AND grade <> 'C'`,
  `CREATE INDEX journey_of_agency ON journey (named_agency, started_at DESC) WHERE named_agency IS NOT NULL`,
  ...stepChecks(`${KINDS}, 'ANSWERED'`, {
    whom: `'STAFF', 'HOLDER', 'SYSTEM', 'AGENCY'`,
    named: `'STAFF', 'AGENCY'`,
    written: `'OBJECTED', 'CONTESTED', 'ANSWERED'`,
  }),
  // Nobody of the authority acts twice; an agency answers once a round, which its steps say.
  `CREATE UNIQUE INDEX case_step_nobody_twice ON case_step (case_id, actor_id) WHERE by_whom = 'STAFF'`,
  reworded('case_step_in_order', `('CONTESTED', `, `${ANSWERED}('CONTESTED', `),
  // Words of an agency: apart from the steps, because they are deleted 90 days after the decision.
  `CREATE TABLE case_answer (
    step_id bigint PRIMARY KEY REFERENCES case_step ON DELETE CASCADE,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    agency_name text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    statement text CHECK (length(statement) BETWEEN 1 AND 2000),
    photo_type text CHECK (photo_type IN ('image/jpeg', 'image/png', 'image/webp')),
    photo bytea,
    UNIQUE (account_id, client_id),
    CHECK ((photo_type IS NULL) = (photo IS NULL))
  )`,
  'CREATE INDEX case_answer_case ON case_answer (case_id)',
  'CREATE INDEX case_answer_agency ON case_answer (agency_name)',
  // Figures of a week as they were sent: they never change afterwards.
  `CREATE TABLE agency_report (
    agency_name text NOT NULL REFERENCES transport_agency ON UPDATE CASCADE ON DELETE CASCADE,
    week_of date NOT NULL,
    made_at timestamptz NOT NULL,
    facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
    PRIMARY KEY (agency_name, week_of)
  )`,
  // What an agency was informed of, so that it is informed once.
  `CREATE TABLE agency_notice (
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('NOTICE', 'REMINDER')),
    round_at timestamptz NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (case_id, kind, round_at)
  )`,
  `CREATE TABLE mail_message (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    recipient text NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
    -- There as long as it has to be sent, and no longer.
    text text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    next_try_at timestamptz NOT NULL,
    sent_at timestamptz,
    dropped_at timestamptz,
    CHECK (sent_at IS NULL OR dropped_at IS NULL),
    CHECK (((sent_at IS NULL) AND (dropped_at IS NULL)) = (text IS NOT NULL))
  )`,
  'CREATE INDEX mail_message_age ON mail_message (created_at)',
  'CREATE INDEX mail_message_waiting ON mail_message (next_try_at) WHERE sent_at IS NULL AND dropped_at IS NULL',
];

const UNDONE = [
  'DROP TABLE mail_message, agency_notice, agency_report, case_answer, agency_driver, agency_invitation',
  'DROP INDEX violation_of_agency, journey_of_agency',
  // Steps are only added; with the agencies their answers go, and nothing else.
  'ALTER TABLE case_step DISABLE TRIGGER refuse_change',
  `DELETE FROM case_step WHERE by_whom = 'AGENCY'`,
  'ALTER TABLE case_step ENABLE ALWAYS TRIGGER refuse_change',
  ...stepChecks(KINDS, {
    whom: `'STAFF', 'HOLDER', 'SYSTEM'`,
    named: `'STAFF'`,
    written: `'OBJECTED', 'CONTESTED'`,
  }),
  `CREATE UNIQUE INDEX case_step_nobody_twice ON case_step (case_id, actor_id) WHERE actor_id IS NOT NULL`,
  reworded('case_step_in_order', ANSWERED, ''),
  `DELETE FROM account WHERE role IN (${AGENCY_ROLES})`,
  `ALTER TABLE account DROP CONSTRAINT account_agency_check, DROP CONSTRAINT account_agency_no_number,
     DROP CONSTRAINT account_role_check, DROP COLUMN agency_name,
     ADD CONSTRAINT account_role_check CHECK (role IN (${ROLES}))`,
];

/** Accounts of transport agencies, their answers to cases, their weekly reports, and mail. */
export class AgencyAccounts1764300000000 implements MigrationInterface {
  name = 'AgencyAccounts1764300000000';

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
