import { statement } from '../../../platform/db/statement';

/**
 * Uses an allowance and gives how much is used now; no row when that would exceed the limit. A first use always fits.
 * $1 subject, $2 start of the period, $3 how much, $4 limit.
 */
export const USE_ALLOWANCE = statement(
  'identity.use-allowance',
  `INSERT INTO allowance_use AS spent (subject, period_start, used) VALUES ($1, $2, $3)
         ON CONFLICT (subject, period_start) DO UPDATE SET used = spent.used + excluded.used
         WHERE spent.used + excluded.used <= $4 RETURNING used`,
);

/** Takes one use back. $1 subject, $2 start of the period. */
export const RETURN_ALLOWANCE = statement(
  'identity.return-allowance',
  'UPDATE allowance_use SET used = greatest(0, used - 1) WHERE subject = $1 AND period_start = $2',
);

/** Uses of an allowance: all since a time, and those since a later time. $1 subject, $2 since, $3 later. */
export const ALLOWANCE_USED = statement(
  'identity.allowance-used',
  `SELECT coalesce(sum(used), 0)::int AS total,
           coalesce(sum(used) FILTER (WHERE period_start >= $3), 0)::int AS latest
         FROM allowance_use WHERE subject = $1 AND period_start >= $2`,
  { notNull: ['total', 'latest'] },
);

/** Deletes uses that count for nothing any more. $1 start of the period before. */
export const DELETE_OLD_ALLOWANCES = statement(
  'identity.delete-old-allowances',
  'DELETE FROM allowance_use WHERE period_start < $1',
);

/** The device of an account with its failures since a time. $1 account, $2 token hash, $3 since. */
export const FIND_DEVICE_WITH_FAILURES = statement(
  'identity.find-device-with-failures',
  `SELECT id, (
           SELECT coalesce(sum(used), 0)::int FROM allowance_use
           WHERE subject = 'pin:device:' || device.id AND period_start >= $3
         ) AS failures
         FROM device WHERE account_id = $1 AND token_hash = $2`,
  { notNull: ['failures'] },
);
