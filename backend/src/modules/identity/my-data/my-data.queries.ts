import type { Statement } from '../../../platform/db/db';

/** Notes that an account is to be deleted; the first time stands. $1 account, $2 now. */
export const REQUEST_DELETION: Statement = {
  name: 'identity.request-deletion',
  text: `UPDATE account SET deletion_requested_at = coalesce(deletion_requested_at, $2) WHERE id = $1
         RETURNING deletion_requested_at AS "requestedAt"`,
};

/** Takes a deletion back, unless it is due; gives no row then. $1 account, $2 latest time of a request that is due. */
export const UNDO_DELETION: Statement = {
  name: 'identity.undo-deletion',
  text: `UPDATE account SET deletion_requested_at = NULL
         WHERE id = $1 AND (deletion_requested_at IS NULL OR deletion_requested_at > $2) RETURNING id`,
};
