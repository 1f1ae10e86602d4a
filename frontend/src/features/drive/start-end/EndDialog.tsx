import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from '../context/drive-context';
import { JOURNEY_MESSAGES } from '../context/messages';

export interface EndDialogProps {
  isOpen: boolean;
  live: LiveView;
  onCancel: () => void;
  onEnd: () => void;
}

/** Asks before a journey is ended, since an ended one cannot be opened again. */
export function EndDialog({ isOpen, live, onCancel, onEnd }: EndDialogProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onCancel}
      title={formatMessage(JOURNEY_MESSAGES.confirmEnd)}
      footer={
        <>
          <Button size="lg" width="full" onClick={onEnd}>
            {formatMessage(JOURNEY_MESSAGES.end)}
          </Button>
          <Button variant="outline" width="full" onClick={onCancel}>
            {formatMessage(JOURNEY_MESSAGES.goOn)}
          </Button>
        </>
      }
    >
      <Text>
        <Text as="span" textStyle="plate">
          {live.journey.registrationNumber}
        </Text>{' '}
        · {formats.distance(live.distanceM / 1_000)} · {formats.duration(live.durationS)}
      </Text>
    </Sheet>
  );
}
