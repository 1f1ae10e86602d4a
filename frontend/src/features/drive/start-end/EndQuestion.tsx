import { Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyScreen } from '../../../lib/lazy-screen';
import { JOURNEY_MESSAGES } from '../context/messages';
import type { EndDialogProps } from './EndDialog';

const EndDialog = lazyScreen(() =>
  import('./EndDialog').then(
    (dialog) => dialog.EndDialog,
    () => EndInPlace,
  ),
);

/**
 * Asks before a journey is ended. The dialog is no part of what the home page begins with: it is fetched while the
 * journey is on, and where it can't be the question stands in the card.
 */
export function EndQuestion(props: EndDialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => void EndDialog.load(), []);
  if (props.isOpen && !wasOpen) {
    setWasOpen(true);
  }
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <EndDialog {...props} />
      </Suspense>
    )
  );
}

function EndInPlace({ isOpen, onCancel, onEnd }: EndDialogProps) {
  const { formatMessage } = useIntl();
  return (
    isOpen && (
      <Flex direction="column" gap="3" mt="4">
        <Text>{formatMessage(JOURNEY_MESSAGES.confirmEnd)}</Text>
        <Button size="lg" width="full" onClick={onEnd}>
          {formatMessage(JOURNEY_MESSAGES.end)}
        </Button>
        <Button variant="outline" width="full" onClick={onCancel}>
          {formatMessage(JOURNEY_MESSAGES.goOn)}
        </Button>
      </Flex>
    )
  );
}
