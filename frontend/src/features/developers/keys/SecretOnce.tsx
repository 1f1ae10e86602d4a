import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../../../lib/copy-text';
import { KEY_MESSAGES } from './messages';

export interface SecretOnceProps {
  secret: string;
  /** Whether nobody has approved the key yet. */
  isWaiting: boolean;
}

/** The secret of a key, shown this once, with a button that copies it. */
export function SecretOnce({ secret, isWaiting }: SecretOnceProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Flex direction="column" gap="3">
      <Text>{formatMessage(KEY_MESSAGES.secretOnce)}</Text>
      <chakra.output
        aria-label={formatMessage(KEY_MESSAGES.secret)}
        fontFamily="mono"
        px="4"
        py="3"
        bg="bg.muted"
        borderRadius="control"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {secret}
      </chakra.output>
      <Button variant="outline" onClick={() => void copyText(secret).then(setIsCopied)}>
        {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        {formatMessage(isCopied ? KEY_MESSAGES.copied : KEY_MESSAGES.copy)}
      </Button>
      {isWaiting && <Text color="fg.muted">{formatMessage(KEY_MESSAGES.waits)}</Text>}
    </Flex>
  );
}
