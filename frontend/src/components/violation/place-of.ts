import type { Place } from '@wakafine/domain/geo/geo';

/** Where a violation has its peak; null where that is not known. */
export function placeOf(violation: { latitude: number | null; longitude: number | null }): Place | null {
  const { latitude, longitude } = violation;
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}
