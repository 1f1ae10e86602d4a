import type { StoredFix } from '@wakafine/domain/speed/fix';
import { violationsOf } from '@wakafine/domain/violations/judged-violations';
import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import type { JudgeRules } from '@wakafine/domain/journeys/judgement';
import { driveAlerts } from '@wakafine/domain/speed/journey-state';
import type { Drive, JudgedFix } from '@wakafine/domain/speed/journey-state';
import { limitInForce } from '@wakafine/domain/limits/limit-basis';
import type { LimitBasis } from '@wakafine/domain/limits/limit-basis';
import { limitOverGap } from '@wakafine/domain/limits/limit-over-gap';
import type { SpeedAlert } from '@wakafine/domain/speed/speed-alerts';

const VEHICLE = { vehicleClass: 'CAR' } as const;
const LIMITS: LimitBasis = { kind: 'thresholds', timeline: [] };

/** All that the rules of the road say of a whole journey. */
export interface JudgedJourney {
  readonly drive: Drive;
  readonly judged: readonly JudgedFix[];
  readonly alerts: readonly SpeedAlert[];
  readonly violations: readonly JudgedViolation[];
}

/** Judges an ended journey of a car on a road as a server does whose limits are the default thresholds; times in ms since the epoch. */
export function judgeByThresholds(
  fixes: readonly StoredFix[],
  span: { readonly startedAtMs: number; readonly endedAtMs: number | null },
): JudgedJourney {
  const rules: JudgeRules = {
    ...span,
    thresholds: [],
    limitAt: (fix) => limitInForce(LIMITS, { ...fix, ...VEHICLE, atMs: fix.recordedAtMs }),
    limitOverGap: (from, to) =>
      limitOverGap(LIMITS, {
        from: { ...from, atMs: from.recordedAtMs },
        to: { ...to, atMs: to.recordedAtMs },
        ...VEHICLE,
      }),
    isNearRoad: () => true,
    travelTimes: null,
  };
  const { judgement, judged, good } = judgeJourney(fixes, rules);
  const { drive, speeding } = judgement;
  const history = { good, limitAt: rules.limitAt };
  return {
    drive,
    judged,
    alerts: driveAlerts(drive, { hasEnded: true }),
    violations: violationsOf(speeding, { hasEnded: true, thresholds: [], history }),
  };
}
