import type { Place } from '@wakafine/domain/geo/geo';

/** Place of a violation's peak; null where it is not known. */
export function placeOf(violation: { latitude: number | null; longitude: number | null }): Place | null {
  const { latitude, longitude } = violation;
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}
