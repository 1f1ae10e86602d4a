import { statement } from '../../../platform/db/statement';

/** Notes that an account is to be deleted; the first time stands. $1 account, $2 now. */
export const REQUEST_DELETION = statement(
  'identity.request-deletion',
  `UPDATE account SET deletion_requested_at = coalesce(deletion_requested_at, $2) WHERE id = $1
         RETURNING deletion_requested_at AS "requestedAt"`,
  { notNull: ['requestedAt'] },
);

/**
 * Withdraws a deletion, unless it is due; gives no row then. $1 account, $2 latest time of a request that is
 * due.
 */
export const UNDO_DELETION = statement(
  'identity.undo-deletion',
  `UPDATE account SET deletion_requested_at = NULL
         WHERE id = $1 AND (deletion_requested_at IS NULL OR deletion_requested_at > $2) RETURNING id`,
);
