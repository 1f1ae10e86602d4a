import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { copyText } from '../../../lib/copy-text';
import { WEBHOOK_SHEET_MESSAGES } from './messages';

/** The secret of a webhook, this once; `isReplaced` where a former one signs beside it. */
export function SecretSheet({
  secret,
  isReplaced = false,
  onClose,
}: {
  secret: string;
  isReplaced?: boolean;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(WEBHOOK_SHEET_MESSAGES.secretTitle)}
      footer={
        <Button size="lg" width="full" onClick={onClose}>
          {formatMessage(WEBHOOK_SHEET_MESSAGES.done)}
        </Button>
      }
    >
      <SecretText secret={secret} isReplaced={isReplaced} />
    </Sheet>
  );
}

/** The secret with what to do with it. */
export function SecretText({ secret, isReplaced }: { secret: string; isReplaced: boolean }) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  async function handleCopy(): Promise<void> {
    setIsCopied(await copyText(secret));
  }
  return (
    <Flex direction="column" gap="3" pb="4">
      <Text>{formatMessage(WEBHOOK_SHEET_MESSAGES.secretText)}</Text>
      <Box
        p="3"
        bg="bg.muted"
        borderRadius="control"
        fontFamily="mono"
        textStyle="small"
        wordBreak="break-all"
        userSelect="all"
      >
        {secret}
      </Box>
      <Button variant="outline" onClick={() => void handleCopy()}>
        {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        {formatMessage(isCopied ? WEBHOOK_SHEET_MESSAGES.copied : WEBHOOK_SHEET_MESSAGES.copy)}
      </Button>
      {isReplaced && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(WEBHOOK_SHEET_MESSAGES.formerText)}
        </Text>
      )}
    </Flex>
  );
}
