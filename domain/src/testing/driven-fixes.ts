import type { Fix } from '../speed/fix';
import { buildFix, METRES_PER_DEGREE, START_MS } from './build-fixes';
import { seededRandom } from './seeded-random';

/** Course of a drive and the receiver's measurements. */
export interface DrivePlan {
  readonly legs: readonly { readonly targetKmh: number; readonly durationS: number }[];
  /** Seconds between fixes. */
  readonly everyS: number;
  /** Largest error of a fix along each axis, metres. */
  readonly noiseM: number;
  readonly accuracy: 'unknown' | 'sharp' | 'mixed';
  /** Whether the device gives a speed, and which. */
  readonly device: 'absent' | 'honest' | 'low' | 'zero';
  readonly seed: number;
}

/** Hardest braking and acceleration of the drives, km/h per second; cars do less than 20. */
const CHANGE_KMH_PER_S = 8;
/** Sharpest turn, degrees per second. */
const TURN_DEG_PER_S = 6;

/** The fixes of a planned drive from a road near Douala, in the order of their times. */
export function drivenFixes(plan: DrivePlan): readonly Fix[] {
  const random = seededRandom(plan.seed);
  const between = (min: number, max: number) => min + random() * (max - min);
  const fixes: Fix[] = [];
  let [speedKmh, headingDeg, northM, eastM, atS] = [0, between(0, 360), 0, 0, 0];
  for (const { targetKmh, durationS } of plan.legs) {
    for (let drivenS = 0; drivenS < durationS; drivenS += plan.everyS) {
      const changeKmh = CHANGE_KMH_PER_S * plan.everyS;
      speedKmh += Math.max(-changeKmh, Math.min(changeKmh, targetKmh - speedKmh));
      headingDeg += between(-TURN_DEG_PER_S, TURN_DEG_PER_S) * plan.everyS;
      const lengthM = (speedKmh / 3.6) * plan.everyS;
      northM += lengthM * Math.cos((headingDeg * Math.PI) / 180);
      eastM += lengthM * Math.sin((headingDeg * Math.PI) / 180);
      atS += plan.everyS;
      // A standing receiver repeats itself; a moving one errs a little differently each time.
      const noiseM = speedKmh === 0 ? 0 : plan.noiseM;
      fixes.push(
        buildFix({
          lat: rounded(4.0511 + (northM + between(-noiseM, noiseM)) / METRES_PER_DEGREE),
          lng: rounded(9.7679 + (eastM + between(-noiseM, noiseM)) / METRES_PER_DEGREE),
          recordedAtMs: START_MS + atS * 1000,
          accuracyM: accuracyOf(plan.accuracy, random()),
          speedKmh: deviceSpeedOf(plan.device, speedKmh, between(-1, 1)),
        }),
      );
    }
  }
  return fixes;
}

function accuracyOf(kind: DrivePlan['accuracy'], chance: number): number | null {
  if (kind === 'unknown') {
    return null;
  }
  return kind === 'sharp' || chance < 0.8 ? 3 + chance * 20 : 20 + chance * 40;
}

function deviceSpeedOf(kind: DrivePlan['device'], speedKmh: number, errorKmh: number): number | null {
  const speeds = {
    absent: null,
    honest: Math.max(0, speedKmh + errorKmh),
    low: speedKmh * 0.6,
    zero: 0,
  };
  return speeds[kind];
}

/** Receivers give seven decimals, about a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
