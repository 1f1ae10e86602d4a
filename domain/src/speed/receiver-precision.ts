/** Best precision of a receiver, in decimals: degrees (1 cm), km/h, degrees of heading. */
const DECIMALS = { lat: 7, lng: 7, speedKmh: 1, headingDeg: 0 } as const;

/** Measurement of a receiver at one place and moment; null is what it does not give. */
export interface Measured {
  readonly lat: number;
  readonly lng: number;
  readonly recordedAtMs: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg?: number | null;
}

/**
 * The reading without the digits that no receiver knows, its time in whole milliseconds and its accuracy in whole metres. What is
 * judged, stored and sent is this, so that phone and server judge the same numbers.
 */
export function toReceiverPrecision<Reading extends Measured>(reading: Reading): Reading {
  return {
    ...reading,
    lat: rounded(reading.lat, DECIMALS.lat),
    lng: rounded(reading.lng, DECIMALS.lng),
    recordedAtMs: Math.round(reading.recordedAtMs),
    // Upwards, so that no reading passes for better than it is.
    accuracyM: reading.accuracyM && Math.ceil(reading.accuracyM),
    speedKmh: reading.speedKmh && rounded(reading.speedKmh, DECIMALS.speedKmh),
    ...(reading.headingDeg && { headingDeg: rounded(reading.headingDeg, DECIMALS.headingDeg) }),
  };
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
