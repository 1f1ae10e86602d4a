/** Keys by which programs of others authenticate: with scopes, an expiry and a budget of their own. */
export const API_KEYS = [
  // Of a secret only its keyed hash is stored; the former one of a rotated key works until `former_until`.
  `CREATE TABLE api_key (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('PUBLIC', 'AGENCY', 'AUTHORITY')),
    -- Agency whose data it opens; an account that has left it takes no key along.
    agency_name text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE CASCADE,
    name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
    purpose text CHECK (length(purpose) BETWEEN 1 AND 500),
    scopes text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 20),
    hint text NOT NULL CHECK (length(hint) BETWEEN 1 AND 40),
    secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
    -- Number of its secret: 1, and 1 more after each rotation.
    secret_number integer NOT NULL DEFAULT 1 CHECK (secret_number >= 1),
    former_hash bytea UNIQUE CHECK (octet_length(former_hash) = 32),
    former_until timestamptz,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    -- Decision on a key that takes one; a key of public scopes is approved when it is created.
    decided_at timestamptz,
    decided_by bigint REFERENCES account ON DELETE SET NULL,
    is_approved boolean,
    revoked_at timestamptz,
    last_used_at timestamptz,
    CHECK ((kind = 'AGENCY') = (agency_name IS NOT NULL)),
    CHECK ((former_hash IS NULL) = (former_until IS NULL)),
    CHECK ((decided_at IS NULL) = (is_approved IS NULL)),
    CHECK (kind = 'PUBLIC' OR decided_by IS NULL OR decided_by <> account_id),
    CHECK (expires_at > created_at AND expires_at <= created_at + interval '367 days')
  )`,
  'CREATE INDEX api_key_account ON api_key (account_id, id)',
  'CREATE INDEX api_key_agency ON api_key (agency_name) WHERE agency_name IS NOT NULL',
  'CREATE INDEX api_key_decider ON api_key (decided_by) WHERE decided_by IS NOT NULL',
  'CREATE INDEX api_key_requested ON api_key (id) WHERE decided_at IS NULL',
  // Use of a key by hours; 90 days of it are stored.
  `CREATE TABLE api_key_use (
    key_id bigint NOT NULL REFERENCES api_key ON DELETE CASCADE,
    hour timestamptz NOT NULL,
    points bigint NOT NULL CHECK (points >= 0),
    calls bigint NOT NULL CHECK (calls >= 0),
    refused bigint NOT NULL CHECK (refused >= 0),
    PRIMARY KEY (key_id, hour)
  )`,
  'CREATE INDEX api_key_use_hour ON api_key_use (hour)',
  // Days on which fields that are to be removed were asked for, by the kind of caller, and of keys by each.
  `CREATE TABLE deprecated_use (
    field text NOT NULL CHECK (length(field) BETWEEN 3 AND 200),
    caller text NOT NULL CHECK (caller ~ '^(visitor|citizen|agency|staff|key:[0-9]+)$'),
    day date NOT NULL,
    uses bigint NOT NULL CHECK (uses > 0),
    PRIMARY KEY (field, caller, day)
  )`,
  'CREATE INDEX deprecated_use_day ON deprecated_use (day)',
];
