import { buildDrive } from '@wakafine/simulator/drives/drive';
import type { PhoneFix } from '@wakafine/simulator/drives/fix';

/** Endless fixes of one journey, in order, at 1 Hz. */
export interface FixStream {
  readonly startedAtMs: number;
  /** Gives the next fixes. */
  next(count: number): PhoneFix[];
}

const SECOND_MS = 1_000;
const DRIVE_S = 1_800;

/**
 * Gives the fixes of a city drive that is driven to and fro without end: mostly below 50 km/h, now and then above.
 * Only the course is left out, for it would point backwards on the way back. At half the `pace` nobody is ever too fast.
 */
export function createFixStream(seed: number, startedAtMs: number, pace = 1): FixStream {
  const round = roundOf(seed, pace);
  let seq = 0;
  return {
    startedAtMs,
    next: (count) =>
      Array.from({ length: count }, () => {
        const fix = round[seq % round.length];
        if (fix === undefined) {
          throw new RangeError('a drive has no fixes');
        }
        seq += 1;
        const speedKmh = fix.speedKmh === null ? null : fix.speedKmh * pace;
        return { ...fix, seq, speedKmh, recordedAtMs: startedAtMs + seq * SECOND_MS, headingDeg: null };
      }),
  };
}

/** Rounds by seed and pace: thousands of journeys may share a few. */
const rounds = new Map<string, readonly PhoneFix[]>();

function roundOf(seed: number, pace: number): readonly PhoneFix[] {
  const key = `${seed} ${pace}`;
  const known = rounds.get(key);
  if (known !== undefined) {
    return known;
  }
  const there = buildDrive({
    ...{ kind: 'city', route: 'douala-city', seed },
    ...{ startedAtMs: 0, durationS: DRIVE_S, cadenceS: pace },
  }).fixes;
  // Neither end is driven twice in a row: the very same place in a moving car would be a frozen fix.
  const round = [...there, ...there.slice(1, -1).reverse()];
  rounds.set(key, round);
  return round;
}
