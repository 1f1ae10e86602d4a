import { statement } from '../../platform/db/statement';

/** The agency that an account works for; no row for none. $1 account. */
export const AGENCY_OF_ACCOUNT = statement(
  'agencies.of-account',
  `SELECT agency_name AS agency FROM account WHERE id = $1 AND agency_name IS NOT NULL AND NOT is_suspended`,
  { notNull: ['agency'] },
);
