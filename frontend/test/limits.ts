import { packLimits, type LimitPack } from '@wakafine/domain/limits/limit-pack';
import { OPEN_ROAD, type ClassLimits, type SpeedLimit } from '@wakafine/domain/limits/speed-limits';

/** Area in which the phones of the tests drive. */
const HERE = { lat: 4.05, lng: 9.7 };

/** A confirmed limit of a town around the phone, but for the given fields; `kmh` holds for every class. */
export function buildTownLimit({
  kmh = 60,
  ...over
}: Partial<SpeedLimit> & { kmh?: number } = {}): SpeedLimit {
  // As many keys as there were.
  const limitKmh = Object.fromEntries(
    Object.keys(OPEN_ROAD.limitKmh).map((name) => [name, kmh]),
  ) as unknown as ClassLimits;
  return {
    ...OPEN_ROAD,
    id: 'town',
    geometry: { kind: 'CIRCLE', centre: HERE, radiusM: 20_000 },
    zone: 'TOWN',
    placeName: 'Edéa',
    limitKmh,
    isConfirmed: true,
    ...over,
  };
}

/** A pack as phones load it. */
export function packText(limits: readonly SpeedLimit[], over: Partial<LimitPack> = {}): string {
  return packLimits({ version: 1, basis: 'register', serviceArea: 'none', limits, ...over });
}
