import type { Place } from '../geo/geo';

/** Results of the full windows of a stretch. */
export interface FullSpeeds {
  readonly peakKmh: number;
  readonly peakAt: Place;
  readonly sumKmh: number;
  readonly count: number;
}

/** With one more shown speed at a place, km/h; null, where its window is not full, changes nothing. */
export function withFullSpeed(
  full: FullSpeeds | null,
  { lat, lng, fullKmh }: Place & { readonly fullKmh: number | null },
): FullSpeeds | null {
  if (fullKmh === null) {
    return full;
  }
  const { sumKmh, count } = full ?? { sumKmh: 0, count: 0 };
  const isPeak = full === null || fullKmh > full.peakKmh;
  return {
    peakKmh: isPeak ? fullKmh : full.peakKmh,
    peakAt: isPeak ? { lat, lng } : full.peakAt,
    sumKmh: sumKmh + fullKmh,
    count: count + 1,
  };
}
