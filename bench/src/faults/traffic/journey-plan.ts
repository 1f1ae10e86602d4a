import { decodeFixes, encodeFixes } from '@wakafine/domain/journeys/fix-batch';
import type { SentFix } from '@wakafine/domain/journeys/fix-batch';
import { FIXES_PER_PUSH } from '@wakafine/domain/input/limits';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { injectFaults } from '@wakafine/simulator/drives/faults';
import { seededRandom, seedOf } from '@wakafine/simulator/drives/random';

/** One push: the fixes from an index up to another one, which is not in it. */
export interface Push {
  readonly from: number;
  readonly to: number;
  readonly door: 'binary' | 'graphql';
  /** Sent twice at the same moment, as by a phone that was impatient. */
  readonly isTwice: boolean;
}

/** Journey of a phone as the seed wants it. */
export interface JourneyPlan {
  /** Which of the drives. */
  readonly drive: number;
  readonly pushes: readonly Push[];
  /** Whether fixes come in their order, so that the way only ever grows. */
  readonly isInOrder: boolean;
  /** Share of the failed pushes that the phone never sends again, as one that is lost on the way. */
  readonly givesUp: number;
}

/** Ways of sending, and how often: live in small pushes, after a gap in large ones, the newest first, everything twice. */
const STYLES = [
  ...(['live', 'backwards', 'twice', 'live'] as const),
  ...Array.from({ length: 6 }, () => 'large' as const),
];
const DRIVES = 12;
const DRIVE_S = 2_700;
const LIVE_FIXES = 420;
const LIVE_PUSH: readonly [number, number] = [3, 20];
const LARGE_PUSH: readonly [number, number] = [250, 500];
const GIVES_UP = 0.05;
/** A clock that runs behind must not come below 0 on the way through the binary form. */
const ROUNDED_AT_MS = 10_000_000;

/** Drives with all that can go wrong with a receiver, as they are after their way in binary form; times from 0 on, ms. */
export function suitesDrives(seed: number): readonly (readonly SentFix[])[] {
  return Array.from({ length: DRIVES }, (_, nth) => {
    const drawn = seedOf(seed, `drive ${nth}`);
    const { fixes } = buildDrive({
      kind: 'city',
      seed: drawn,
      startedAtMs: ROUNDED_AT_MS,
      durationS: DRIVE_S,
    });
    const faulty = injectFaults(fixes, drawn, ['dropout', 'frozen', 'jump', 'skew', 'duplicate']).fixes;
    return rounded(faulty.map((fix) => ({ ...fix, clockOffsetMs: null })));
  });
}

function rounded(fixes: readonly SentFix[]): SentFix[] {
  const pieces: SentFix[] = [];
  for (let from = 0; from < fixes.length; from += FIXES_PER_PUSH.max) {
    pieces.push(...decodeFixes(encodeFixes(fixes.slice(from, from + FIXES_PER_PUSH.max))));
  }
  return pieces.map((fix) => ({ ...fix, recordedAtMs: fix.recordedAtMs - ROUNDED_AT_MS }));
}

/** The journey that a phone drives as its nth; the same seed gives the same. */
export function planJourney(
  drives: readonly (readonly SentFix[])[],
  { seed, phone, nth }: { seed: number; phone: number; nth: number },
): JourneyPlan {
  const random = seededRandom(seedOf(seed, `journey ${phone} ${nth}`));
  const drive = random.whole(0, drives.length - 1);
  // In turns: also a short run has every way of sending.
  const style = STYLES[(phone + nth) % STYLES.length] ?? 'large';
  const isLive = style === 'live';
  const count = Math.min(drives[drive]?.length ?? 0, isLive ? LIVE_FIXES : Infinity);
  const size = isLive ? LIVE_PUSH : LARGE_PUSH;
  const pushes: Push[] = [];
  for (let from = 0; from < count;) {
    const to = Math.min(count, from + random.whole(...size));
    const door = random.next() < (isLive ? 0.5 : 0.15) ? 'graphql' : 'binary';
    pushes.push({ from, to, door, isTwice: style === 'twice' });
    from = to;
  }
  const isInOrder = style !== 'backwards';
  return { drive, pushes: isInOrder ? pushes : pushes.reverse(), isInOrder, givesUp: GIVES_UP };
}
