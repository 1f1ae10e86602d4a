import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import { groupBy } from '../../../platform/db/group-by';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { Revision } from './revision';
import { PENDING_REVISIONS, REVISIONS_OF } from './revision.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** The revisions of violations, newest first, one list for each id in one statement. */
export async function violationRevisions(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<Revision[][]> {
  const rows: Revision[] = await db.rows(REVISIONS_OF, [arrayParameter(ids)]);
  const byViolation = groupBy(rows, ({ violationId }) => violationId);
  return ids.map((id) => [...(byViolation.get(id) ?? [])]);
}

/** A pending change with the id of its journey; null once the journey is deleted. */
export type PendingRevision = Revision & { readonly journeyId: number | null };

/** All pending changes, oldest first, for the command line of the server. */
export function allPendingRevisions({ db }: Pick<Services, 'db'>): Promise<PendingRevision[]> {
  return db.rows(PENDING_REVISIONS, [null, null]);
}

/**
 * A page of the pending changes, oldest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles
 */
export const pendingRevisions = act(
  { may: right('canSuspendVehicles') },
  async (ctx, request: PageRequest): Promise<Page<PendingRevision>> =>
    pageOf(await ctx.db.rows(PENDING_REVISIONS, [request.afterId, request.first + 1]), request),
);
