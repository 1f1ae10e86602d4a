import { isWithin, LIMITS } from '@wakafine/domain/limits';
import { arrayParameter } from '../../platform/array-parameter';
import type { Services } from '../../platform/context';
import { badInput } from '../../platform/errors';
import { groupBy } from '../../platform/group-by';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import type { Revision } from './revision';
import { PENDING_REVISIONS, REVISIONS_OF } from './revision.queries';

/** The revisions of violations, newest first, one list for each id in one statement. */
export async function violationRevisions(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<Revision[][]> {
  const rows = await db.rows<Revision>(REVISIONS_OF, [arrayParameter(ids)]);
  const byViolation = groupBy(rows, ({ violationId }) => violationId);
  return ids.map((id) => [...(byViolation.get(id) ?? [])]);
}

/** Who reads what waits: staff so many rows of it, or whoever runs the server all of it. */
export type RevisionReader = 'COMMAND_LINE' | { readonly first: number };

/** A change that waits for a person, with the journey that it is of; null once that is deleted. */
export type PendingRevision = Revision & { readonly journeyId: number | null };

/**
 * What waits for a person, oldest first, for staff or whoever runs the server; all of it where no number is given.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (first)
 */
export function pendingRevisions(ctx: AppCtx, by: RevisionReader): Promise<PendingRevision[]> {
  if (by === 'COMMAND_LINE') {
    return ctx.db.rows<PendingRevision>(PENDING_REVISIONS, [null]);
  }
  requirePermission(ctx, 'canSuspendVehicles');
  if (!isWithin(by.first, LIMITS.pageSize)) {
    throw badInput({ first: `Must be a whole number from ${LIMITS.pageSize.min} to ${LIMITS.pageSize.max}` });
  }
  return ctx.db.rows<PendingRevision>(PENDING_REVISIONS, [by.first]);
}
