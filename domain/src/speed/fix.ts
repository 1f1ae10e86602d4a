import type { Place } from '../geo/geo';
import { isWithin, LIMITS, rangeSentence } from '../input/limits';

/** One reading of a phone's positioning, raw as the device gave it. */
export interface Fix extends Place {
  /** Number of the fix within its journey, from 1; the order in which fixes are judged. */
  readonly seq: number;
  /** Time of the reading, ms since the epoch, corrected by the phone's measured clock offset. */
  readonly recordedAtMs: number;
  /** Radius of 68 % confidence in metres; null where the device gives none. */
  readonly accuracyM: number | null;
  /** Speed that the device itself measured, km/h; null where it gives none. */
  readonly speedKmh: number | null;
  /** Whether the server received it more than 2 minutes before its own time; judged once, at receipt. */
  readonly isFuture: boolean;
}

/** A fix with all that is stored of it. */
export interface StoredFix extends Fix {
  /** Direction of travel, degrees clockwise from north; null where the device gives none. */
  readonly headingDeg: number | null;
  /** Correction added to the phone's own time, ms; null: nothing is known of its clock. */
  readonly clockOffsetMs: number | null;
}

/** Reason why a fix moves no number. */
export const FIX_FLAGS = [
  'inaccurate',
  'duplicate',
  'out_of_order',
  'future',
  'implausible_jump',
  'frozen',
  'outside_journey',
] as const;
/** Reason why a fix moves no number. */
export type FixFlag = (typeof FIX_FLAGS)[number];

/** Time by which a fix may be ahead of the server before it is flagged `future`, ms. */
export const FUTURE_TOLERANCE_MS = 120_000;

/** A fix as the doors receive it, before it is trusted. */
export type FixInput = Readonly<Record<keyof typeof FIX_FIELDS, unknown>>;

const FIX_FIELDS = {
  seq: { range: LIMITS.seq, isOptional: false, isWhole: true },
  lat: { range: LIMITS.lat, isOptional: false, isWhole: false },
  lng: { range: LIMITS.lng, isOptional: false, isWhole: false },
  accuracyM: { range: LIMITS.accuracyM, isOptional: true, isWhole: false },
  speedKmh: { range: LIMITS.speedKmh, isOptional: true, isWhole: false },
  headingDeg: { range: LIMITS.headingDeg, isOptional: true, isWhole: false },
  clockOffsetMs: { range: LIMITS.clockOffsetMs, isOptional: true, isWhole: true },
} as const;
const FIX_FIELD_ENTRIES = Object.entries(FIX_FIELDS);

/** The faulty numeric fields of a received fix with a sentence each, or null when all are right. */
export function fixFaults(fix: Partial<FixInput>): Record<string, string> | null {
  const received: Record<string, unknown> = fix;
  const faults: Record<string, string> = {};
  for (const [name, { range, isOptional, isWhole }] of FIX_FIELD_ENTRIES) {
    const value = received[name];
    const isAbsent = value === undefined || value === null;
    const isRight = isAbsent ? isOptional : isWithin(value, range) && (!isWhole || Number.isInteger(value));
    if (!isRight) {
      faults[name] = rangeSentence(range);
    }
  }
  return Object.keys(faults).length === 0 ? null : faults;
}
