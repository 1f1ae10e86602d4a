import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last ten messages of a tracker as they came, so that its owner sees what is wrong with it. */
const MESSAGES = `CREATE TABLE tracker_message (
    tracker_id bigint NOT NULL REFERENCES tracker ON DELETE CASCADE,
    slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 9),
    received_at timestamptz NOT NULL,
    form text NOT NULL CHECK (form IN ('OSMAND', 'TRACCAR', 'OWNTRACKS', 'OVERLAND')),
    body text NOT NULL CHECK (length(body) <= 2000),
    recorded integer NOT NULL CHECK (recorded >= 0),
    passed_over integer NOT NULL CHECK (passed_over >= 0),
    reasons text[] NOT NULL,
    -- Times of its positions, of which the last 100.
    recorded_at timestamptz[] NOT NULL,
    PRIMARY KEY (tracker_id, slot)
  )`;

/** Trackers show what they sent last, and whether that is too seldom. */
export class TrackerMessages1764383000000 implements MigrationInterface {
  name = 'TrackerMessages1764383000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGES);
    await runner.query('CREATE INDEX tracker_message_received ON tracker_message (received_at)');
    await runner.query('ALTER TABLE tracker ADD COLUMN message_count bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tracker DROP COLUMN message_count');
    await runner.query('DROP TABLE tracker_message');
  }
}
