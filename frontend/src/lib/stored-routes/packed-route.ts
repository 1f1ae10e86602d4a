import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { ReceiptPoint } from '../offline/receipt';

/** A route as columns of whole numbers, each the difference to the one before: about 20 characters a point as JSON. */
export interface PackedRoute {
  /** Millionths of a degree, 11 cm. */
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  /** Milliseconds since 1970. */
  readonly timesMs: readonly number[];
  /** Tenths of km/h, no differences; null where none is known. */
  readonly speeds: readonly (number | null)[];
  readonly zones: readonly (SpeedZone | null)[];
}

const DEGREE = 1_000_000;
const KMH = 10;

/** Packs a route: 11 cm and 0.1 km/h (rounded down) are left of places and speeds. */
export function packRoute(points: readonly ReceiptPoint[]): PackedRoute {
  return {
    lats: differences(points.map(({ lat }) => Math.round(lat * DEGREE))),
    lngs: differences(points.map(({ lng }) => Math.round(lng * DEGREE))),
    timesMs: differences(points.map(({ recordedAt }) => Date.parse(recordedAt))),
    // Down, so that a speed just below a threshold never reads as one above it.
    speeds: points.map(({ speedKmh }) => (speedKmh === null ? null : Math.floor(speedKmh * KMH))),
    zones: points.map(({ zone }) => zone),
  };
}

/** Unpacks a route. */
export function unpackRoute({ lats, lngs, timesMs, speeds, zones }: PackedRoute): ReceiptPoint[] {
  const [placesLat, placesLng, atMs] = [sums(lats), sums(lngs), sums(timesMs)];
  return atMs.map((ms, index) => {
    const speed = speeds[index] ?? null;
    return {
      lat: (placesLat[index] ?? 0) / DEGREE,
      lng: (placesLng[index] ?? 0) / DEGREE,
      recordedAt: new Date(ms).toISOString(),
      speedKmh: speed === null ? null : speed / KMH,
      zone: zones[index] ?? null,
    };
  });
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((each, index) => each - (numbers[index - 1] ?? 0));
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
