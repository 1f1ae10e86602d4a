import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgedClass } from '@wakafine/domain/journeys/judged-class';
import type { ClassedJourney } from '@wakafine/domain/journeys/judged-class';
import type { JudgeRules } from '@wakafine/domain/journeys/judgement';
import type { LimitBasis } from '@wakafine/domain/limits/limit-basis';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { limitRules } from '@wakafine/domain/journeys/limit-in-drive';
import { limitOverGap } from '@wakafine/domain/limits/limit-over-gap';
import type { LimitGap } from '@wakafine/domain/limits/limit-over-gap';
import type { JudgedHistory } from '@wakafine/domain/violations/smoothed-times';
import type { ThresholdsTimeline } from '@wakafine/domain/speed/zones';
import type { Services } from '../../../platform/context/context';
import { limitBasis } from '../../limits/register/limit-register';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import type { Journey } from '../journey.entity';

/** Rules for judging journeys: the thresholds that coach, and the legal limits. */
export interface JourneyLaw {
  readonly thresholds: ThresholdsTimeline;
  readonly limits: LimitBasis;
}

/** Rules for judging journeys now. */
export async function currentLaw(services: Services): Promise<JourneyLaw> {
  const [thresholds, limits] = await Promise.all([thresholdsTimeline(services), limitBasis(services)]);
  return { thresholds, limits };
}

/** Whether nothing that journeys are judged by has changed between two times. */
export function isSameLaw(one: JourneyLaw, other: JourneyLaw): boolean {
  return one.thresholds === other.thresholds && registerOf(one) === registerOf(other);
}

/**
 * Whether everything that was judged by one law up to a time is what the other, a later one, says of it as well: changes of the
 * thresholds are only ever added, and what takes effect later has no say in it.
 * @param untilMs the latest time that was judged, ms since the epoch
 */
export function standsUnder(one: JourneyLaw, other: JourneyLaw, untilMs: number): boolean {
  const isSameRegister =
    one.limits.kind === 'register'
      ? registerOf(one) === registerOf(other)
      : other.limits.kind === one.limits.kind;
  const changesOf = ({ thresholds }: JourneyLaw): number =>
    thresholds.filter(({ effectiveAtMs }) => effectiveAtMs <= untilMs).length;
  return isSameRegister && changesOf(one) === changesOf(other);
}

/** Conditions of judging a journey's fixes; a provisional end is none, since later fixes move it. */
export function rulesOf(
  { serviceArea, isNearRoad, travelTimes }: Pick<Services, 'serviceArea' | 'isNearRoad' | 'travelTimes'>,
  journey: Pick<Journey, 'startedAt' | 'declaredEndedAt' | 'vehicleType' | 'vehicleClasses'>,
  { thresholds, limits }: JourneyLaw,
): JudgeRules {
  const { startedAt, declaredEndedAt } = journey;
  const classAt = (atMs: number) => judgedClass(journey, atMs);
  const { limitAt } = limitRules({ basis: limits, classAt, serviceArea, isNearRoad });
  return {
    startedAtMs: startedAt.getTime(),
    endedAtMs: declaredEndedAt?.getTime() ?? null,
    thresholds,
    travelTimes,
    isNearRoad,
    limitAt,
    limitOverGap: (from, to) =>
      limitOfAnyClass(limits, journey, {
        from: { ...from, atMs: from.recordedAtMs },
        to: { ...to, atMs: to.recordedAtMs },
      }),
  };
}

/** Data that makes the times of the violations of an ended journey truer; null while it goes on. */
export function historyOf(
  services: Pick<Services, 'serviceArea' | 'isNearRoad' | 'travelTimes'>,
  journey: Journey,
  { law, good }: { law: JourneyLaw; good: readonly StoredFix[] },
): JudgedHistory | null {
  return journey.endedAt === null ? null : { good, limitAt: rulesOf(services, journey, law).limitAt };
}

/**
 * Across a binding the higher limit of the two classes holds: nothing says when the traveller changed vehicles.
 */
function limitOfAnyClass(
  limits: LimitBasis,
  journey: ClassedJourney,
  gap: Pick<LimitGap, 'from' | 'to'>,
): LegalLimit | null {
  const [first, last] = [judgedClass(journey, gap.from.atMs), judgedClass(journey, gap.to.atMs)];
  const limit = limitOverGap(limits, { ...gap, vehicleClass: first });
  const other = first === last ? limit : limitOverGap(limits, { ...gap, vehicleClass: last });
  if (limit === null || other === null) {
    return null;
  }
  return limit.limitKmh >= other.limitKmh ? limit : other;
}

function registerOf({ limits }: JourneyLaw): unknown {
  return limits.kind === 'register' ? limits.index : limits.timeline;
}
