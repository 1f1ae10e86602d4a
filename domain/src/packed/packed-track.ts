import type { Place } from '../geo/geo';
import type { StoredFix } from '../speed/fix';
import { judgeDrive } from '../speed/journey-state';
import type { DriveRules } from '../speed/journey-state';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { AT_MS, LAT, LNG } from './packed-fixes';
import { listOf, numberOf, recordOf } from './shapes';

/** First byte of a packed track. Other bytes are of another layout, and not read. */
export const TRACK_VERSION = 1;

/** A fix of an ended journey, with what is shown of it. */
export interface TrackFix {
  readonly fix: StoredFix;
  /** Whether it is part of the route: not flagged. */
  readonly isGood: boolean;
  /** Displayed speed there, km/h, as {@link routeKmh} gives it; null at the start of a stretch, and for a flagged fix. */
  readonly shownKmh: number | null;
}

/** One point of the line that stands for a whole track in lists. */
export interface OutlinePoint extends Place {
  readonly atMs: number;
}

/** Facts of a fix that its flags alone say. */
const FLAG = {
  NEXT_SEQ: 1,
  IN_STEP: 2,
  GOOD: 4,
  SAME_ACCURACY: 8,
  SAME_OFFSET: 16,
  SHOWN: 32,
  ACCURACY: 64,
  SPEED: 128,
  HEADING: 256,
  OFFSET: 512,
  FUTURE: 1_024,
} as const;

/** The numbers of a fix, each in the units in which phones send them: any other number is written in full. */
const SEQ_STEP = numberOf(0, 1);
const STEP_MS = numberOf(1, 1);
const FIX_LAT = numberOf(2, 1e7);
const FIX_LNG = numberOf(3, 1e7);
const ACCURACY = numberOf(4, 100);
const SPEED = numberOf(5, 1_000);
const HEADING = numberOf(6, 100);
const OFFSET_MS = numberOf(7, 1);
const SHOWN = numberOf(8, 1_000);

const OUTLINE = listOf(recordOf<OutlinePoint>({ lat: LAT, lng: LNG, atMs: AT_MS }));

/** The fix before, from which the next one differs; both directions begin with the same. */
interface Before {
  flags: number;
  seq: number;
  atMs: number;
  stepMs: number;
  accuracyM: number | null;
  clockOffsetMs: number | null;
}

const beforeAll = (): Before => ({
  ...{ flags: 0, seq: 0, atMs: 0, stepMs: 0, accuracyM: null, clockOffsetMs: null },
});

/**
 * A displayed speed as a route gives it: down to thousandths of a km/h. Zones begin at whole numbers, so its zone is that of the
 * displayed speed.
 */
export function routeKmh(displayedKmh: number): number {
  return Math.floor(displayedKmh * 1_000) / 1_000;
}

/** All fixes of an ended journey as they are judged, by seq; each seq must stand once. */
export function judgedTrack(fixes: readonly StoredFix[], rules: DriveRules): readonly TrackFix[] {
  const ordered = [...fixes].sort((one, other) => one.seq - other.seq);
  const { judged } = judgeDrive(ordered, rules);
  return ordered.map((fix, index) => {
    const { flag = null, speedKmh = null } = judged[index] ?? {};
    return { fix, isGood: flag === null, shownKmh: speedKmh === null ? null : routeKmh(speedKmh) };
  });
}

/** A track in few bytes, each fix as its difference from the one before; {@link unpackTrack} gives the same, to the last bit. */
export function packTrack(track: readonly TrackFix[]): Uint8Array {
  const to = new ByteWriter();
  to.whole(TRACK_VERSION);
  to.whole(track.length);
  const before = beforeAll();
  for (const each of track) {
    writeFix(to, before, each);
  }
  return to.bytes();
}

/** The track that was packed; null where the bytes are none of this layout. */
export function unpackTrack(bytes: Uint8Array): readonly TrackFix[] | null {
  return unpacked(bytes, (from) => {
    if (from.whole() !== TRACK_VERSION) {
      return null;
    }
    const before = beforeAll();
    return Array.from({ length: from.count() }, () => readFix(from, before));
  });
}

/** An outline in few bytes; {@link unpackOutline} gives the same, to the last bit. */
export function packOutline(points: readonly OutlinePoint[]): Uint8Array {
  const to = new ByteWriter();
  OUTLINE.write(to, points);
  return to.bytes();
}

/** The outline that was packed; null where the bytes are none. */
export function unpackOutline(bytes: Uint8Array): readonly OutlinePoint[] | null {
  return unpacked(bytes, (from) => OUTLINE.read(from));
}

