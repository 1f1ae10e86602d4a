import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time codes to reset a PIN, and an outbox for short messages. */
export class PinReset1763630000000 implements MigrationInterface {
  name = 'PinReset1763630000000';

  async up(runner: QueryRunner): Promise<void> {
    // Unknown numbers have rows without an account: they cost the same and count towards the same limit.
    await runner.query(`CREATE TABLE pin_reset (
      id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      mobile_number text NOT NULL CHECK (mobile_number ~ '^6[0-9]{8}$'),
      account_id    bigint REFERENCES account ON DELETE CASCADE,
      code_hash     text,
      tries         integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
      created_at    timestamptz NOT NULL,
      expires_at    timestamptz NOT NULL CHECK (expires_at > created_at),
      used_at       timestamptz,
      CHECK (used_at IS NULL OR code_hash IS NULL)
    )`);
    await runner.query('CREATE INDEX pin_reset_number ON pin_reset (mobile_number, created_at)');
    await runner.query('CREATE INDEX pin_reset_account ON pin_reset (account_id)');
    await runner.query('CREATE INDEX pin_reset_age ON pin_reset (created_at)');
    await runner.query(`CREATE TABLE sms_message (
      id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      recipient   text,
      text        text,
      created_at  timestamptz NOT NULL,
      expires_at  timestamptz NOT NULL,
      attempts    integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      next_try_at timestamptz NOT NULL,
      sent_at     timestamptz,
      dropped_at  timestamptz,
      CHECK (sent_at IS NULL OR dropped_at IS NULL),
      -- A text is there as long as it has to be sent, and no longer.
      CHECK ((sent_at IS NULL AND dropped_at IS NULL) = (text IS NOT NULL)),
      CHECK (text IS NULL OR recipient IS NOT NULL)
    )`);
    await runner.query(`CREATE INDEX sms_message_waiting ON sms_message (next_try_at)
      WHERE sent_at IS NULL AND dropped_at IS NULL`);
    await runner.query('CREATE INDEX sms_message_age ON sms_message (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sms_message, pin_reset');
  }
}
