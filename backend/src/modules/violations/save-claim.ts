import type { Place } from '@wakafine/domain/geo/geo';
import { severityOf } from '@wakafine/domain/speed/zones';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { IsNull, MoreThan } from 'typeorm';
import type { AppCtx } from '../identity/accounts/actor';
import type { JourneyOfViolation } from './plan-violations';
import { Violation } from './violation.entity';

/** Claims less than this apart are one episode, ms. */
const SAME_EPISODE_MS = 15_000;

/** A client's claim of a speed at or above the caution threshold. */
export interface Claim {
  readonly speedKmh: number;
  readonly place: Place;
  readonly thresholds: SpeedThresholds;
}

/**
 * Stores a claim: folded into the track episode in course or into a claim less than 15 s old, else on its own as
 * an uncorroborated one of grade C. Runs in the transaction that has locked the journey.
 */
export async function saveClaim(
  ctx: AppCtx,
  journey: JourneyOfViolation,
  claim: Claim,
): Promise<{ violation: Violation; isNew: boolean }> {
  const { entities } = ctx.db;
  const now = ctx.clock();
  const standing = { journeyId: journey.id, isWithdrawn: false };
  const inCourse = await entities.findOneBy(Violation, { ...standing, isClaimed: false, endedAt: IsNull() });
  if (inCourse !== null) {
    return { violation: inCourse, isNew: false };
  }
  const recent = await entities.findOne(Violation, {
    where: { ...standing, isClaimed: true, endedAt: MoreThan(new Date(now.getTime() - SAME_EPISODE_MS)) },
    order: { id: 'DESC' },
  });
  if (recent !== null) {
    const raised = claim.speedKmh > recent.speedKmh ? figuresOf(claim) : {};
    const violation = { ...recent, ...raised, endedAt: now };
    await entities.update(Violation, recent.id, { ...raised, endedAt: now });
    return { violation, isNew: false };
  }
  const { id: journeyId, ...ofJourney } = journey;
  const { identifiers } = await entities.insert(Violation, {
    ...ofJourney,
    ...figuresOf(claim),
    journeyId,
    startedAt: now,
    endedAt: now,
    grade: 'C',
    fixCount: 0,
    isClaimed: true,
    isWithdrawn: false,
    binding: 'TYPED',
    eventId: null,
    isPrimary: true,
    isOverGaps: false,
    isLimitConfirmed: true,
  });
  const violation = await entities.findOneByOrFail(Violation, { id: Number(identifiers[0]?.id) });
  return { violation, isNew: true };
}

function figuresOf({ speedKmh, place, thresholds }: Claim) {
  return {
    speedKmh,
    latitude: place.lat,
    longitude: place.lng,
    // The caller has refused everything below the caution threshold.
    severity: severityOf(speedKmh, thresholds) ?? 'CAUTION',
  };
}
