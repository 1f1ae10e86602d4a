import { isDeepStrictEqual } from 'node:util';
import { Flushes } from '../../../platform/db/grouped-flush';
import type { AppCtx } from '../../identity/accounts/actor';
import type { ViolationPlan } from '../../violations/plan-violations';
import { countStanding } from '../../violations/revisions/review-plan';
import { SET_REVISION_REASON } from '../../violations/revisions/revision.queries';
import { alertsOfJourneys, alertsToStore } from '../record/journey-alerts';
import { endInForce } from '../journey-end';
import { findingsToStore } from '../record/journey-findings';
import { historyOf } from '../record/journey-law';
import { FINDINGS_OF_JOURNEYS } from '../journeys.queries';
import { areWaysStored, waysOf } from '../record/judged-ways';
import { evictDrive, loadDrive } from '../record/known-drive';
import type { KnownDrive } from '../record/known-drive';
import { planDrive, saveDrive } from '../record/save-drive';
import type { DriveChange, PlannedDrive } from '../record/save-drive';

/** A journey that was judged again by the fixes that are stored of it, and what that would make of it. */
export interface JudgedAgain {
  readonly change: DriveChange;
  readonly planned: PlannedDrive;
  /** Whether its way is booked otherwise than before. */
  readonly haveWaysChanged: boolean;
}

/** Judges an ended journey again by the present rule, limits and thresholds; null when there is none. */
export async function judgeAgain(ctx: AppCtx, journeyId: number): Promise<JudgedAgain | null> {
  const known = await loadDrive(ctx, journeyId);
  if (known === null) {
    return null;
  }
  const { journey, judgement } = known;
  const [stored = []] = await alertsOfJourneys(ctx, [journeyId]);
  const [found] = await ctx.db.rows(FINDINGS_OF_JOURNEYS, [[journeyId]]);
  const alerts = alertsToStore(judgement.drive, { hasEnded: journey.endedAt !== null });
  const ended = { ...journey, ...endInForce(journey, judgement.drive) };
  const change: DriveChange = {
    ...{ known, judgement, newFixes: [], hasSpeedingChanged: true },
    haveAlertsChanged: !isDeepStrictEqual(stored, alerts),
    haveFindingsChanged: !isDeepStrictEqual(found?.findings, findingsToStore(judgement.findings)),
    journey: ended,
    lastReceivedAt: journey.lastReceivedAt,
    history: historyOf(ctx, ended, known),
    isWhole: true,
    acceptedThrough: journey.acceptedThrough,
  };
  const ways = waysOf(change.journey, judgement);
  const haveWaysChanged = !(await areWaysStored(ctx.db, journeyId, ways));
  return { change, planned: planDrive(ctx, change), haveWaysChanged };
}

/**
 * Stores what judging again makes of a journey, and of its violations as much as is allowed, in the transaction of `ctx`.
 * @param why whether the revisions are to be stored (AGAIN), or what a person decided on has one already (DECIDED)
 * Null when another process has changed the journey since it was read; nothing is stored then.
 */
export async function storeJudgedAgain(
  ctx: AppCtx,
  { change, planned }: JudgedAgain,
  { allowed, why }: { allowed: ViolationPlan; why: 'AGAIN' | 'DECIDED' },
): Promise<KnownDrive | null> {
  const { known } = change;
  await ctx.db.rows(SET_REVISION_REASON, [why]);
  evictDrive(ctx, known.journey.id);
  const journey = { ...planned.journey, violationCount: countStanding(known.violations, allowed) };
  return saveDrive({ ...ctx, flushes: new Flushes(ctx.db) }, change, { journey, plan: allowed });
}
