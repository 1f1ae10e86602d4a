import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
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

const DOWN: readonly string[] = [
  'DROP TRIGGER publish_proven_claim ON violation',
  'DROP TRIGGER publish_violation ON violation',
  'DROP FUNCTION publish_violation()',
  'DROP TABLE live_event',
  'DROP SEQUENCE live_event_position',
];

/** Events that the server processes on a database hear of each other. */
export class LiveEvents1764016000000 implements MigrationInterface {
  name = 'LiveEvents1764016000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
