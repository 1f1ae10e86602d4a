import { idBefore } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';
import { roleIs } from '../accounts/role-sql';

const MAY_DECIDE = roleIs('account.role', ({ permissions }) =>
  permissions.includes('canAccessSystemSettings'),
);

/**
 * SQL that is true for a key that is accepted at a time, over the tables api_key (as key) and account: a key of an agency only while
 * its account is of that agency, one of the authority only while its account may decide on keys.
 */
const isAccepted = (now: string): string =>
  `key.is_approved AND key.revoked_at IS NULL AND key.expires_at > ${now} AND NOT account.is_suspended
           AND (key.kind <> 'AGENCY' OR account.agency_name = key.agency_name)
           AND (key.kind <> 'AUTHORITY' OR ${MAY_DECIDE})`;

/**
 * Keys that are accepted, of secrets, with the points that all processes have stored of today; the former secret of a rotated key
 * until its time. $1 possible hashes of the secrets, $2 now, $3 whether demo mode is on, $4 start of the day.
 */
export const FIND_KEYS = statement(
  'identity.find-keys',
  `SELECT secret.hash, secret.number AS "secretNumber", key.id, key.account_id AS "accountId", key.kind, key.scopes,
           least(key.expires_at, secret.until) AS "expiresAt", coalesce(today.points, 0)::float8 AS "pointsToday"
         FROM api_key key JOIN account ON account.id = key.account_id
         CROSS JOIN LATERAL (VALUES (key.secret_hash, key.secret_number, NULL::timestamptz),
           (key.former_hash, key.secret_number - 1, key.former_until)) AS secret (hash, number, until)
         LEFT JOIN LATERAL (SELECT sum(used.points) AS points FROM api_key_use used
           WHERE used.key_id = key.id AND used.hour >= $4) today ON true
         WHERE (key.secret_hash = ANY ($1::bytea[]) OR key.former_hash = ANY ($1::bytea[]))
           AND secret.hash = ANY ($1::bytea[]) AND (secret.until IS NULL OR secret.until > $2)
           AND ${isAccepted('$2')} AND ($3 OR NOT account.is_demo)`,
  { notNull: ['hash', 'secretNumber', 'expiresAt', 'pointsToday'] },
);

/** Keys, of many, that go on, with the number of the secret that always works and of the oldest that does. $1 keys, $2 now. */
export const LIVE_KEYS = statement(
  'identity.live-keys',
  `SELECT key.id, CASE WHEN key.former_until > $2 THEN key.secret_number - 1 ELSE key.secret_number END AS "oldestSecret"
         FROM api_key key JOIN account ON account.id = key.account_id
         WHERE key.id = ANY ($1::bigint[]) AND ${isAccepted('$2')}`,
  { notNull: ['oldestSecret'] },
);

/** Adds to the use of keys by hours. $1 keys, $2 hours, $3 points, $4 calls, $5 refused calls. */
export const ADD_KEY_USE = statement(
  'identity.add-key-use',
  `INSERT INTO api_key_use AS known (key_id, hour, points, calls, refused)
         SELECT used.key_id, used.hour, used.points, used.calls, used.refused
         FROM unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::bigint[])
           AS used (key_id, hour, points, calls, refused)
         JOIN api_key key ON key.id = used.key_id
         ORDER BY used.key_id, used.hour
         ON CONFLICT (key_id, hour) DO UPDATE SET points = known.points + excluded.points,
           calls = known.calls + excluded.calls, refused = known.refused + excluded.refused`,
);

/** Notes when keys were used last. $1 keys, $2 now. */
export const TOUCH_KEYS = statement(
  'identity.touch-keys',
  'UPDATE api_key SET last_used_at = $2 WHERE id = ANY ($1::bigint[])',
);

/** Deletes the use of hours long ago. $1 hours before. */
export const DELETE_OLD_KEY_USE = statement(
  'identity.delete-old-key-use',
  'DELETE FROM api_key_use WHERE hour < $1',
);

const KEY_COLUMNS = `key.id, key.account_id AS "accountId", key.kind, key.agency_name AS "agencyName", key.name, key.purpose,
           key.scopes, key.hint, key.created_at AS "createdAt", key.expires_at AS "expiresAt", key.former_until AS "formerUntil",
           key.decided_at AS "decidedAt", key.is_approved AS "isApproved", key.revoked_at AS "revokedAt",
           key.last_used_at AS "lastUsedAt", account.username AS "ownerName", account.mobile_number AS "ownerNumber", coalesce(today.points, 0)::float8 AS "pointsToday",
           coalesce(today.refused, 0)::float8 AS "refusedToday"`;
const KEYS_OF_TODAY = (day: string): string =>
  `api_key key JOIN account ON account.id = key.account_id
         LEFT JOIN LATERAL (SELECT sum(used.points) AS points, sum(used.refused) AS refused FROM api_key_use used
           WHERE used.key_id = key.id AND used.hour >= ${day}) today ON true`;
const FILLED = { notNull: ['pointsToday', 'refusedToday'] } as const;

