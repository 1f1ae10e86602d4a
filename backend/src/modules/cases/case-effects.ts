import { isWithheld } from '@wakafine/domain/cases/case-status';
import type { CaseStatus } from '@wakafine/domain/cases/case-status';
import type { CaseStepKind } from '@wakafine/domain/cases/case-steps';
import type { AppCtx } from '../identity/accounts/actor';
import { Journey } from '../journeys/journey.entity';
import { journeyChanged, vehicleEventsDue } from '../journeys/journeys.events';
import { evictDrive } from '../journeys/record/known-drive';
import { SET_REVISION_REASON } from '../violations/revisions/revision.queries';
import { Violation } from '../violations/violation.entity';
import { violationChanged } from '../violations/violations.events';
import { RECOUNT_JOURNEY, SETTLE_VIOLATION } from './cases.queries';

/** Effect of a step on a case. */
export interface StepEffect {
  readonly violationId: number;
  readonly before: CaseStatus | null;
  readonly after: CaseStatus;
  readonly kind: CaseStepKind;
}

/**
 * Has the violation follow its case, in the transaction of the step: contested, it leaves all public figures; rejected or
 * refused, it is withdrawn with a revision; lowered, it has another severity with one. Subscribers are notified.
 */
export async function applyEffect(
  ctx: AppCtx,
  { violationId, before, after, kind }: StepEffect,
): Promise<void> {
  const isRejected = kind === 'REFUSED' || (kind === 'DECIDED' && after.decision === 'REJECT');
  const severity = kind === 'DECIDED' ? after.loweredTo : null;
  const isContested = isWithheld(after);
  const hasContestChanged = isContested !== (before !== null && isWithheld(before));
  if (!isRejected && severity === null && !hasContestChanged) {
    return;
  }
  const isSettled = isRejected || severity !== null;
  await ctx.db.rows(SET_REVISION_REASON, ['CASE']);
  const values = [violationId, isRejected, severity, isContested, isSettled, ctx.clock()] as const;
  const [settled] = await ctx.db.rows(SETTLE_VIOLATION, values);
  ctx.emit(violationChanged(await ctx.db.entities.findOneByOrFail(Violation, { id: violationId })));
  ctx.emit(vehicleEventsDue(null));
  const journeyId = settled?.journeyId ?? null;
  if (journeyId !== null) {
    await ctx.db.rows(RECOUNT_JOURNEY, [journeyId]);
    evictDrive(ctx, journeyId);
    ctx.emit(journeyChanged(await ctx.db.entities.findOneByOrFail(Journey, { id: journeyId })));
  }
}
