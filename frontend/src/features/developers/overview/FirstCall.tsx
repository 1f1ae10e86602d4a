import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Copy, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { copyText } from '../../../lib/copy-text';
import { firstCall } from './first-call';
import { OVERVIEW_MESSAGES } from './messages';

/** A command that asks this very server something, to be copied. */
export function FirstCall() {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const command = firstCall(window.location.origin);
  async function handleCopy(): Promise<void> {
    setIsCopied(await copyText(command));
  }
  return (
    <Card isFlush>
      <Flex align="center" minH="12" ps="4" pe="2" borderBottomWidth="1px">
        <Heading as="h2" textStyle="section" me="auto">
          {formatMessage(OVERVIEW_MESSAGES.firstCall)}
        </Heading>
        <Button variant="ghost" onClick={() => void handleCopy()}>
          {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {formatMessage(isCopied ? OVERVIEW_MESSAGES.copied : OVERVIEW_MESSAGES.copy)}
        </Button>
      </Flex>
      <chakra.pre
        tabIndex={0}
        p="4"
        fontFamily="mono"
        textStyle="micro"
        fontWeight="normal"
        lineHeight="20px"
        overflowX="auto"
      >
        {command}
      </chakra.pre>
      <Flex align="center" gap="2.5" px="4" py="3" borderTopWidth="1px" color="fg.muted">
        <chakra.span flexShrink="0">
          <EyeOff size={18} aria-hidden />
        </chakra.span>
        <Text textStyle="small">{formatMessage(OVERVIEW_MESSAGES.masked)}</Text>
      </Flex>
    </Card>
  );
}
