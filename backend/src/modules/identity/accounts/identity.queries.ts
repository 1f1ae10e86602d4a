import { STAFF_IDLE_MS, TOTP_GRACE_MS } from '@wakafine/domain/people/staff-session';
import { statement } from '../../../platform/db/statement';
import { hasPasswordSql, isCitizenSql, roleIs } from './role-sql';

/**
 * Time when a session ends if nothing more comes of its person: a citizen's at its expiry, that of staff also
 * when idle for too
 * long. Over the tables session and account.
 */
export const SESSION_ENDS_AT = `CASE WHEN ${isCitizenSql('account.role')} THEN session.expires_at
  ELSE least(session.expires_at, greatest(session.created_at, session.active_at) + interval '${STAFF_IDLE_MS} ms') END`;

/**
 * The live sessions of tokens and their accounts' roles; suspended accounts have none, demo accounts only in demo mode.
 * $1 possible marks of the tokens, $2 now, $3 whether demo mode is on.
 */
export const FIND_SESSIONS = statement(
  'identity.find-sessions',
  `SELECT session.token_hash AS mark, session.id AS "sessionId", session.account_id AS "accountId", account.role AS role,
           ${SESSION_ENDS_AT} AS "expiresAt", greatest(session.created_at, session.active_at) AS "activeAt",
           account.must_change_password AS "mustChangePassword",
           NOT $3 AND ${roleIs('account.role', ({ needsSecondFactor }) => needsSecondFactor)} AND account.totp_confirmed_at IS NULL
             AND coalesce(account.totp_grace_from + interval '${TOTP_GRACE_MS} ms' <= $2, false) AS "mustEnrolTotp"
         FROM session JOIN account ON account.id = session.account_id
         WHERE session.token_hash = ANY ($1::bytea[]) AND ${SESSION_ENDS_AT} > $2 AND NOT account.is_suspended
           AND ($3 OR NOT account.is_demo)`,
  { notNull: ['expiresAt', 'activeAt', 'mustEnrolTotp'] },
);

/** Sessions, of many, that go on, with the roles of their accounts. $1 sessions, $2 now. */
export const LIVE_SESSIONS = statement(
  'identity.live-sessions',
  `SELECT session.id, account.role FROM session JOIN account ON account.id = session.account_id
         WHERE session.id = ANY ($1::bigint[]) AND ${SESSION_ENDS_AT} > $2 AND NOT account.is_suspended`,
);

/** Starts a session. $1 account, $2 token hash, $3 now, $4 expiry, $5 device. */
export const INSERT_SESSION = statement(
  'identity.insert-session',
  `INSERT INTO session (account_id, token_hash, created_at, expires_at, device) VALUES ($1, $2, $3, $4, $5)
         RETURNING id`,
);

/** Lets only one sign-in at a time of an account begin a session, until its transaction ends. $1 account. */
export const LOCK_SIGN_INS = statement(
  'identity.lock-sign-ins',
  `SELECT pg_advisory_xact_lock(hashtextextended('sign-in:' || $1::bigint, 0))`,
);

/** Ends the oldest sessions of an account beyond a number. $1 account, $2 sessions that stay. */
export const DELETE_OLDEST_SESSIONS = statement(
  'identity.delete-oldest-sessions',
  `DELETE FROM session WHERE id IN (
           SELECT id FROM session WHERE account_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)
         RETURNING id`,
);

/** Discards the devices of an account that were not used for longest. $1 account, $2 devices that stay. */
export const DELETE_OLDEST_DEVICES = statement(
  'identity.delete-oldest-devices',
  `DELETE FROM device WHERE id IN (
           SELECT id FROM device WHERE account_id = $1 ORDER BY last_used_at DESC, id DESC OFFSET $2)`,
);

/** Ends all sessions of an account. $1 account. */
export const DELETE_SESSIONS_OF = statement(
  'identity.delete-sessions-of',
  'DELETE FROM session WHERE account_id = $1 RETURNING id',
);

