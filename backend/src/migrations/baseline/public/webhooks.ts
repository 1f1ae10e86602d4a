/** Webhooks: addresses that get the events, and what was delivered to them. */
export const WEBHOOKS = [
  `CREATE TABLE webhook_endpoint (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    url text NOT NULL CHECK (char_length(url) BETWEEN 10 AND 2048),
    -- Name or address that is called: of one host so many deliveries are under way at a time.
    host text NOT NULL CHECK (char_length(host) BETWEEN 1 AND 255),
    kinds text[] NOT NULL CHECK (cardinality(kinds) BETWEEN 1 AND 20),
    sealed_secret text NOT NULL,
    former_secret text,
    former_until timestamptz,
    created_at timestamptz NOT NULL,
    -- Events up to this one were looked at.
    after_id bigint NOT NULL CHECK (after_id >= 0),
    failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
    failing_since timestamptz,
    rests_until timestamptz,
    off_at timestamptz,
    off_reason text CHECK (off_reason IN ('OWNER', 'FAILURES', 'GONE')),
    leased_until timestamptz,
    served_at timestamptz,
    CHECK ((failures = 0) = (failing_since IS NULL)),
    CHECK ((off_at IS NULL) = (off_reason IS NULL)),
    CHECK ((former_secret IS NULL) = (former_until IS NULL))
  )`,
  'CREATE INDEX webhook_endpoint_account ON webhook_endpoint (account_id)',
  'CREATE INDEX webhook_endpoint_host ON webhook_endpoint (host)',
  `CREATE TABLE webhook_delivery (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    endpoint_id bigint NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
    -- Null: a test. Events are deleted before some of their deliveries.
    event_id bigint,
    message_id text NOT NULL CHECK (char_length(message_id) BETWEEN 1 AND 60),
    status text NOT NULL CHECK (status IN ('WAITING', 'DELIVERED', 'FAILED')),
    tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
    next_at timestamptz,
    tried_at timestamptz,
    answer_status integer CHECK (answer_status BETWEEN 0 AND 999),
    took_ms integer CHECK (took_ms >= 0),
    excerpt text CHECK (char_length(excerpt) <= 500),
    fault text CHECK (fault IN ('STATUS', 'TIMEOUT', 'ADDRESS', 'CONNECTION', 'EXPIRED')),
    created_at timestamptz NOT NULL,
    UNIQUE (endpoint_id, message_id),
    CHECK ((status = 'WAITING') = (next_at IS NOT NULL))
  )`,
  `CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_at) WHERE status = 'WAITING'`,
  'CREATE INDEX webhook_delivery_created_at ON webhook_delivery (created_at)',
];
