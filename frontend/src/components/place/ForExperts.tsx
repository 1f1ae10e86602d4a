import { chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useIntl } from 'react-intl';
import { coordinatesText } from '../../lib/map-links';
import { PLACE_MESSAGES } from './place-messages';

/** Latitude and longitude of a place, behind a line that opens them. */
export function ForExperts({ place }: { place: Place }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.details textStyle="small" fontWeight="normal" color="fg.muted">
      <chakra.summary display="list-item" minH="12" py="3.5" w="fit-content" cursor="pointer">
        {formatMessage(PLACE_MESSAGES.forExperts)}
      </chakra.summary>
      {coordinatesText(place)}
    </chakra.details>
  );
}
