import fc from 'fast-check';
import { straightDrive } from './straight-drive';
import type { FixPayload } from './straight-drive';

/** Hardest braking and acceleration, km/h per second. */
const CHANGE_KMH_PER_S = 8;
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;

const LEG = fc.record({
  targetKmh: fc.constantFrom(0, 30, 45, 48, 55, 65, 80, 95),
  durationS: fc.integer({ min: 15, max: 90 }),
});

/** A defect of a receiver that happens now and then, at a place in the drive. */
const MISHAP = fc.record({
  kind: fc.constantFrom('tunnel', 'jump', 'frozen', 'inaccurate', 'weak'),
  atShare: fc.integer({ min: 0, max: 999 }),
  lengthS: fc.integer({ min: 1, max: 40 }),
});
type Mishap = typeof MISHAP extends fc.Arbitrary<infer Value> ? Value : never;

/** A drive of so many fixes, one a second, with all that goes wrong on a real road; its seed alone decides it. */
export function longDrive(startedAt: Date, { count, seed }: { count: number; seed: number }): FixPayload[] {
  const legs = fc.sample(LEG, { seed, numRuns: Math.ceil(count / 15) });
  const speedsKmh: number[] = [];
  let speedKmh = 0;
  for (const { targetKmh, durationS } of legs) {
    for (let second = 0; second < durationS && speedsKmh.length < count - 1; second += 1) {
      const changeKmh = Math.max(-CHANGE_KMH_PER_S, Math.min(CHANGE_KMH_PER_S, targetKmh - speedKmh));
      speedKmh += changeKmh;
      speedsKmh.push(speedKmh);
    }
  }
  const mishaps = fc.sample(MISHAP, { seed: seed + 1, numRuns: Math.ceil(count / 250) });
  return mishaps.reduce(withMishap, straightDrive(startedAt, speedsKmh));
}

function withMishap(fixes: FixPayload[], { kind, atShare, lengthS }: Mishap): FixPayload[] {
  const from = Math.floor((atShare / 1_000) * fixes.length);
  const first = fixes[from];
  return fixes.map((fix, index) => {
    if (first === undefined || index < from || index >= from + lengthS) {
      return fix;
    }
    switch (kind) {
      case 'jump':
        return index === from ? { ...fix, lng: fix.lng + 900 / METRES_PER_DEGREE } : fix;
      case 'frozen':
        return { ...fix, lat: first.lat, lng: first.lng };
      case 'tunnel':
        return { ...fix, accuracyM: 900 };
      case 'inaccurate':
        return { ...fix, accuracyM: 60 };
      case 'weak':
        return { ...fix, accuracyM: 40 };
    }
  });
}
