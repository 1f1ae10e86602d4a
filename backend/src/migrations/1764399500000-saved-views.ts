import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  `CREATE TABLE saved_view (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 60),
    page text NOT NULL CHECK (page IN ('OVERVIEW', 'SEGMENTS')),
    sentence text NOT NULL CHECK (char_length(sentence) <= 1200),
    is_shared boolean NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    UNIQUE (owner_id, client_id)
  )`,
  'CREATE INDEX saved_view_shared ON saved_view (id) WHERE is_shared',
  `CREATE TABLE view_subscription (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    view_id bigint NOT NULL REFERENCES saved_view ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    rhythm text NOT NULL CHECK (rhythm IN ('DAILY', 'WEEKLY', 'MONTHLY')),
    weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
    language text CHECK (language IN ('EN', 'FR', 'PIDGIN')),
    created_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    try_at timestamptz NOT NULL,
    UNIQUE (view_id, account_id)
  )`,
  'CREATE INDEX view_subscription_account ON view_subscription (account_id)',
  'CREATE INDEX view_subscription_due ON view_subscription (try_at)',
];

/** Views that staff store of an analytic page, and the mails of them. */
export class SavedViews1764399500000 implements MigrationInterface {
  name = 'SavedViews1764399500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE view_subscription');
    await runner.query('DROP TABLE saved_view');
  }
}
