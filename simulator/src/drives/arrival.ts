import type { PhoneFix } from './fix';
import { seededRandom } from './random';

/** Gives the fixes in another order of arrival: none travels further than `windowS` seconds of drive, as the seed decides. */
export function shuffleWithin(fixes: readonly PhoneFix[], windowS: number, seed: number): PhoneFix[] {
  const random = seededRandom(seed);
  // A delay of up to the window for each fix and a sort by the moment of arrival is what a bad network does.
  return fixes
    .map((fix) => ({ fix, arrivesMs: fix.recordedAtMs + random.between(0, windowS * 1000) }))
    .sort((one, other) => one.arrivesMs - other.arrivesMs || one.fix.seq - other.fix.seq)
    .map(({ fix }) => fix);
}
