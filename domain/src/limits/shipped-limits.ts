import { estimatedUncertaintyM, OPEN_ROAD, TOWN_LIMITS_KMH } from './speed-limits';
import type { LimitConfidence, SpeedLimit } from './speed-limits';

/** A town of `geodata/towns.geojson`; a village gets no limit of its own (product decision D12). */
export interface TownFeature {
  readonly id: string;
  readonly properties: {
    readonly name: string;
    readonly kind: 'city' | 'town' | 'village';
    readonly radiusM: number;
    readonly confidence: 'low' | 'medium' | 'high';
  };
  readonly geometry: { readonly coordinates: readonly [lng: number, lat: number] };
}

const SOURCE =
  'Estimated circle around the town (OpenStreetMap, population); default limits of the OpenStreetMap wiki';
const CONFIDENCES: Record<TownFeature['properties']['confidence'], LimitConfidence> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
};

/** The limits that the service ships with, all unconfirmed: the open road, and a circle around each city and town. */
export function shippedLimits(towns: readonly TownFeature[]): SpeedLimit[] {
  return [OPEN_ROAD, ...towns.filter(({ properties }) => properties.kind !== 'village').map(townLimit)];
}

function townLimit({ id, properties, geometry }: TownFeature): SpeedLimit {
  const [lng, lat] = geometry.coordinates;
  const { name, radiusM, confidence } = properties;
  return {
    id,
    geometry: { kind: 'CIRCLE', centre: { lat, lng }, radiusM },
    zone: 'TOWN',
    placeName: name,
    limitKmh: TOWN_LIMITS_KMH,
    hours: null,
    validFromMs: null,
    validUntilMs: null,
    source: SOURCE,
    confidence: CONFIDENCES[confidence],
    isConfirmed: false,
    geometryUncertaintyM: estimatedUncertaintyM(radiusM),
  };
}
