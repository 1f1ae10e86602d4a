import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { notify } from '../../components/surface/toaster';
import { copyText } from '../../lib/copy-text';
import type { JourneyDetail } from './shown/JourneyHeading';
import { EXPORT_MESSAGES } from './shown/messages';
import { useShareText } from './useShareText';

export interface ShareSheetProps {
  journey: JourneyDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Shares the figures of a journey as a text. Route, plate and name stay here: where somebody drives is never public. */
export function ShareSheet({ journey, isOpen, onClose }: ShareSheetProps) {
  const intl = useIntl();
  const text = useShareText(journey);
  const [hasFailed, setHasFailed] = useState(false);
  const canShare = typeof navigator.share === 'function';

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setHasFailed(!isCopied);
    if (isCopied) {
      onClose();
      notify({ kind: 'success', title: intl.formatMessage(EXPORT_MESSAGES.copied) });
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ text });
      onClose();
    } catch (error) {
      // Anyone who closes the phone's own sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        await copy();
      }
    }
  }

  const words = intl.formatMessage(canShare ? EXPORT_MESSAGES.shareNow : EXPORT_MESSAGES.copy);
  const Icon = canShare ? Share2 : Copy;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(EXPORT_MESSAGES.share)}
      footer={
        <Button size="lg" width="full" onClick={() => void (canShare ? share() : copy())}>
          <Icon size={20} aria-hidden />
          {words}
        </Button>
      }
    >
      <Flex direction="column" gap="3" pb="2">
        <Box p="3" bg="bg.muted" borderRadius="control" userSelect="text">
          {text}
        </Box>
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(EXPORT_MESSAGES.shareWhat)}
        </Text>
        {hasFailed && (
          <Text role="alert" textStyle="small" color="danger.fg">
            {intl.formatMessage(EXPORT_MESSAGES.copyFailed)}
          </Text>
        )}
      </Flex>
    </Sheet>
  );
}
