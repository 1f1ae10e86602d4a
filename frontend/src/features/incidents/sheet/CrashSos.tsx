import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { EmergencyCalls } from '../../../components/emergency/EmergencyCalls';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import type { IncidentDraft } from '../draft/incident-draft';
import { CRASH_SOS_MESSAGES } from '../draft/messages';

/** Whom to call for a crash, and what to say first: where it is. */
export function CrashSos({ place }: Pick<IncidentDraft, 'place'>) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const words = place === null ? '' : placeText(place, place.headingDeg).trim();
  return (
    <Flex direction="column" gap="3">
      <Text>
        {words === ''
          ? formatMessage(CRASH_SOS_MESSAGES.textWithoutPlace)
          : formatMessage(CRASH_SOS_MESSAGES.text, { place: words })}
      </Text>
      <EmergencyCalls />
    </Flex>
  );
}
