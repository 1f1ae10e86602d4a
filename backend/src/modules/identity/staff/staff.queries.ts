import { statement } from '../../../platform/db/statement';
import { hasPasswordSql, isStaffSql, roleIs } from '../accounts/role-sql';

const MANAGES_USERS = roleIs('role', ({ permissions }) => permissions.includes('canManageUsers'));

/** Staff and people of agencies by username in any case, with what a sign-in is checked against. $1 username. */
export const FIND_STAFF = statement(
  'identity.find-staff',
  `SELECT id, role, password_hash AS "passwordHash", is_suspended AS "isSuspended", is_demo AS "isDemo"
         FROM account WHERE lower(username) = lower($1) AND ${hasPasswordSql('role')}`,
);

/** The password hash of an account of staff or of an agency. $1 account. */
export const FIND_PASSWORD_HASH = statement(
  'identity.find-password-hash',
  `SELECT username, password_hash AS "passwordHash", is_demo AS "isDemo"
         FROM account WHERE id = $1 AND ${hasPasswordSql('role')}`,
);

/**
 * Remembers a sign-in and holds the account; gives no row when the password was changed meanwhile. $1 account, $2 now,
 * $3 hash of the password that was verified, $4 whether the role needs a second factor: the first such sign-in begins the
 * time in which to set it up.
 */
export const TOUCH_SIGN_IN = statement(
  'identity.touch-sign-in',
  `UPDATE account SET last_sign_in_at = $2,
           totp_grace_from = CASE WHEN $4 THEN coalesce(totp_grace_from, $2) ELSE totp_grace_from END
         WHERE id = $1 AND password_hash = $3 RETURNING id`,
);

/** Time when somebody last showed a secret at a session. $1 session. */
export const CONFIRMED_AT = statement(
  'identity.confirmed-at',
  'SELECT greatest(created_at, confirmed_at) AS "confirmedAt" FROM session WHERE id = $1',
  { notNull: ['confirmedAt'] },
);

/**
 * Creates staff; gives no row when the username is in use. $1 username, $2 password hash, $3 role, $4 name, $5
 * must change, $6 now.
 */
export const INSERT_STAFF = statement(
  'identity.insert-staff',
  `INSERT INTO account (username, password_hash, role, full_name, must_change_password, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Whether there is an administrator but demo accounts. */
export const HAS_ADMINISTRATOR = statement(
  'identity.has-administrator',
  `SELECT EXISTS (SELECT FROM account WHERE ${MANAGES_USERS} AND NOT is_demo) AS "isThere"`,
  { notNull: ['isThere'] },
);

/** Lets one server process at a time look for the first administrator; until the transaction ends. */
export const LOCK_FIRST_ADMINISTRATOR = statement(
  'identity.lock-first-administrator',
  `SELECT pg_advisory_xact_lock(hashtext('wakafine first administrator'))`,
);

/** All staff, by name. */
export const LIST_STAFF = statement(
  'identity.list-staff',
  `SELECT username, role, full_name AS "fullName", is_suspended AS "isSuspended", is_demo AS "isDemo",
           must_change_password AS "mustChangePassword", totp_confirmed_at IS NOT NULL AS "hasTotp",
           last_sign_in_at AS "lastSignInAt"
         FROM account WHERE ${isStaffSql('role')} ORDER BY lower(username)`,
  { notNull: ['hasTotp'] },
);

/** Adds an act of anyone who runs the server's commands to the audit log. $1 time, $2 act, $3 target. */
export const INSERT_COMMAND_AUDIT_ENTRY = statement(
  'identity.insert-command-audit-entry',
  `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act, target)
         VALUES ($1, NULL, 'command line', 'ADMIN', $2, $3)`,
);
