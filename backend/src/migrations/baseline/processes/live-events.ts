/** Events that the server processes on a database hear of each other. */
export const LIVE_EVENTS = [
  // Not the order of the ids: a number is drawn before its commit, and a reader that followed it would miss the commits that come later.
  'CREATE SEQUENCE live_event_position',
  `CREATE TABLE live_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    position bigint UNIQUE,
    origin text NOT NULL,
    name text NOT NULL,
    key jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX live_event_unnumbered ON live_event (id) WHERE position IS NULL',
  'CREATE INDEX live_event_created_at ON live_event (created_at)',
  // In the violation's own transaction: a process that is killed right after it must not withhold the news from the others.
  `CREATE FUNCTION publish_violation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO live_event (origin, name, key)
    VALUES (current_setting('application_name'), 'violation-opened', to_jsonb(NEW.id));
    RETURN NULL;
  END
  $$`,
  `CREATE TRIGGER publish_violation AFTER INSERT ON violation
    FOR EACH ROW WHEN (NOT NEW.is_claimed) EXECUTE FUNCTION publish_violation()`,
  `CREATE TRIGGER publish_proven_claim AFTER UPDATE OF is_claimed ON violation
    FOR EACH ROW WHEN (OLD.is_claimed AND NOT NEW.is_claimed AND NOT NEW.is_withdrawn)
    EXECUTE FUNCTION publish_violation()`,
];
