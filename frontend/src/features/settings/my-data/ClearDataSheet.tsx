import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { useActiveJourneyQuery } from '../../../graphql/generated';
import type { UnsentCounts } from '../../../lib/session/local-data';
import { useLiveEnrolment } from '../../../lib/enrolment/useEnrolment';
import { ownStateOf } from '../../../lib/offline/own-journey';
import { useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useViewer } from '../../../lib/session/session';
import { CLEAR_MESSAGES } from '../form/messages';

export interface ClearDataSheetProps {
  isOpen: boolean;
  /** Data that would be lost; null until it was counted. */
  waiting: UnsentCounts | null;
  isClearing: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before everything on this phone is cleared and names what would be lost; a journey must be ended first. */
export function ClearDataSheet({ isOpen, waiting, isClearing, onConfirm, onClose }: ClearDataSheetProps) {
  const { formatMessage } = useIntl();
  const { data } = useActiveJourneyQuery({ fetchPolicy: 'cache-first' });
  const own = useOwnJourneys(useViewer()?.id ?? '') ?? [];
  const isJourneyOn =
    (data?.activeJourney ?? null) !== null || own.some((each) => ownStateOf(each) === 'live');
  const plate = useLiveEnrolment()?.registrationNumber;
  const isLossy = waiting !== null && waiting.fixes + waiting.incidents > 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(CLEAR_MESSAGES.clear)}
      footer={
        <>
          <Button
            variant="surface"
            colorPalette="danger"
            width="full"
            disabled={isJourneyOn}
            loading={isClearing}
            onClick={onConfirm}
          >
            {formatMessage(CLEAR_MESSAGES.clear)}
          </Button>
          <Button variant="outline" width="full" onClick={onClose}>
            {formatMessage(CLEAR_MESSAGES.cancel)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(CLEAR_MESSAGES.question)}</Text>
      {isLossy && (
        <Text mt="3" textStyle="strong">
          {formatMessage(CLEAR_MESSAGES.lost, { ...waiting })}
        </Text>
      )}
      {plate !== undefined && (
        <Text mt="3" textStyle="strong">
          {formatMessage(CLEAR_MESSAGES.enrolment, { plate })}
        </Text>
      )}
      <Text mt="3" textStyle="small" color="fg.muted">
        {formatMessage(isJourneyOn ? CLEAR_MESSAGES.journeyOn : CLEAR_MESSAGES.stays)}
      </Text>
    </Sheet>
  );
}
