import fc from 'fast-check';
import type { Fix } from '../speed/fix';
import type { ThresholdsTimeline } from '../speed/zones';
import { START_MS } from './build-fixes';
import { FAULT_KINDS, withFault } from './drive-faults';
import type { Fault } from './drive-faults';
import { drivenFixes } from './driven-fixes';

/** A drive as a property draws it: the road that was driven and what the phone made of it. */
export interface DrawnDrive {
  readonly fixes: readonly Fix[];
  /** Number of faults of each kind that were put in. */
  readonly faults: readonly Fault[];
}

/** Bounds of the drives that {@link arbitraryDrive} draws. */
export interface DriveBounds {
  readonly maxTargetKmh?: number;
  readonly maxNoiseM?: number;
  readonly maxFaults?: number;
  readonly cadencesS?: readonly number[];
}

/** Evenly spread numbers from 0; fast-check's own doubles are nearly all next to zero. */
function hundredths(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max }).map((units) => units / 100);
}

const arbitraryFault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom(...FAULT_KINDS),
  atShare: hundredths(99),
  length: fc.integer({ min: 1, max: 30 }),
  sizeM: fc.integer({ min: 20, max: 5000 }),
});

/** A realistic drive: legs of different speed, noise, and faults of every kind. */
export function arbitraryDrive({
  maxTargetKmh = 130,
  maxNoiseM = 4,
  maxFaults = 5,
  cadencesS = [0.5, 1, 1, 1, 2, 4, 8],
}: DriveBounds = {}): fc.Arbitrary<DrawnDrive> {
  const leg = fc.record({
    targetKmh: fc.integer({ min: 0, max: maxTargetKmh }),
    durationS: fc.integer({ min: 5, max: 60 }),
  });
  return fc
    .record({
      legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
      everyS: fc.constantFrom(...cadencesS),
      noiseM: hundredths(maxNoiseM * 100),
      accuracy: fc.constantFrom('unknown', 'sharp', 'mixed'),
      device: fc.constantFrom('absent', 'honest', 'low', 'zero'),
      seed: fc.integer(),
      faults: fc.array(arbitraryFault, { maxLength: maxFaults }),
    })
    .map(({ faults, ...plan }) => ({ fixes: numbered(faults.reduce(withFault, drivenFixes(plan))), faults }));
}

/** Up to three changes of the thresholds while the drive lasts, oldest first. */
export const arbitraryTimeline: fc.Arbitrary<ThresholdsTimeline> = fc
  .array(
    fc.record({
      effectiveAtMs: fc.integer({ min: 0, max: 240_000 }).map((afterMs) => START_MS + afterMs),
      caution: fc.integer({ min: 20, max: 90 }),
      warning: fc.integer({ min: 91, max: 110 }),
      danger: fc.integer({ min: 111, max: 130 }),
    }),
    { maxLength: 3 },
  )
  .map((changes) => changes.sort((one, other) => one.effectiveAtMs - other.effectiveAtMs));

function numbered(fixes: readonly Fix[]): readonly Fix[] {
  return fixes.map((fix, index) => ({ ...fix, seq: index + 1 }));
}
