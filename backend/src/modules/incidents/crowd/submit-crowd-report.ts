import {
  CROWD_WINDOW_MS,
  isDuplicateReport,
  judgeCrowdReport,
} from '@wakafine/domain/incidents/crowd-validator';
import type { CrowdReport } from '@wakafine/domain/incidents/crowd-validator';
import type { Place } from '@wakafine/domain/geo/geo';
import type { AppCtx } from '../../identity/accounts/actor';
import { isNumberProven } from '../../identity/codes/is-number-proven';
import { getActiveJourney } from '../../journeys/read/get-journey';
import { judgeAround, storeJudgement, storeVerdicts } from './crowd-judgement';
import type { CrowdSubject, KnownReport } from './crowd-judgement';
import { CROWD_REPORTS_NEAR, INSERT_CROWD_REPORT, LOCK_CROWD } from './crowd-reports.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** About 550 m: what corroborates a corroborating report lies within 200 m. */
const BAND_DEG = 0.005;

/** A journey under way and how fast it is, km/h. */
export interface MovingJourney {
  readonly id: number;
  readonly currentSpeedKmh: number;
}

/** Sighting of somebody on the road. */
export interface Sighting {
  readonly subject: CrowdSubject;
  readonly place: Place;
  readonly at: Date;
  readonly journey: MovingJourney;
  /** Whether somebody else has submitted it before: then a report that is refused says nothing of it. */
  readonly isConfirmation: boolean;
}

/**
 * The actor's active journey where its speed is known, or null: then there is nothing to give a crowd report with. With
 * one, no other crowd report gets in until the transaction ends; this comes before anything that the transaction writes.
 */
export async function beginCrowdReport(ctx: AppCtx): Promise<MovingJourney | null> {
  const journey = await getActiveJourney(ctx);
  if (journey === null || journey.currentSpeedKmh === null) {
    return null;
  }
  await ctx.db.rows(LOCK_CROWD, []);
  return { id: journey.id, currentSpeedKmh: journey.currentSpeedKmh };
}

/**
 * Gives a crowd report and judges it together with those around it, in the transaction that {@link beginCrowdReport} was
 * called in. A second one of the same person within the window is refused.
 */
export const submitCrowdReport = act({ may: citizens }, async (ctx, sighting: Sighting): Promise<void> => {
  const { accountId } = ctx.actor;
  const { subject, place, at, journey, isConfirmation } = sighting;
  const recordedAtMs = at.getTime();
  const speedKmh = journey.currentSpeedKmh;
  const report: CrowdReport = {
    reporterId: accountId,
    recordedAtMs,
    lat: place.lat,
    lng: place.lng,
    speedKmh,
  };
  const others = await reportsNear(ctx, report);
  if (isDuplicateReport(report, others)) {
    const refused = { report: { ...report, ...subject, id: 0, isVerified: false } };
    await storeVerdicts(
      ctx,
      isConfirmation ? [] : [{ ...refused, verdict: judgeCrowdReport(report, others) }],
    );
    return;
  }
  const { violationId, incidentId } = subject;
  const values = [
    accountId,
    journey.id,
    violationId,
    incidentId,
    at,
    place.lat,
    place.lng,
    speedKmh,
  ] as const;
  const [made] = await ctx.db.rows(INSERT_CROWD_REPORT, values);
  const own: KnownReport = { ...report, ...subject, id: made?.id ?? 0, isVerified: false };
  // With an unproven number it neither corroborates others nor is verified by them.
  const weighed = (await isNumberProven(ctx, { accountId })) ? others : [];
  await storeJudgement(ctx, judgeAround(own, weighed));
});

function reportsNear({ db }: AppCtx, { reporterId, recordedAtMs, lat }: CrowdReport): Promise<KnownReport[]> {
  return db.rows(CROWD_REPORTS_NEAR, [
    reporterId,
    new Date(recordedAtMs - 2 * CROWD_WINDOW_MS),
    new Date(recordedAtMs + 2 * CROWD_WINDOW_MS),
    lat - BAND_DEG,
    lat + BAND_DEG,
  ]);
}
