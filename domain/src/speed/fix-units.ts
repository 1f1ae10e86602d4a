/** Units of a fix in binary form and in evidence, as parts: 10^-7 degrees (1 cm), a centimetre, 0.001 km/h, 0.01 degrees. */
export const FIX_UNITS = { lat: 1e7, lng: 1e7, accuracyM: 100, speedKmh: 1_000, headingDeg: 100 } as const;
/** Of 71.3 the product is 71299.99999999999: so little is an error of the machine, not of the measurement. */
const MACHINE_ERROR = 1e-6;

/** The numbers of a fix beside its place and time; null is what its receiver does not give. */
interface MeasuredNumbers {
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
 * A fix with accuracy, speed and heading in the precision of evidence, the same object where they have no more. Every fix is judged
 * so, whatever else was sent of it: bounds are applied to these numbers, and 50.004 m must be as good in the record as it was
 * for the judge. Its place is sealed to the centimetre, which moves a proven speed by less than what evidence states.
 */
export function toEvidencePrecision<Read extends MeasuredNumbers>(fix: Read): Read {
  const accuracyM = fix.accuracyM && inFixUnits('accuracyM', fix.accuracyM) / FIX_UNITS.accuracyM;
  const speedKmh = fix.speedKmh && inFixUnits('speedKmh', fix.speedKmh) / FIX_UNITS.speedKmh;
  const headingDeg = fix.headingDeg && inFixUnits('headingDeg', fix.headingDeg) / FIX_UNITS.headingDeg;
  const isSame = accuracyM === fix.accuracyM && speedKmh === fix.speedKmh && headingDeg === fix.headingDeg;
  return isSame ? fix : { ...fix, accuracyM, speedKmh, headingDeg };
}