/** The latest keys of an account with their use of today, newest first. $1 account, $2 start of the day. */
export const KEYS_OF_ACCOUNT = statement(
  'identity.keys-of-account',
  `SELECT ${KEY_COLUMNS} FROM ${KEYS_OF_TODAY('$2')} WHERE key.account_id = $1 ORDER BY key.id DESC LIMIT 50`,
  FILLED,
);

/** A key with its use of today. $1 key, $2 start of the day. */
export const KEY_BY_ID = statement(
  'identity.key-by-id',
  `SELECT ${KEY_COLUMNS} FROM ${KEYS_OF_TODAY('$2')} WHERE key.id = $1`,
  FILLED,
);

/** Keys that wait for a decision, oldest first. $1 start of the day. */
export const REQUESTED_KEYS = statement(
  'identity.requested-keys',
  `SELECT ${KEY_COLUMNS} FROM ${KEYS_OF_TODAY('$1')} WHERE key.decided_at IS NULL ORDER BY key.id LIMIT 200`,
  FILLED,
);

/** The latest keys that were decided on, newest first. $1 start of the day. */
export const DECIDED_KEYS = statement(
  'identity.decided-keys',
  `SELECT ${KEY_COLUMNS} FROM ${KEYS_OF_TODAY('$1')} WHERE key.decided_at IS NOT NULL ORDER BY key.id DESC LIMIT 200`,
  FILLED,
);

/** A page of all keys, newest first. $1 start of the day, $2 the row before or null, $3 how many. */
export const KEYS_PAGE = statement(
  'identity.keys-page',
  `SELECT ${KEY_COLUMNS} FROM ${KEYS_OF_TODAY('$1')} WHERE ${idBefore('key.id', '$2')} ORDER BY key.id DESC LIMIT $3`,
  FILLED,
);

/** Lets one key of an account be created at a time, until the transaction ends; gives the agency. $1 account. */
export const LOCK_KEY_OWNER = statement(
  'identity.lock-key-owner',
  'SELECT agency_name AS "agencyName" FROM account WHERE id = $1 FOR UPDATE',
);

/** Keys of an account that work, or wait for a decision. $1 account, $2 now. */
export const COUNT_KEYS = statement(
  'identity.count-keys',
  `SELECT count(*)::integer AS count FROM api_key
         WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > $2 AND is_approved IS DISTINCT FROM false`,
  { notNull: ['count'] },
);

/**
 * Stores a key. $1 account, $2 kind, $3 agency, $4 name, $5 purpose, $6 scopes, $7 hint, $8 hash of the secret, $9 now, $10 expiry,
 * $11 when it was approved, null while it waits for a decision.
 */
export const INSERT_KEY = statement(
  'identity.insert-key',
  `INSERT INTO api_key (account_id, kind, agency_name, name, purpose, scopes, hint, secret_hash, created_at, expires_at, decided_at,
           is_approved)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $11::timestamptz IS NULL THEN NULL ELSE true END)
         RETURNING id`,
);

/** Gives a key a new secret; the one before works on until a time. $1 key, $2 hint, $3 hash of the secret, $4 end of the former one. */
export const ROTATE_KEY = statement(
  'identity.rotate-key',
  `UPDATE api_key SET former_hash = secret_hash, former_until = $4, hint = $2, secret_hash = $3, secret_number = secret_number + 1
         WHERE id = $1`,
);

/** Ends a key for good. $1 key, $2 now. */
export const REVOKE_KEY = statement(
  'identity.revoke-key',
  'UPDATE api_key SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
);

/** Decides on a key that waits for it. $1 key, $2 now, $3 who decides, $4 whether it is approved. */
export const DECIDE_ON_KEY = statement(
  'identity.decide-on-key',
  `UPDATE api_key SET decided_at = $2, decided_by = $3, is_approved = $4 WHERE id = $1 AND decided_at IS NULL AND revoked_at IS NULL
         RETURNING id`,
);

/** Lets one act on a key at a time, until the transaction ends. $1 key. */
export const LOCK_KEY = statement('identity.lock-key', 'SELECT id FROM api_key WHERE id = $1 FOR UPDATE');

/** Use of a key in the hours of a time, in their order. $1 key, $2 from, $3 before. */
export const KEY_USE_BY_HOUR = statement(
  'identity.key-use-by-hour',
  `SELECT hour, points::float8 AS points, calls::float8 AS calls, refused::float8 AS refused FROM api_key_use
         WHERE key_id = $1 AND hour >= $2 AND hour < $3 ORDER BY hour`,
  { notNull: ['points', 'calls', 'refused'] },
);

/** Use of a key by days of Africa/Douala, in their order, those without any left out. $1 key, $2 from, $3 before. */
export const KEY_USE_BY_DAY = statement(
  'identity.key-use-by-day',
  `SELECT (hour AT TIME ZONE 'Africa/Douala')::date - DATE '1970-01-01' AS day, sum(points)::float8 AS points,
           sum(calls)::float8 AS calls, sum(refused)::float8 AS refused FROM api_key_use
         WHERE key_id = $1 AND hour >= $2 AND hour < $3 GROUP BY 1 ORDER BY 1`,
  { notNull: ['day', 'points', 'calls', 'refused'] },
);
