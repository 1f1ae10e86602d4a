import { Box, Flex, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { notify } from '../../../components/surface/toaster';
import { copyText } from '../../../lib/copy-text';
import { NEW_MESSAGES } from './messages';

/** A text to take along, whole, with a button that copies it; where the browser refuses that it can be marked by hand. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const { formatMessage } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setHasFailed(!isCopied);
    if (isCopied) {
      notify({ kind: 'success', title: formatMessage(NEW_MESSAGES.copied, { what: label }) });
    }
  }

  return (
    <Flex direction="column" gap="1.5">
      <Text textStyle="label">{label}</Text>
      <Flex align="center" gap="1" ps="3" bg="bg.muted" borderRadius="control">
        <Box flex="1" minW="0" py="2" textStyle="small" wordBreak="break-all" userSelect="all">
          {text}
        </Box>
        <IconButton
          label={formatMessage(NEW_MESSAGES.copy, { what: label })}
          icon={<Copy size={20} aria-hidden />}
          onClick={() => void copy()}
        />
      </Flex>
      {hasFailed && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {formatMessage(NEW_MESSAGES.copyFailed)}
        </Text>
      )}
    </Flex>
  );
}
