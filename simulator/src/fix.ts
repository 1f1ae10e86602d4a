/** One reading of a phone's GPS receiver, as the public API takes it. */
export interface Fix {
  /** Number of the fix in its journey, from 1. */
  readonly seq: number;
  /** Degrees north, -90 to 90. */
  readonly lat: number;
  /** Degrees east, -180 to 180. */
  readonly lng: number;
  /** Milliseconds since 1970 (UTC) by the phone's clock. */
  readonly recordedAtMs: number;
  /** Radius of 68 % confidence in metres; absent where the source does not tell. */
  readonly accuracyM?: number;
  /** Speed by the receiver's own Doppler measurement; absent where the source does not tell. */
  readonly speedKmh?: number;
  /** Course over ground, degrees clockwise from north, 0 to 360. */
  readonly headingDeg?: number;
}

/** A recorded drive, in the order of its source. */
export interface Track {
  readonly fixes: readonly Fix[];
}

/** Gives the fixes numbered anew from 1 in their present order. */
export function renumber(fixes: readonly Fix[]): Fix[] {
  return fixes.map((fix, index) => ({ ...fix, seq: index + 1 }));
}

/** Gives the fixes with every time moved by `shiftMs` milliseconds (negative: earlier). */
export function shiftTimes(fixes: readonly Fix[], shiftMs: number): Fix[] {
  return fixes.map((fix) => ({ ...fix, recordedAtMs: fix.recordedAtMs + shiftMs }));
}

/** Gives the earliest and the latest time of the fixes in milliseconds since 1970. @throws RangeError when there is none */
export function timeSpan(fixes: readonly Fix[]): { firstMs: number; lastMs: number } {
  if (fixes.length === 0) {
    throw new RangeError('a drive needs at least one fix');
  }
  let firstMs = Infinity;
  let lastMs = -Infinity;
  for (const { recordedAtMs } of fixes) {
    firstMs = Math.min(firstMs, recordedAtMs);
    lastMs = Math.max(lastMs, recordedAtMs);
  }
  return { firstMs, lastMs };
}
