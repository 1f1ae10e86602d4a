import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { INSERT_COMMAND_AUDIT_ENTRY } from '../../identity/staff/staff.queries';
import { onlyPending } from '../../violations/revisions/review-plan';
import { DECIDE_ON_REVISION, LOCK_PENDING_REVISION } from '../../violations/revisions/revision.queries';
import type { PendingRevision } from '../../violations/revisions/violation-revisions';
import { judgeAgain, storeJudgedAgain } from './judge-again';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** A decision on a pending change: applied or dropped. */
export interface Decide {
  readonly revisionId: number | null;
  readonly isApplied: boolean;
}

/**
 * Applies or drops a pending change of a violation. Before it is applied the journey is judged again, which must still give
 * the very same change.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND for what does not wait, CONFLICT where judging
 * again gives something else now, or the fixes are thinned
 */
export const decideRevision = act(
  // The table speaks of a change that does not wait.
  { may: right('canSuspendVehicles'), seen: { staff: 'NOT_FOUND' } },
  (ctx, decision: Decide): Promise<void> => decide(ctx, decision, ctx.actor.accountId),
);

/** The same decision on the command line of the server, by its operator. @throws NOT_FOUND, CONFLICT */
export function decideByCommand(ctx: AppCtx, decision: Decide): Promise<void> {
  return decide(ctx, decision, null);
}

async function decide(ctx: AppCtx, { revisionId, isApplied }: Decide, staffId: number | null): Promise<void> {
  await inTransaction(ctx, async (deciding) => {
    const { db, clock } = deciding;
    const [revision]: PendingRevision[] = await db.rows(LOCK_PENDING_REVISION, [revisionId]);
    if (revision === undefined) {
      throw new AppError('NOT_FOUND', { sentence: 'No such change waits for a decision.' });
    }
    const newId = isApplied ? await applyRevision(deciding, revision) : null;
    const outcome = isApplied ? 'APPLIED' : 'DROPPED';
    await db.rows(DECIDE_ON_REVISION, [revision.id, outcome, clock(), staffId, newId]);
    const violationId = revision.violationId ?? newId;
    const target = violationId === null ? `journey:${revision.journeyId}` : `violation:${violationId}`;
    const decided = `REVISION_${outcome}` as const;
    await (staffId === null
      ? db.rows(INSERT_COMMAND_AUDIT_ENTRY, [clock(), decided, target])
      : recordAct(deciding, { act: decided, target }));
  });
}

/** The id of the violation that it makes; null where it changes one. */
async function applyRevision(ctx: AppCtx, revision: PendingRevision): Promise<number | null> {
  const { journeyId, violationId, after } = revision;
  const judged = journeyId === null ? null : await judgeAgain(ctx, journeyId);
  if (judged === null || judged.change.known.journey.routeSimplifiedAt !== null) {
    throw new AppError('CONFLICT', {
      sentence: 'The fixes that it rests on are gone: it can only be dropped.',
    });
  }
  const allowed = onlyPending(judged.planned.plan, { violationId, after });
  if (allowed.opened.length + allowed.changed.length === 0) {
    throw new AppError('CONFLICT', {
      sentence: 'Judging the journey again gives something else now: judge it again first.',
    });
  }
  const saved = await storeJudgedAgain(ctx, judged, { allowed, why: 'DECIDED' });
  if (saved === null) {
    throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
  }
  const known = new Set(judged.change.known.violations.map(({ id }) => id));
  return saved.violations.find(({ id }) => !known.has(id))?.id ?? null;
}
