import type { StoredFix } from '../speed/fix';
import { FIX_UNITS, inFixUnits } from '../speed/fix-units';
import type { ThresholdsTimeline } from '../speed/zones';
import type { LegalLimit } from '../limits/limit-at';

const E9_PER_E7 = 100;

/** Parts of a record, by name, that are enough to judge its violation again. */
export interface JudgedParts {
  readonly rule: RulePart;
  readonly limits: readonly LimitPart[];
  readonly result: ResultPart;
  readonly fixes: readonly FixRow[];
}

/** By what it was judged. */
export interface RulePart {
  readonly version: string;
  /** Of the journey, microseconds. */
  readonly startedUs: number;
  /** As declared; null where it was not, microseconds. */
  readonly endedUs: number | null;
  readonly thresholds: readonly {
    readonly caution: number;
    readonly warning: number;
    readonly danger: number;
    readonly sinceUs: number;
  }[];
  /**
   * Limits that mean speeds between two of the fixes were held to: times of both, microseconds, and the position of the limit
   * in the list. Absent where there is none, and from records of before they were written down.
   */
  readonly gapLimits?: readonly GapLimitRow[];
  /** Further digits of the places of fixes that had more than seven; absent where none had. */
  readonly digits?: readonly DigitsRow[];
}

/** Digits of a place below 1e-7 degrees, in 1e-9 degrees to be added to those of the fix with this seq. */
export type DigitsRow = readonly [seq: number, latE9: number, lngE9: number];

/** Limit that a mean speed between two fixes was held to; their times in ms. */
export interface GapLimit {
  readonly fromMs: number;
  readonly toMs: number;
  readonly limit: LegalLimit;
}

/** The same in microseconds, with the position of the limit in the list. */
export type GapLimitRow = readonly [fromUs: number, toUs: number, limit: number];

/** A limit that was in force at some of the fixes, with its source. */
export interface LimitPart {
  readonly id: string;
  readonly limitKmh: number;
  readonly zone: LegalLimit['zone'];
  readonly place: string | null;
  readonly source: string;
  readonly isConfirmed: boolean;
}

/** Result of the judgement: speeds in 0.1 km/h, times in microseconds since the epoch. */
export interface ResultPart {
  readonly startedUs: number;
  readonly endedUs: number;
  /** Peak of the shown speed. */
  readonly shownDeciKmh: number;
  readonly meanDeciKmh: number;
  /** Rounded down: at least so fast. */
  readonly provenDeciKmh: number;
  readonly uncertaintyDeciKmh: number;
  /** Length of the window that proves it, ms. */
  readonly provenMs: number;
  readonly severity: string;
  readonly grade: string;
  readonly fixCount: number;
  readonly isOverGaps: boolean;
  /** Id of its limit. */
  readonly limitId: string;
}

/**
 * A fix in whole numbers: seq; time in microseconds; latitude and longitude in 1e-7 degrees; accuracy in cm; the device's
 * speed in m/h; heading in 0.01 degrees; what was added to the phone's clock in ms; whether it came from the future; and the
 * position of its limit in the list of limits. Null where nothing is known.
 */
export type FixRow = readonly [
  seq: number,
  timeUs: number,
  latE7: number,
  lngE7: number,
  accuracyCm: number | null,
  speedMh: number | null,
  headingCentiDeg: number | null,
  clockOffsetMs: number | null,
  isFuture: boolean,
  limit: number | null,
];

/** A fix as evidence holds it; `limit` is the position of its limit in the list, null where nobody may be accused. */
export function fixRow(fix: StoredFix, limit: number | null): FixRow {
  const { seq, recordedAtMs, lat, lng, accuracyM, speedKmh, headingDeg, clockOffsetMs, isFuture } = fix;
  return [
    seq,
    scaled(recordedAtMs, 1000),
    inFixUnits('lat', lat),
    inFixUnits('lng', lng),
    accuracyM === null ? null : inFixUnits('accuracyM', accuracyM),
    speedKmh === null ? null : inFixUnits('speedKmh', speedKmh),
    headingDeg === null ? null : inFixUnits('headingDeg', headingDeg),
    clockOffsetMs,
    isFuture,
    limit,
  ];
}

/** Further digits of the places of fixes as the rule of a record holds them, where there are any. */
export function digitsPart(fixes: readonly StoredFix[]): { readonly digits?: DigitsRow[] } {
  const rows = fixes.flatMap(({ seq, lat, lng }): DigitsRow[] => {
    const [latE9, lngE9] = [furtherE9('lat', lat), furtherE9('lng', lng)];
    return latE9 === 0 && lngE9 === 0 ? [] : [[seq, latE9, lngE9]];
  });
  return rows.length === 0 ? {} : { digits: rows };
}

function furtherE9(field: 'lat' | 'lng', degrees: number): number {
  return scaled(degrees, 1e9) - inFixUnits(field, degrees) * E9_PER_E7;
}

/** The fixes of a record. */
export function fixesOfParts({ fixes, rule }: Pick<JudgedParts, 'fixes' | 'rule'>): StoredFix[] {
  const digits = new Map(rule.digits?.map(([seq, ...further]) => [seq, further]));
  return fixes.map((row) => {
    const fix = fixOfRow(row);
    const [latE9, lngE9] = digits.get(fix.seq) ?? [0, 0];
    const more = (field: 'lat' | 'lng', further: number): number =>
      further === 0 ? fix[field] : (inFixUnits(field, fix[field]) * E9_PER_E7 + further) / 1e9;
    return { ...fix, lat: more('lat', latE9), lng: more('lng', lngE9) };
  });
}

/** The fix of a row. */
function fixOfRow(row: FixRow): StoredFix {
  const [seq, timeUs, latE7, lngE7, accuracyCm, speedMh, headingCentiDeg, clockOffsetMs, isFuture] = row;
  return {
    seq,
    recordedAtMs: timeUs / 1000,
    lat: latE7 / FIX_UNITS.lat,
    lng: lngE7 / FIX_UNITS.lng,
    accuracyM: accuracyCm === null ? null : accuracyCm / FIX_UNITS.accuracyM,
    speedKmh: speedMh === null ? null : speedMh / FIX_UNITS.speedKmh,
    headingDeg: headingCentiDeg === null ? null : headingCentiDeg / FIX_UNITS.headingDeg,
    clockOffsetMs,
    isFuture,
  };
}

/** Thresholds as evidence holds them. */
export function thresholdsPart(timeline: ThresholdsTimeline): RulePart['thresholds'] {
  return timeline.map(({ caution, warning, danger, effectiveAtMs }) => ({
    caution,
    warning,
    danger,
    sinceUs: scaled(effectiveAtMs, 1000),
  }));
}

/** Limits over gaps as the rule of a record holds them, where there are any. */
export function gapLimitsPart(
  limits: readonly GapLimit[],
  positionOf: (limit: LegalLimit) => number,
): { readonly gapLimits?: GapLimitRow[] } {
  const rows = limits.map(({ fromMs, toMs, limit }): GapLimitRow => [
    scaled(fromMs, 1000),
    scaled(toMs, 1000),
    positionOf(limit),
  ]);
  return rows.length === 0 ? {} : { gapLimits: rows };
}

/** A speed in km/h in whole tenths, rounded down: evidence says "at least". */
export function deciKmh(speedKmh: number): number {
  // Of 71.3 the product is 712.9999999: less than a thousandth is an error of the machine, not of the measurement.
  return Math.floor(speedKmh * 10 + 1e-6);
}

/** A number in whole units, to the nearest. */
export function scaled(value: number, units: number): number {
  return Math.round(value * units);
}
