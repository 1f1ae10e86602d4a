import type { Place } from '@wakafine/domain/geo/geo';
import type { SubmittedIncidentFragment } from '../../graphql/generated';

/** Place of an incident; null where none was given. */
export function placeOf({
  latitude,
  longitude,
}: Pick<SubmittedIncidentFragment, 'latitude' | 'longitude'>): Place | null {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : null;
}
