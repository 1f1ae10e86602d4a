import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import { groupBy } from '../../../platform/db/group-by';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Revision } from './revision';
import { PENDING_REVISIONS, REVISIONS_OF } from './revision.queries';

/** The revisions of violations, newest first, one list for each id in one statement. */
export async function violationRevisions(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<Revision[][]> {
  const rows: Revision[] = await db.rows(REVISIONS_OF, [arrayParameter(ids)]);
  const byViolation = groupBy(rows, ({ violationId }) => violationId);
  return ids.map((id) => [...(byViolation.get(id) ?? [])]);
}

/** Reader of the pending changes: staff get the first rows, the command line of the server gets all of them. */
export type RevisionReader = 'COMMAND_LINE' | { readonly first: number };

/** A pending change with the id of its journey; null once the journey is deleted. */
export type PendingRevision = Revision & { readonly journeyId: number | null };

/**
 * The pending changes, oldest first: the first rows for staff, all of them for the command line.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (first)
 */
export function pendingRevisions(ctx: AppCtx, by: RevisionReader): Promise<PendingRevision[]> {
  if (by === 'COMMAND_LINE') {
    return ctx.db.rows(PENDING_REVISIONS, [null]);
  }
  requirePermission(ctx, 'canSuspendVehicles');
  if (!isWithin(by.first, LIMITS.pageSize)) {
    throw badInput({ first: `Must be a whole number from ${LIMITS.pageSize.min} to ${LIMITS.pageSize.max}` });
  }
  return ctx.db.rows(PENDING_REVISIONS, [by.first]);
}
