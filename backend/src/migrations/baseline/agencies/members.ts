const AGENCY_ROLES = `'AGENCY_VIEWER', 'AGENCY_MANAGER'`;

/** Invitations of people of an agency, its drivers as it knows them, and what it was sent. */
export const AGENCY_MEMBERS = [
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
    -- Since when the driver lets a coarse live place of the bus be shown.
    shows_place_since timestamptz,
    PRIMARY KEY (agency_name, account_id),
    UNIQUE (agency_name, alias)
  )`,
  'CREATE INDEX agency_driver_account ON agency_driver (account_id)',
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
];
