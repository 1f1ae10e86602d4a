import { maskPlate } from '@wakafine/domain/people/masking';
import type { OperationsMap as OperationsMapData, PlacedJourney } from './get-operations-map';
import type { LiveJourney, OperationsMap } from './operations-map.type';

/** About a metre: digits beyond are noise of the receiver, and bytes. */
const PLACE_DECIMALS = 1e5;

/** An active journey as a moving mark. */
export function presentLiveJourney({ journey, place, zone }: PlacedJourney): LiveJourney {
  const { id, vehicleId, registrationNumber, transportAgency, vehicleType, category } = journey;
  return {
    id: String(id),
    vehicleId: String(vehicleId),
    registrationNumber: maskPlate(registrationNumber),
    transportAgency,
    vehicleType,
    category,
    latitude: place === null ? null : Math.round(place.lat * PLACE_DECIMALS) / PLACE_DECIMALS,
    longitude: place === null ? null : Math.round(place.lng * PLACE_DECIMALS) / PLACE_DECIMALS,
    speedKmh: zone === null ? null : journey.currentSpeedKmh,
    zone,
    since: journey.startedAt,
    lastFixAt: journey.lastFixAt,
  };
}

/** The map over GraphQL. */
export function presentOperationsMap(map: OperationsMapData): OperationsMap {
  return {
    computedAt: map.computedAt,
    journeys: map.journeys.map(presentLiveJourney),
    incidents: map.incidents.map((row) => ({ ...row, id: String(row.id) })),
    violations: map.violations.map((row) => ({ ...row, id: String(row.id) })),
  };
}
