import { statement } from '../../../platform/db/statement';

/**
 * Creates a demo account, or restores one to its published state; an account of somebody else
 * under that name
 * stays as it is. $1 username, $2 number, $3 PIN hash, $4 password hash, $5 role, $6 name, $7 now,
 * $8 agency or null.
 */
export const UPSERT_DEMO_ACCOUNT = statement(
  'identity.upsert-demo-account',
  `INSERT INTO account (username, mobile_number, pin_hash, password_hash, role, full_name, is_demo, created_at,
           number_proven_at, agency_name)
         VALUES ($1, $2, $3, $4, $5, $6, true, $7, CASE WHEN $2::text IS NOT NULL THEN $7::timestamptz END, $8)
         ON CONFLICT (username) DO UPDATE SET pin_hash = excluded.pin_hash, password_hash = excluded.password_hash,
           role = excluded.role, agency_name = excluded.agency_name, is_suspended = false, must_change_password = false,
           totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL,
           number_proven_at = coalesce(account.number_proven_at, excluded.number_proven_at)
         WHERE account.is_demo`,
);

/** Names of the demo accounts that there are: the citizens among them can be cleared away. */
export const DEMO_USERNAMES = statement(
  'identity.demo-usernames',
  'SELECT username FROM account WHERE is_demo AND NOT is_suspended',
);
