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

/** The public log of events in one order. */
export const PUBLIC_EVENTS = [
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
];
