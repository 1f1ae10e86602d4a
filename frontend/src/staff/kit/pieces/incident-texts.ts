import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { PIECE_MESSAGES } from '../../../components/incidents/messages';
import { placeOf } from '../../../components/incidents/incident-place-text';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';

interface Placed {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** Direction of travel there; none for an incident. */
  readonly headingDeg?: number | null;
}

/** Longest beginning of a citizen's words in a row, characters; all of them stand in the detail. */
const BEGINNING_MAX = 80;

/** The beginning of a citizen's words, with three points where more follows. */
export function beginningOf(description: string): string {
  const letters = [...description];
  return letters.length <= BEGINNING_MAX ? description : `${letters.slice(0, BEGINNING_MAX).join('')}…`;
}

/** Gives where something was in words, or that no place was given. */
export function useRowPlaceText(): (row: Placed) => string {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  return useCallback(
    ({ latitude = null, longitude = null, headingDeg = null }) => {
      const place = placeOf({ latitude, longitude });
      return place === null ? formatMessage(PIECE_MESSAGES.noPlace) : placeText(place, headingDeg);
    },
    [formatMessage, placeText],
  );
}
