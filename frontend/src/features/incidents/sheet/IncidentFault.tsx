import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { OUTCOME_MESSAGES } from '../draft/messages';
import type { ReportFault } from './useReport';

const TEXTS = {
  incomplete: { title: OUTCOME_MESSAGES.incompleteTitle, text: OUTCOME_MESSAGES.incomplete },
  failed: { title: OUTCOME_MESSAGES.failed, text: OUTCOME_MESSAGES.failedText },
  noRoom: { title: OUTCOME_MESSAGES.noRoom, text: OUTCOME_MESSAGES.noRoomText },
  noRoomForPhoto: { title: OUTCOME_MESSAGES.noRoomForPhoto, text: OUTCOME_MESSAGES.noRoomForPhotoText },
  confirmFailed: { title: OUTCOME_MESSAGES.confirmFailed, text: OUTCOME_MESSAGES.confirmFailedText },
} as const satisfies Record<ReportFault, unknown>;

/** Reason why the report did not go, above the button that sends it. */
export function IncidentFault({ fault }: { fault: ReportFault }) {
  const { formatMessage } = useIntl();
  return (
    <Flex role="alert" gap="2" align="flex-start" textStyle="small" color="danger.fg">
      <Flex pt="3px">
        <ZoneGlyph zone="danger" />
      </Flex>
      <div>
        <chakra.strong>{formatMessage(TEXTS[fault].title)}</chakra.strong>
        <chakra.span display="block">{formatMessage(TEXTS[fault].text)}</chakra.span>
      </div>
    </Flex>
  );
}
