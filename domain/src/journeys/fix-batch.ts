import { FIXES_PER_PUSH } from '../input/limits';
import type { StoredFix } from '../speed/fix';
import { FIX_UNITS, inFixUnits } from '../speed/fix-units';

/** Media type of a batch of fixes in binary form. */
export const FIX_BATCH_TYPE = 'application/vnd.wakafine.fixes';

/** A fix as it travels: as the phone has read it. */
export type SentFix = Omit<StoredFix, 'isFuture'>;

/** Reason why bytes are no batch. */
export type FixBatchFault = 'VERSION' | 'COUNT' | 'FLAGS' | 'OVERFLOW' | 'TRUNCATED' | 'TRAILING';

/** Thrown for bytes that are no batch of fixes. */
export class FixBatchError extends Error {
  override readonly name = 'FixBatchError';
  constructor(readonly fault: FixBatchFault) {
    super(`No batch of fixes: ${fault}`);
  }
}

const VERSION = 1;

/** Units of each number. */
const SCALE = { ...FIX_UNITS, clockOffsetMs: 1 } as const;

/** Flags in the first byte of a fix: the values that it has, and those that follow from the fix before. */
const HAS = { accuracyM: 1, speedKmh: 2, headingDeg: 4, clockOffsetMs: 8 } as const;
const IS_NEXT_SEQ = 16;
const IS_SAME_OFFSET = 32;
const ALL_FLAGS = 63;

const SEVEN_BITS = 0x80;
/** Every number is below 2^53 and so has at most eight groups of seven bits. */
const LONGEST_NUMBER = 8;

/** The last value of each field, in its units; the next one is sent as the difference from it. */
interface Last {
  seq: number;
  recordedAtMs: number;
  lat: number;
  lng: number;
  accuracyM: number;
  speedKmh: number;
  headingDeg: number;
  clockOffsetMs: number;
}

const first = (): Last => ({
  ...{ seq: 0, recordedAtMs: 0, lat: 0, lng: 0, accuracyM: 0, speedKmh: 0, headingDeg: 0, clockOffsetMs: 0 },
});

/**
 * Fixes in binary form, each as its difference from the one before: about 13 bytes where JSON takes 150. All are sent in
 * the precision of evidence. @throws RangeError for a value that is no
 * finite number, or far too large
 */
export function encodeFixes(fixes: readonly SentFix[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [VERSION];
  const last = first();
  const writeNumber = (value: number): void => {
    let rest = value;
    while (rest >= SEVEN_BITS) {
      bytes.push((rest % SEVEN_BITS) + SEVEN_BITS);
      rest = Math.floor(rest / SEVEN_BITS);
    }
    bytes.push(rest);
  };
  const writeStep = (field: keyof Last, units: number): void => {
    const step = units - last[field];
    if (!Number.isSafeInteger(step * 2)) {
      throw new RangeError(`${field} can't be sent`);
    }
    last[field] = units;
    writeNumber(step < 0 ? -2 * step - 1 : 2 * step);
  };
  writeNumber(fixes.length);
  for (const fix of fixes) {
    const isNext = fix.seq === last.seq + 1;
    const isSameOffset = fix.clockOffsetMs !== null && fix.clockOffsetMs === last.clockOffsetMs;
    bytes.push(
      (fix.accuracyM === null ? 0 : HAS.accuracyM) +
        (fix.speedKmh === null ? 0 : HAS.speedKmh) +
        (fix.headingDeg === null ? 0 : HAS.headingDeg) +
        (fix.clockOffsetMs === null ? 0 : HAS.clockOffsetMs) +
        (isNext ? IS_NEXT_SEQ : 0) +
        (isSameOffset ? IS_SAME_OFFSET : 0),
    );
    if (isNext) {
      last.seq = fix.seq;
    } else {
      writeStep('seq', fix.seq);
    }
    writeStep('recordedAtMs', fix.recordedAtMs);
    writeStep('lat', inFixUnits('lat', fix.lat));
    writeStep('lng', inFixUnits('lng', fix.lng));
    for (const field of ['accuracyM', 'speedKmh', 'headingDeg', 'clockOffsetMs'] as const) {
      const value = fix[field];
      if (value !== null && !(field === 'clockOffsetMs' && isSameOffset)) {
        writeStep(field, field === 'clockOffsetMs' ? value : inFixUnits(field, value));
      }
    }
  }
  return Uint8Array.from(bytes);
}

/** The fixes of a batch; whether their values are within bounds is not looked at. @throws FixBatchError */
export function decodeFixes(bytes: Uint8Array): SentFix[] {
  const reader = new Reader(bytes);
  if (reader.byte() !== VERSION) {
    throw new FixBatchError('VERSION');
  }
  const count = reader.number();
  if (count < FIXES_PER_PUSH.min || count > FIXES_PER_PUSH.max) {
    throw new FixBatchError('COUNT');
  }
  const last = first();
  const fixes: SentFix[] = [];
  while (fixes.length < count) {
    fixes.push(readFix(reader, last));
  }
  if (!reader.isAtEnd()) {
    throw new FixBatchError('TRAILING');
  }
  return fixes;
}

function readFix(reader: Reader, last: Last): SentFix {
  const flags = reader.byte();
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if (flags > ALL_FLAGS || (has(IS_SAME_OFFSET) && !has(HAS.clockOffsetMs))) {
    throw new FixBatchError('FLAGS');
  }
  const next = (field: keyof Last): number => {
    last[field] = wholeNumber(last[field] + reader.step());
    return last[field];
  };
  const optional = (field: keyof typeof HAS): number | null =>
    has(HAS[field]) ? next(field) / SCALE[field] : null;
  if (has(IS_NEXT_SEQ)) {
    last.seq = wholeNumber(last.seq + 1);
  } else {
    next('seq');
  }
  // In the order in which they stand.
  const recordedAtMs = next('recordedAtMs');
  const lat = next('lat') / SCALE.lat;
  const lng = next('lng') / SCALE.lng;
  const accuracyM = optional('accuracyM');
  const speedKmh = optional('speedKmh');
  const headingDeg = optional('headingDeg');
  const clockOffsetMs = has(IS_SAME_OFFSET) ? last.clockOffsetMs : optional('clockOffsetMs');
  return { seq: last.seq, recordedAtMs, lat, lng, accuracyM, speedKmh, headingDeg, clockOffsetMs };
}

/** Reads numbers from bytes, front to back. */
class Reader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) {
      throw new FixBatchError('TRUNCATED');
    }
    this.at += 1;
    return value;
  }

  /** A whole number in groups of seven bits, least first; all but the last have the highest bit set. */
  number(): number {
    let value = 0;
    let weight = 1;
    for (let read = 0; read < LONGEST_NUMBER; read += 1) {
      const byte = this.byte();
      value += (byte % SEVEN_BITS) * weight;
      if (byte < SEVEN_BITS) {
        return wholeNumber(value);
      }
      weight *= SEVEN_BITS;
    }
    throw new FixBatchError('OVERFLOW');
  }

  /** A difference: 0, -1, 1, -2 ... are sent as 0, 1, 2, 3 ... */
  step(): number {
    const sent = this.number();
    return sent % 2 === 0 ? sent / 2 : -(sent + 1) / 2;
  }
}

function wholeNumber(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new FixBatchError('OVERFLOW');
  }
  return value;
}
