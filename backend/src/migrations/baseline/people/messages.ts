/** Short messages and mail on their way out. */
export const MESSAGES = [
  `CREATE TABLE sms_message (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    recipient text,
    -- There as long as it has to be sent, and no longer.
    text text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    next_try_at timestamptz NOT NULL,
    sent_at timestamptz,
    dropped_at timestamptz,
    CHECK (sent_at IS NULL OR dropped_at IS NULL),
    CHECK (((sent_at IS NULL) AND (dropped_at IS NULL)) = (text IS NOT NULL)),
    CHECK (text IS NULL OR recipient IS NOT NULL)
  )`,
  'CREATE INDEX sms_message_age ON sms_message (created_at)',
  'CREATE INDEX sms_message_waiting ON sms_message (next_try_at) WHERE sent_at IS NULL AND dropped_at IS NULL',
  `CREATE TABLE mail_message (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    recipient text NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
    -- There as long as it has to be sent, and no longer.
    text text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    next_try_at timestamptz NOT NULL,
    sent_at timestamptz,
    dropped_at timestamptz,
    CHECK (sent_at IS NULL OR dropped_at IS NULL),
    CHECK (((sent_at IS NULL) AND (dropped_at IS NULL)) = (text IS NOT NULL))
  )`,
  'CREATE INDEX mail_message_age ON mail_message (created_at)',
  'CREATE INDEX mail_message_waiting ON mail_message (next_try_at) WHERE sent_at IS NULL AND dropped_at IS NULL',
];
