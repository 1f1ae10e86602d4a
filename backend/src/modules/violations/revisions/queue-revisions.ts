import type { AppCtx } from '../../identity/accounts/actor';
import type { PendingChange } from './review-plan';
import { areSameFigures } from './revision';
import type { Revision } from './revision';
import { HELD_REVISIONS, QUEUE_REVISION, SUPERSEDE_REVISIONS } from './revision.queries';

/**
 * Has the changes of a journey for the worse wait for a person: each once, none that somebody has dropped, and none any more
 * that judging again does not give. Gives how many have begun or ended to wait.
 */
export async function queueRevisions(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  { journeyId, held }: { journeyId: number; held: readonly PendingChange[] },
): Promise<number> {
  const known: Revision[] = await db.rows(HELD_REVISIONS, [journeyId]);
  const isOver = known.filter((revision) => revision.isPending && !held.some((each) => isOf(revision, each)));
  const begun = held.filter((each) => !known.some((revision) => isOf(revision, each)));
  if (isOver.length > 0) {
    await db.rows(SUPERSEDE_REVISIONS, [isOver.map(({ id }) => id), clock()]);
  }
  for (const { violationId, reason, before, after } of begun) {
    const ofJourney = violationId === null ? journeyId : null;
    await db.rows(QUEUE_REVISION, [violationId, ofJourney, clock(), reason, before, after]);
  }
  return isOver.length + begun.length;
}

function isOf(revision: Revision, { violationId, after }: PendingChange): boolean {
  return revision.violationId === violationId && areSameFigures(revision.after, after);
}
