import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a row of violation stands in public lists. */
const isListed = (row: string): string =>
  `NOT ${row}.is_withdrawn AND NOT ${row}.is_claimed AND ${row}.grade <> 'C' AND ${row}.is_primary AND NOT ${row}.is_contested`;
/** Members of a public row of a violation. */
const shown = (row: string): string =>
  `(${isListed(row)}, floor(${row}.speed_kmh), floor(${row}.proven_kmh), date_bin('1 hour', ${row}.started_at, timestamptz 'epoch'),
    ${row}.severity, ${row}.grade, ${row}.limit_kmh, ${row}.reported_at IS NULL, ${row}.registration_number,
    ${row}.named_agency, ${row}.category, ${row}.vehicle_type)`;
const due = (row: string, wasListed: string): string =>
  `INSERT INTO public_event_due (violation_id, public_id, hour, was_listed)
     VALUES (${row}.id, ${row}.public_id, date_bin('1 hour', ${row}.started_at, timestamptz 'epoch'), ${wasListed})`;

const UP: readonly string[] = [
  // One row: who writes into the log holds it until the commit, so that numbers rise in the order in which they can be seen.
  `CREATE TABLE public_event_log (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    last_id bigint NOT NULL DEFAULT 0 CHECK (last_id >= 0),
    deleted_through bigint NOT NULL DEFAULT 0 CHECK (deleted_through BETWEEN 0 AND last_id),
    logged_hour timestamptz,
    totals_hour timestamptz,
    limits_version bigint NOT NULL
  )`,
  'INSERT INTO public_event_log (limits_version) SELECT version FROM speed_limit_register',
  `CREATE TABLE public_event (
    id bigint PRIMARY KEY CHECK (id > 0),
    kind text NOT NULL CHECK (kind IN ('VIOLATION_RECORDED', 'VIOLATION_CHANGED', 'VIOLATION_WITHDRAWN', 'ALERT_BROADCAST',
      'ALERT_REVOKED', 'LIMITS_CHANGED', 'STATISTICS_UPDATED')),
    subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 60),
    occurred_at timestamptz NOT NULL,
    data json NOT NULL CHECK (json_typeof(data) = 'object'),
    logged_at timestamptz NOT NULL
  )`,
  'CREATE INDEX public_event_kind ON public_event (kind, id)',
  'CREATE INDEX public_event_subject ON public_event (subject, id)',
  'CREATE INDEX public_event_logged_at ON public_event (logged_at)',
  // What may have changed; what did is seen when the hour is logged. Without a key: nobody who drives waits for who logs.
  `CREATE TABLE public_event_due (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    violation_id bigint NOT NULL,
    public_id bigint NOT NULL,
    hour timestamptz NOT NULL,
    was_listed boolean NOT NULL
  )`,
  'CREATE INDEX public_event_due_hour ON public_event_due (hour, public_id)',
  `CREATE FUNCTION note_public_violation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      ${due('OLD', 'true')};
    ELSIF TG_OP = 'INSERT' THEN
      ${due('NEW', 'false')};
    ELSE
      ${due('NEW', isListed('OLD'))};
    END IF;
    RETURN NULL;
  END
  $$`,
  `CREATE TRIGGER public_violation_added AFTER INSERT ON violation
    FOR EACH ROW WHEN (${isListed('NEW')}) EXECUTE FUNCTION note_public_violation()`,
  `CREATE TRIGGER public_violation_changed AFTER UPDATE ON violation
    FOR EACH ROW WHEN (((${isListed('OLD')}) OR (${isListed('NEW')})) AND ${shown('OLD')} IS DISTINCT FROM ${shown('NEW')})
    EXECUTE FUNCTION note_public_violation()`,
  `CREATE TRIGGER public_violation_deleted AFTER DELETE ON violation
    FOR EACH ROW WHEN (${isListed('OLD')}) EXECUTE FUNCTION note_public_violation()`,
  // The log begins with what the public lists hold of the last 90 days.
  `INSERT INTO public_event_due (violation_id, public_id, hour, was_listed)
    SELECT id, public_id, date_bin('1 hour', started_at, timestamptz 'epoch'), false FROM violation
    WHERE ${isListed('violation')} AND started_at >= now() - interval '90 days'`,
];

/** Webhooks: addresses that get the events, and what was delivered to them. */
const WEBHOOKS: readonly string[] = [
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

const DOWN: readonly string[] = [
  'DROP TABLE webhook_delivery',
  'DROP TABLE webhook_endpoint',
  'DROP TRIGGER public_violation_deleted ON violation',
  'DROP TRIGGER public_violation_changed ON violation',
  'DROP TRIGGER public_violation_added ON violation',
  'DROP FUNCTION note_public_violation()',
  'DROP TABLE public_event_due',
  'DROP TABLE public_event',
  'DROP TABLE public_event_log',
];

/** The public log of events in one order, and the webhooks that it is delivered to. */
export class PublicEvents1764385000000 implements MigrationInterface {
  name = 'PublicEvents1764385000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...UP, ...WEBHOOKS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
