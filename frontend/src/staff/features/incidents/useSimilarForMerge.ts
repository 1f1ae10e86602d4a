import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { HOUR_MS } from '@wakafine/domain/units';
import { placeOf } from '../../../components/incidents/incident-place-text';
import { useStaffIncidentsQuery, type StaffIncidentFragment } from '../../../graphql/staff';

/** Longest time between incidents that may be the same, ms. */
const WITHIN_MS = 3 * HOUR_MS;
/** Greatest distance between incidents that may be the same, metres. */
const WITHIN_M = 3_000;
const LOOKED_AT = 100;
const MOST_SHOWN = 6;

/** An incident that another one may be a duplicate of. */
export interface SimilarToMerge {
  readonly incident: StaffIncidentFragment;
  /** Metres; null where one of the two has no place. */
  readonly distanceM: number | null;
}

/** Incidents near in place and time to one, those of the same type and the nearest first; null while they load. */
export function useSimilarForMerge(incident: StaffIncidentFragment): readonly SimilarToMerge[] | null {
  const atMs = Date.parse(incident.occurredAt);
  const { data } = useStaffIncidentsQuery({
    variables: {
      first: LOOKED_AT,
      filter: {
        from: new Date(atMs - WITHIN_MS).toISOString(),
        to: new Date(atMs + WITHIN_MS).toISOString(),
      },
    },
    fetchPolicy: 'network-only',
  });
  return data === undefined
    ? null
    : similarTo(
        incident,
        data.incidents.edges.map(({ node }) => node),
      );
}

/** Those among some that another incident may be a duplicate of; a duplicate is none itself. */
export function similarTo(
  incident: StaffIncidentFragment,
  others: readonly StaffIncidentFragment[],
): readonly SimilarToMerge[] {
  const place = placeOf(incident);
  const rank = ({ incident: other, distanceM }: SimilarToMerge) =>
    (other.incidentType === incident.incidentType ? 0 : WITHIN_M) + (distanceM ?? WITHIN_M);
  return others
    .filter(({ id, status }) => id !== incident.id && status !== 'DUPLICATE')
    .map((other) => {
      const otherPlace = placeOf(other);
      const distanceM = place && otherPlace ? distanceBetweenM(place, otherPlace) : null;
      return { incident: other, distanceM };
    })
    .filter(({ distanceM }) => distanceM === null || distanceM <= WITHIN_M)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_SHOWN);
}
