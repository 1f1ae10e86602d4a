import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { LEAVE_MESSAGES } from './messages';

export interface LeaveSheetProps {
  unsentCount: number;
  /** Whether a journey is on, which nobody records any more after that. */
  isJourneyOn: boolean;
  /** Plate of the vehicle that this phone belongs to; null for none. */
  enrolledPlate: string | null;
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Asks before somebody signs out whose journeys and reports are not with the server yet, which stay on the phone, or whose
 * phone belongs to a vehicle, which it then does not any more.
 */
export function LeaveSheet(props: LeaveSheetProps) {
  const { unsentCount, isJourneyOn, enrolledPlate, isOpen, onLeave, onStay } = props;
  const { formatMessage } = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={formatMessage(LEAVE_MESSAGES.title)}
      footer={
        <>
          <Button width="full" onClick={onStay}>
            {formatMessage(LEAVE_MESSAGES.stay)}
          </Button>
          <Button variant="surface" colorPalette="danger" width="full" onClick={onLeave}>
            {formatMessage(LEAVE_MESSAGES.leave)}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="3">
        {isJourneyOn && <Text textStyle="strong">{formatMessage(LEAVE_MESSAGES.journeyOn)}</Text>}
        {unsentCount > 0 && <Text>{formatMessage(LEAVE_MESSAGES.text, { count: unsentCount })}</Text>}
        {enrolledPlate !== null && (
          <Text>{formatMessage(LEAVE_MESSAGES.enrolled, { plate: enrolledPlate })}</Text>
        )}
      </Flex>
    </Sheet>
  );
}
