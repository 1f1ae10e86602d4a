import type { FileFix } from './file-fix';

/** Numbers of each fix. */
const WIDTH = 6;

/** The fixes of a track as bare numbers, which go from thread to thread without being copied. */
export type PackedFixes = Float64Array<ArrayBuffer>;

/** Packs fixes; what is not known becomes NaN. */
export function packFixes(fixes: readonly FileFix[]): PackedFixes {
  const packed = new Float64Array(fixes.length * WIDTH);
  fixes.forEach(({ lat, lng, recordedAtMs, accuracyM, speedKmh, headingDeg }, index) => {
    packed.set(
      [lat, lng, recordedAtMs, accuracyM ?? Number.NaN, speedKmh ?? Number.NaN, headingDeg ?? Number.NaN],
      index * WIDTH,
    );
  });
  return packed;
}

/** Number of fixes that are packed. */
export function packedCount(packed: PackedFixes): number {
  return packed.length / WIDTH;
}

/** Some of the fixes, from an index on, at most `count`. */
export function unpackFixes(packed: PackedFixes, from: number, count: number): FileFix[] {
  const length = Math.max(0, Math.min(count, packedCount(packed) - from));
  return Array.from({ length }, (_, index) => {
    const at = (from + index) * WIDTH;
    const [lat = 0, lng = 0, recordedAtMs = 0, ...rest] = packed.subarray(at, at + WIDTH);
    const [accuracyM = null, speedKmh = null, headingDeg = null] = rest.map(orNull);
    return { lat, lng, recordedAtMs, accuracyM, speedKmh, headingDeg };
  });
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
