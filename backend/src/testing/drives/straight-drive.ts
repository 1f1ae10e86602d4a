/** A fix as a GraphQL input. */
export interface FixPayload {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: string;
  readonly accuracyM?: number;
  readonly speedKmh?: number;
}

const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;

/** A drive straight north from Douala with one fix a second: one speed in km/h for each second after the first fix. */
export function straightDrive(startedAt: Date, speedsKmh: readonly number[], firstSeq = 1): FixPayload[] {
  let lat = 4.0511;
  const at = (second: number): FixPayload => ({
    seq: firstSeq + second,
    lat,
    lng: 9.7679,
    recordedAt: new Date(startedAt.getTime() + second * 1000).toISOString(),
    accuracyM: 5,
  });
  return [
    at(0),
    ...speedsKmh.map((speedKmh, index) => {
      lat += speedKmh / 3.6 / METRES_PER_DEGREE;
      return at(index + 1);
    }),
  ];
}

/** So many seconds at one speed in km/h. */
export function seconds(count: number, speedKmh: number): number[] {
  return Array.from({ length: count }, () => speedKmh);
}

/** Speeds that rise or fall by 10 km/h a second, which no filter takes for a jump. */
export function ramp(fromKmh: number, toKmh: number): number[] {
  const step = fromKmh < toKmh ? 10 : -10;
  const count = Math.floor(Math.abs(toKmh - fromKmh) / 10);
  return Array.from({ length: count }, (_, index) => fromKmh + step * (index + 1));
}