function writeFix(to: ByteWriter, before: Before, { fix, isGood, shownKmh }: TrackFix): void {
  const stepMs = fix.recordedAtMs - before.atMs;
  const flags =
    flagIf(fix.seq === before.seq + 1, FLAG.NEXT_SEQ) +
    flagIf(stepMs === before.stepMs, FLAG.IN_STEP) +
    flagIf(isGood, FLAG.GOOD) +
    flagIf(Object.is(fix.accuracyM, before.accuracyM), FLAG.SAME_ACCURACY) +
    flagIf(Object.is(fix.clockOffsetMs, before.clockOffsetMs), FLAG.SAME_OFFSET) +
    flagIf(shownKmh !== null, FLAG.SHOWN) +
    flagIf(fix.accuracyM !== null, FLAG.ACCURACY) +
    flagIf(fix.speedKmh !== null, FLAG.SPEED) +
    flagIf(fix.headingDeg !== null, FLAG.HEADING) +
    flagIf(fix.clockOffsetMs !== null, FLAG.OFFSET) +
    flagIf(fix.isFuture, FLAG.FUTURE);
  // Most fixes have the flags of the one before: then it is one byte, 0.
  to.whole(flags ^ before.flags);
  if (fix.seq !== before.seq + 1) {
    SEQ_STEP.write(to, fix.seq - before.seq);
  }
  if (stepMs !== before.stepMs) {
    STEP_MS.write(to, stepMs);
  }
  FIX_LAT.write(to, fix.lat);
  FIX_LNG.write(to, fix.lng);
  if (fix.accuracyM !== null && !has(flags, FLAG.SAME_ACCURACY)) {
    ACCURACY.write(to, fix.accuracyM);
  }
  if (fix.speedKmh !== null) {
    SPEED.write(to, fix.speedKmh);
  }
  if (fix.headingDeg !== null) {
    HEADING.write(to, fix.headingDeg);
  }
  if (fix.clockOffsetMs !== null && !has(flags, FLAG.SAME_OFFSET)) {
    OFFSET_MS.write(to, fix.clockOffsetMs);
  }
  if (shownKmh !== null) {
    SHOWN.write(to, shownKmh);
  }
  remember(before, fix, flags);
}

function readFix(from: ByteReader, before: Before): TrackFix {
  const flags = from.whole() ^ before.flags;
  const seq = before.seq + (has(flags, FLAG.NEXT_SEQ) ? 1 : SEQ_STEP.read(from));
  const recordedAtMs = before.atMs + (has(flags, FLAG.IN_STEP) ? before.stepMs : STEP_MS.read(from));
  const lat = FIX_LAT.read(from);
  const lng = FIX_LNG.read(from);
  const again = has(flags, FLAG.SAME_ACCURACY);
  // Member by member: an object that is spread into another takes ten times as long as all the reading.
  const fix: StoredFix = {
    seq,
    recordedAtMs,
    lat,
    lng,
    accuracyM: again ? before.accuracyM : has(flags, FLAG.ACCURACY) ? ACCURACY.read(from) : null,
    speedKmh: has(flags, FLAG.SPEED) ? SPEED.read(from) : null,
    headingDeg: has(flags, FLAG.HEADING) ? HEADING.read(from) : null,
    clockOffsetMs: has(flags, FLAG.SAME_OFFSET)
      ? before.clockOffsetMs
      : has(flags, FLAG.OFFSET)
        ? OFFSET_MS.read(from)
        : null,
    isFuture: has(flags, FLAG.FUTURE),
  };
  const shownKmh = has(flags, FLAG.SHOWN) ? SHOWN.read(from) : null;
  remember(before, fix, flags);
  return { fix, isGood: has(flags, FLAG.GOOD), shownKmh };
}

function remember(before: Before, fix: StoredFix, flags: number): void {
  before.flags = flags;
  before.stepMs = fix.recordedAtMs - before.atMs;
  before.seq = fix.seq;
  before.atMs = fix.recordedAtMs;
  before.accuracyM = fix.accuracyM;
  before.clockOffsetMs = fix.clockOffsetMs;
}

const flagIf = (isSo: boolean, flag: number): number => (isSo ? flag : 0);
const has = (flags: number, flag: number): boolean => (flags & flag) !== 0;

/** A value whose bytes are all of these; null where they are none. */
function unpacked<Value>(bytes: Uint8Array, read: (from: ByteReader) => Value): Value | null {
  const from = new ByteReader(bytes);
  try {
    const value = read(from);
    return from.left === 0 ? value : null;
  } catch (error) {
    if (error instanceof RangeError) {
      return null;
    }
    throw error;
  }
}
