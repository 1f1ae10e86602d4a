import { renumber, type PhoneFix } from './fix';
import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { movedBy } from './geometry';
import { seededRandom, seedOf, type Random } from './random';
import { shuffleWithin } from './arrival';

/**
 * Faults of real phones:
 * - `dropout`: no fix for 20-60 s (a tunnel, a pocket); the phone numbers on without a gap;
 * - `frozen`: the coordinates stand still for 6-33 s while the car drives on;
 * - `jump`: one fix lies 500-3,000 m away;
 * - `skew`: the clock of 5-15 fixes runs 150-600 s behind;
 * - `duplicate`: the device sends three fixes twice, the second time under the next number;
 * - `reorder`: fixes arrive shuffled within 60 s, numbers and times untouched.
 */
export type Fault = 'dropout' | 'frozen' | 'jump' | 'skew' | 'duplicate' | 'reorder';

/** Every fault, in the order in which they are put in. */
export const FAULTS: readonly Fault[] = ['dropout', 'frozen', 'jump', 'skew', 'duplicate', 'reorder'];

/** A fault that was put in, and the fixes that carry it, by their final number. A dropout names the fix after it. */
export interface InjectedFault {
  readonly fault: Fault;
  readonly seqs: readonly number[];
}

/** A drive with faults: the fixes in the order in which they arrive. */
export interface FaultyDrive {
  readonly fixes: readonly PhoneFix[];
  readonly injected: readonly InjectedFault[];
}

/** A fix on its way through the faults, with the faults that marked it. */
interface Marked {
  readonly fix: PhoneFix;
  readonly faults: ReadonlySet<Fault>;
}

const SHUFFLE_WINDOW_S = 60;
/** The shortest drive that has room for every fault in a stretch of its own. */
const SHORTEST_DRIVE = 300;

/**
 * Puts the wished faults into a drive at 1 Hz, each in a stretch of its own that the seed decides, while the car moves.
 * @throws RangeError for a drive of fewer than 300 fixes or one that never moves
 */
export function injectFaults(
  fixes: readonly PhoneFix[],
  seed: number,
  wished: readonly Fault[] = FAULTS,
): FaultyDrive {
  if (fixes.length < SHORTEST_DRIVE) {
    throw new RangeError(`faults need a drive of at least ${SHORTEST_DRIVE} fixes, not ${fixes.length}`);
  }
  const random = seededRandom(seedOf(seed, 'faults'));
  let marked: Marked[] = fixes.map((fix) => ({ fix, faults: new Set<Fault>() }));
  // Latest stretch first, so that a fault which changes the number of fixes leaves the stretches before it in place.
  for (const fault of [...FAULTS].reverse()) {
    if (fault !== 'reorder' && wished.includes(fault)) {
      marked = inject[fault](marked, moment(fixes, FAULTS.indexOf(fault), random), random);
    }
  }
  const numbered = renumber(marked.map(({ fix }) => fix));
  const injected = FAULTS.filter((fault) => fault !== 'reorder' && wished.includes(fault)).map((fault) => ({
    fault,
    seqs: numbered.filter((_, index) => marked[index]?.faults.has(fault)).map((fix) => fix.seq),
  }));
  if (!wished.includes('reorder')) {
    return { fixes: numbered, injected };
  }
  const arriving = shuffleWithin(numbered, SHUFFLE_WINDOW_S, seedOf(seed, 'reorder'));
  const late = arriving.filter((fix, index) => fix.seq !== index + 1).map((fix) => fix.seq);
  return { fixes: arriving, injected: [...injected, { fault: 'reorder', seqs: late }] };
}

type Injection = (marked: readonly Marked[], from: number, random: Random) => Marked[];

const inject: Readonly<Record<Exclude<Fault, 'reorder'>, Injection>> = {
  dropout(marked, from, random) {
    const count = random.whole(20, 60);
    return marked
      .filter((_, index) => index < from || index >= from + count)
      .map((entry, index) => (index === from ? mark(entry, 'dropout') : entry));
  },
  frozen(marked, from, random) {
    const held = marked[from]?.fix;
    const count = random.whole(6, 33);
    return change(marked, from + 1, count, 'frozen', (fix) =>
      held ? { ...fix, lat: held.lat, lng: held.lng } : fix,
    );
  },
  jump(marked, from, random) {
    const angle = random.between(0, 2 * Math.PI);
    const awayM = random.between(500, 3_000);
    return change(marked, from, 1, 'jump', (fix) => ({
      ...fix,
      ...movedBy(fix, awayM * Math.cos(angle), awayM * Math.sin(angle)),
    }));
  },
  skew(marked, from, random) {
    const behindMs = random.whole(150, 600) * 1000;
    return change(marked, from, random.whole(5, 15), 'skew', (fix) => ({
      ...fix,
      recordedAtMs: fix.recordedAtMs - behindMs,
    }));
  },
  duplicate(marked, from) {
    const twice = (entry: Marked, index: number): Marked[] =>
      index >= from && index < from + 3 ? [entry, mark(entry, 'duplicate')] : [entry];
    return marked.flatMap(twice);
  },
};

function change(
  marked: readonly Marked[],
  from: number,
  count: number,
  fault: Fault,
  changed: (fix: PhoneFix) => PhoneFix,
): Marked[] {
  return marked.map((entry, index) =>
    index >= from && index < from + count ? mark({ ...entry, fix: changed(entry.fix) }, fault) : entry,
  );
}

function mark(entry: Marked, fault: Fault): Marked {
  return { ...entry, faults: new Set([...entry.faults, fault]) };
}

/** Slowest pace at which a fault is put in: a frozen fix in a standing car would be no fault. */
const MOVING_M = 5;

/** A fix inside the fault's own fifth of the drive at which the car moves, and room for the fault behind it. */
function moment(fixes: readonly PhoneFix[], place: number, random: Random): number {
  const stretch = Math.floor(fixes.length / (FAULTS.length - 1));
  const first = Math.max(1, place * stretch);
  const latest = first + Math.max(1, stretch - 61);
  const moving = fixes
    .map((fix, index) => ({ index, movedM: movedM(fixes[index - 1] ?? fix, fix, fixes[index + 1] ?? fix) }))
    .filter(({ index, movedM: stepM }) => index >= first && index < latest && stepM >= MOVING_M)
    .map(({ index }) => index);
  const picked = moving[random.whole(0, moving.length - 1)];
  if (picked === undefined) {
    throw new RangeError('the car stands where a fault was to be put in');
  }
  return picked;
}

function movedM(before: PhoneFix, fix: PhoneFix, after: PhoneFix): number {
  return Math.min(distanceBetweenM(before, fix), distanceBetweenM(fix, after));
}
