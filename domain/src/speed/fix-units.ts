import type { Place } from '../geo/geo';

/** Units of a fix in binary form and in evidence, as parts: 10^-7 degrees (1 cm), a centimetre, 0.001 km/h, 0.01 degrees. */
export const FIX_UNITS = { lat: 1e7, lng: 1e7, accuracyM: 100, speedKmh: 1_000, headingDeg: 100 } as const;
/** Of 71.3 the product is 71299.99999999999: so little is an error of the machine, not of the measurement. */
const MACHINE_ERROR = 1e-6;

/** The numbers of a fix that are measured; null is what its receiver does not give. */
export interface MeasuredNumbers extends Place {
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg: number | null;
}

/**
 * A measured number in whole units: a radius upwards, so that no fix passes for better than it is, a speed downwards, so that
 * none passes for faster, the others to the nearest. A number that is whole already stays.
 */
export function inFixUnits(field: keyof typeof FIX_UNITS, value: number): number {
  const units = value * FIX_UNITS[field];
  switch (field) {
    case 'accuracyM':
      return Math.ceil(units - MACHINE_ERROR);
    case 'speedKmh':
      return Math.floor(units + MACHINE_ERROR);
    default:
      return Math.round(units);
  }
}

/**
 * A fix in the precision of evidence. It is judged in this precision and no other, so that a record judged again from its
 * own fixes comes to what was sealed.
 */
export function toEvidencePrecision<Read extends MeasuredNumbers>(fix: Read): Read {
  return {
    ...fix,
    lat: inFixUnits('lat', fix.lat) / FIX_UNITS.lat,
    lng: inFixUnits('lng', fix.lng) / FIX_UNITS.lng,
    accuracyM: fix.accuracyM && inFixUnits('accuracyM', fix.accuracyM) / FIX_UNITS.accuracyM,
    speedKmh: fix.speedKmh && inFixUnits('speedKmh', fix.speedKmh) / FIX_UNITS.speedKmh,
    headingDeg: fix.headingDeg && inFixUnits('headingDeg', fix.headingDeg) / FIX_UNITS.headingDeg,
  };
}
