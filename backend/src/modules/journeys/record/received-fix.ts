import { fixFaults, FUTURE_TOLERANCE_MS } from '@wakafine/domain/speed/fix';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import type { Range } from '@wakafine/domain/input/limits';
import { badInput } from '../../../platform/errors';

/** A fix as a door passes it on, not yet trusted. */
export interface ReceivedFix {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: Date;
  readonly accuracyM?: number | null;
  readonly speedKmh?: number | null;
  readonly headingDeg?: number | null;
  readonly clockOffsetMs?: number | null;
}

/** Format of fixes at a door: the name of their list and of those of their fields that it names otherwise. */
export interface FixListShape {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly length: Range;
}

/**
 * Fixes that are fit to be stored, by rising seq; where one seq comes twice the first stands. Whether a fix is
 * ahead of the server is judged here, once.
 * @throws BAD_USER_INPUT with `<list>.<index>.<field>` for every value out of bounds: then nothing is stored
 */
export function acceptFixes(
  received: readonly ReceivedFix[],
  { shape, now }: { shape: FixListShape; now: Date },
): StoredFix[] {
  const { min, max } = shape.length;
  if (received.length < min || received.length > max) {
    throw badInput({ [shape.name]: `Must have from ${min} to ${max} members` });
  }
  refuseFaults(received, shape);
  const latestMs = now.getTime() + FUTURE_TOLERANCE_MS;
  if (isRising(received)) {
    return received.map((fix) => accepted(fix, latestMs));
  }
  const bySeq = new Map<number, StoredFix>();
  for (const fix of received) {
    if (!bySeq.has(fix.seq)) {
      bySeq.set(fix.seq, accepted(fix, latestMs));
    }
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** @throws BAD_USER_INPUT with every value out of bounds */
function refuseFaults(received: readonly ReceivedFix[], { name, fields }: FixListShape): void {
  const faults: Record<string, string> = {};
  received.forEach((fix, index) => {
    const faultsOfFix = fixFaults(fix);
    if (faultsOfFix !== null) {
      for (const [field, sentence] of Object.entries(faultsOfFix)) {
        faults[`${name}.${index}.${fields[field] ?? field}`] = sentence;
      }
    }
  });
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
}

/** Whether every seq comes once and after all lower ones, as phones send them. */
function isRising(received: readonly ReceivedFix[]): boolean {
  let last = -Infinity;
  return received.every(({ seq }) => {
    const isNext = seq > last;
    last = seq;
    return isNext;
  });
}

function accepted(fix: ReceivedFix, latestMs: number): StoredFix {
  const recordedAtMs = fix.recordedAt.getTime();
  return {
    seq: fix.seq,
    lat: fix.lat,
    lng: fix.lng,
    recordedAtMs,
    accuracyM: fix.accuracyM ?? null,
    speedKmh: fix.speedKmh ?? null,
    headingDeg: fix.headingDeg ?? null,
    clockOffsetMs: fix.clockOffsetMs ?? null,
    isFuture: recordedAtMs > latestMs,
  };
}
