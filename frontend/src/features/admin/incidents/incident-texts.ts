import { distanceBetweenM, type Place } from '@wakafine/domain/geo';
import { corridorOf } from '@wakafine/domain/road-corridors';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { PIECE_MESSAGES } from '../../../components/incidents/messages';
import { placeOf } from '../../../components/incidents/told-place';
import { coordinatesText } from '../../../lib/map-links';
import { TOWNS } from '../map/towns';

/** A place is named by a town that is no farther away, metres. */
const TOWN_WITHIN_M = 25_000;

interface Placed {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Longest beginning of a citizen's words in a row, characters; all of them stand in the detail. */
const BEGINNING_MAX = 80;

/** The beginning of a citizen's words, with three points where more follows. */
export function beginningOf(description: string): string {
  const letters = [...description];
  return letters.length <= BEGINNING_MAX ? description : `${letters.slice(0, BEGINNING_MAX).join('')}…`;
}

/** Gives where an incident was in a few words: the national road and the town that it is near, else the coordinates. */
export function usePlaceText(): (incident: Placed) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ latitude = null, longitude = null }) => {
      const place = placeOf({ latitude, longitude });
      if (place === null) {
        return formatMessage(PIECE_MESSAGES.noPlace);
      }
      const names = [corridorOf(place), nearestTown(place)].filter((name) => name !== null);
      return names.length === 0 ? coordinatesText(place) : names.join(' · ');
    },
    [formatMessage],
  );
}

function nearestTown(place: Place): string | null {
  const near = TOWNS.map(({ name, lat, lng }) => ({ name, distanceM: distanceBetweenM(place, { lat, lng }) }))
    .filter(({ distanceM }) => distanceM <= TOWN_WITHIN_M)
    .sort((one, other) => one.distanceM - other.distanceM);
  return near[0]?.name ?? null;
}
