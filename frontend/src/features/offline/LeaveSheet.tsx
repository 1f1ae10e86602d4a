import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/Sheet';
import { LEAVE_MESSAGES } from './messages';

export interface LeaveSheetProps {
  unsentCount: number;
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before somebody signs out whose journeys and reports are not with the server yet; they stay on the phone. */
export function LeaveSheet({ unsentCount, isOpen, onLeave, onStay }: LeaveSheetProps) {
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
      <Text>{formatMessage(LEAVE_MESSAGES.text, { count: unsentCount })}</Text>
    </Sheet>
  );
}
