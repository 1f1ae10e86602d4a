import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODES = [
  // The used part of an allowance in the period (an hour or a day) that starts then.
  `CREATE TABLE allowance_use (
    subject      text NOT NULL,
    period_start timestamptz NOT NULL,
    used         integer NOT NULL CHECK (used >= 0),
    PRIMARY KEY (subject, period_start)
  )`,
  'CREATE INDEX allowance_use_age ON allowance_use (period_start)',
  // The one live code of a number, or of the known devices of an account. A number without an account has one too.
  `CREATE TABLE one_time_code (
    subject       text PRIMARY KEY,
    mobile_number text NOT NULL CHECK (mobile_number ~ '^6[0-9]{8}$'),
    account_id    bigint REFERENCES account ON DELETE CASCADE,
    code_hash     text NOT NULL,
    link_hash     bytea UNIQUE,
    tries         integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    expires_at    timestamptz NOT NULL
  )`,
  'CREATE INDEX one_time_code_account ON one_time_code (account_id)',
  'CREATE INDEX one_time_code_expiry ON one_time_code (expires_at)',
  'DROP TABLE pin_reset',
  // A request for a code. Every request of a subject can be completed with the subject's live code.
  `CREATE TABLE pin_reset (
    id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    subject         text NOT NULL,
    account_id      bigint REFERENCES account ON DELETE CASCADE,
    is_message_sent boolean NOT NULL,
    created_at      timestamptz NOT NULL
  )`,
  'CREATE INDEX pin_reset_subject ON pin_reset (subject, created_at)',
  'CREATE INDEX pin_reset_account ON pin_reset (account_id)',
  'CREATE INDEX pin_reset_age ON pin_reset (created_at)',
];

const BEFORE = [
  'DROP TABLE pin_reset, one_time_code, allowance_use',
  `CREATE TABLE pin_reset (
    id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    mobile_number text NOT NULL CHECK (mobile_number ~ '^6[0-9]{8}$'),
    account_id    bigint REFERENCES account ON DELETE CASCADE,
    code_hash     text,
    tries         integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    created_at    timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL CHECK (expires_at > created_at),
    used_at       timestamptz,
    CHECK (used_at IS NULL OR code_hash IS NULL)
  )`,
  'CREATE INDEX pin_reset_number ON pin_reset (mobile_number, created_at)',
  'CREATE INDEX pin_reset_account ON pin_reset (account_id)',
  'CREATE INDEX pin_reset_age ON pin_reset (created_at)',
];

/** Counts failed sign-ins, one-time codes and messages over hours, days and a year. */
export class Allowances1763720400001 implements MigrationInterface {
  name = 'Allowances1763720400001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CODES) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BEFORE) {
      await runner.query(statement);
    }
  }
}
