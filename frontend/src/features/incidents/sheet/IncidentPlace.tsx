import { Flex, Text } from '@chakra-ui/react';
import { MapPin, MapPinOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import type { IncidentDraft } from '../draft/incident-draft';
import { PLACE_MESSAGES } from '../draft/messages';

export interface IncidentPlaceProps {
  draft: Pick<IncidentDraft, 'atMs' | 'place'>;
  isPlacing: boolean;
}

/** Place and time of the incident: frozen at the tap, or without a place. */
export function IncidentPlace({ draft: { atMs, place }, isPlacing }: IncidentPlaceProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  const time = formats.time(new Date(atMs).toISOString());
  const Icon = place === null && !isPlacing ? MapPinOff : MapPin;
  return (
    <Flex align="center" wrap="wrap" columnGap="2" pb="2" mb="2.5" borderBottomWidth="1px" aria-live="polite">
      <Flex color="fg.muted" aria-hidden>
        <Icon size={20} />
      </Flex>
      <Text textStyle="label" flex="1 1 7rem" minW="0">
        {place === null
          ? formatMessage(PLACE_MESSAGES[isPlacing ? 'searching' : 'none'])
          : placeText(place, place.headingDeg)}
      </Text>
      <Text textStyle="small" color="fg.muted" whiteSpace="nowrap" ms="auto">
        {place === null || place.accuracyM === null
          ? time
          : formatMessage(PLACE_MESSAGES.accuracy, {
              time,
              accuracy: formats.distance(Math.round(place.accuracyM) / 1_000),
            })}
      </Text>
    </Flex>
  );
}
