import type { StoredFix } from '@wakafine/domain/fix';
import { violationsOf } from '@wakafine/domain/judged-violations';
import type { JudgedViolation } from '@wakafine/domain/judged-violations';
import { judgeJourney } from '@wakafine/domain/judgement';
import type { JudgeRules } from '@wakafine/domain/judgement';
import { driveAlerts } from '@wakafine/domain/journey-state';
import type { Drive, JudgedFix } from '@wakafine/domain/journey-state';
import { limitInForce } from '@wakafine/domain/limit-basis';
import type { LimitBasis } from '@wakafine/domain/limit-basis';
import { limitOverGap } from '@wakafine/domain/limit-over-gap';
import type { SpeedAlert } from '@wakafine/domain/speed-alerts';

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
