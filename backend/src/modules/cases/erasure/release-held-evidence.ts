import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { lockJourneyOf } from '../case-file';
import { END_HOLD, RELEASABLE } from './held-evidence.queries';
import { holdsDecidedAfter, withdrawErased } from './withdraw-erased';

const RELEASED_PER_RUN = 200;

/**
 * Redacts the evidence of erased accounts that no case holds any more, and withdraws its violations: 90 days after the decision, or as
 * soon as a case ends without one. Each is a transaction of its own: a killed run leaves the rest.
 */
export async function releaseHeldEvidence(services: Services): Promise<void> {
  const ctx: AppCtx = { ...services, actor: null };
  const decidedAfter = holdsDecidedAfter(services);
  for (const { violationId } of await ctx.db.rows(RELEASABLE, [decidedAfter, RELEASED_PER_RUN])) {
    await inTransaction(ctx, async (tx) => {
      await lockJourneyOf(tx, violationId);
      await withdrawErased(tx, await tx.db.rows(END_HOLD, [violationId, decidedAfter]));
    });
  }
}