/** Discards sessions whose time is over. $1 now. */
export const DELETE_EXPIRED_SESSIONS = statement(
  'identity.delete-expired-sessions',
  `DELETE FROM session WHERE id IN (
           SELECT id FROM session WHERE expires_at <= $1
           UNION ALL SELECT session.id FROM account JOIN session ON session.account_id = account.id
           WHERE ${hasPasswordSql('account.role')} AND ${SESSION_ENDS_AT} <= $1)`,
);

/** Notes that the person at a session does something. $1 session, $2 now. */
export const TOUCH_SESSION = statement(
  'identity.touch-session',
  'UPDATE session SET active_at = greatest(active_at, $2) WHERE id = $1',
);

/** Creates a citizen; gives no row when the number is in use. $1 number, $2 PIN hash, $3 now. */
export const INSERT_CITIZEN = statement(
  'identity.insert-citizen',
  `INSERT INTO account (username, mobile_number, pin_hash, role, created_at)
         VALUES ($1, $1, $2, 'CITIZEN', $3) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Remembers that an account was used on a device. $1 account, $2 token hash, $3 now. */
export const UPSERT_DEVICE = statement(
  'identity.upsert-device',
  `INSERT INTO device (account_id, token_hash, last_used_at) VALUES ($1, $2, $3)
         ON CONFLICT (account_id, token_hash) DO UPDATE SET last_used_at = excluded.last_used_at`,
);

/** Whether an account was used on a device before. $1 account, $2 token hash. */
export const FIND_DEVICE = statement(
  'identity.find-device',
  'SELECT id FROM device WHERE account_id = $1 AND token_hash = $2',
);

/** Device tokens, of some, that the server has issued to whatever account. $1 token hashes. */
export const KNOWN_DEVICES = statement(
  'identity.known-devices',
  'SELECT DISTINCT token_hash AS "tokenHash" FROM device WHERE token_hash = ANY ($1::bytea[])',
);

/** Whether a device token is one that the server has given out, to whatever account. $1 token hash. */
export const KNOW_DEVICE_TOKEN = statement(
  'identity.know-device-token',
  'SELECT id FROM device WHERE token_hash = $1 LIMIT 1',
);

/**
 * The counter of a subject, created where there is none, and held until the transaction ends. One statement: the row can't
 * be deleted between its creation and its lock. $1 subject, $2 now.
 */
export const LOCK_COUNTER = statement(
  'identity.hold-counter',
  `INSERT INTO sign_in_counter (subject, tries, window_started_at, lock_count) VALUES ($1, 0, $2, 0)
         ON CONFLICT (subject) DO UPDATE SET subject = excluded.subject
         RETURNING tries, window_started_at AS "windowStartedAt", lock_count AS "lockCount",
           locked_until AS "lockedUntil"`,
);

/** Stores a PIN under another hash, unless it was changed meanwhile. $1 account, $2 hash, $3 former hash. */
export const RENEW_PIN_HASH = statement(
  'identity.renew-pin-hash',
  'UPDATE account SET pin_hash = $2 WHERE id = $1 AND pin_hash = $3',
);

/** Stores a password under another hash, unless it was changed meanwhile. $1 account, $2 hash, $3 former hash. */
export const RENEW_PASSWORD_HASH = statement(
  'identity.renew-password-hash',
  'UPDATE account SET password_hash = $2 WHERE id = $1 AND password_hash = $3',
);

/** Every session of an account. $1 account. */
export const SESSIONS_OF = statement('identity.sessions-of', 'SELECT id FROM session WHERE account_id = $1');

/** Lets one decision on accounts of staff at a time go on, until its transaction ends. */
export const LOCK_STAFF_DECISIONS = statement(
  'identity.lock-staff-decisions',
  `SELECT pg_advisory_xact_lock(hashtext('wakafine staff decisions'))`,
);

const MANAGES_USERS = roleIs('role', ({ permissions }) => permissions.includes('canManageUsers'));

/** Holds everybody who administers now, so that two can't put each other out at once, and gives who they are. */
export const LOCK_ADMINISTRATORS = statement(
  'identity.lock-administrators',
  `SELECT id FROM account WHERE ${MANAGES_USERS} AND NOT is_suspended ORDER BY id FOR NO KEY UPDATE`,
);
