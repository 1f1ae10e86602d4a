import type { Fix } from '@wakafine/domain/speed/fix';

/** One reading of a phone's receiver as the public API accepts it; null is what the device does not give. */
export interface PhoneFix extends Omit<Fix, 'isFuture'> {
  /** Course over ground, degrees clockwise from north, 0 to 360. */
  readonly headingDeg: number | null;
}

/** A recorded drive, in the order of its source. */
export interface Track {
  readonly fixes: readonly PhoneFix[];
}

/** Gives the fixes numbered anew from 1 in their present order. */
export function renumber(fixes: readonly PhoneFix[]): PhoneFix[] {
  return fixes.map((fix, index) => ({ ...fix, seq: index + 1 }));
}

/** Gives the fixes with every time moved by `shiftMs` milliseconds (negative: earlier). */
export function shiftTimes(fixes: readonly PhoneFix[], shiftMs: number): PhoneFix[] {
  return fixes.map((fix) => ({ ...fix, recordedAtMs: fix.recordedAtMs + shiftMs }));
}

/** Gives the earliest and the latest time of the fixes in milliseconds since 1970. @throws RangeError when there is none */
export function timeSpan(fixes: readonly PhoneFix[]): { firstMs: number; lastMs: number } {
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

/** Gives the fixes from `fromS` to `fromS + durationS` seconds after the first one, numbered anew from 1. */
export function stretchOf(fixes: readonly PhoneFix[], fromS: number, durationS: number): PhoneFix[] {
  const fromMs = timeSpan(fixes).firstMs + fromS * 1000;
  return renumber(
    fixes.filter(({ recordedAtMs }) => recordedAtMs >= fromMs && recordedAtMs <= fromMs + durationS * 1000),
  );
}
