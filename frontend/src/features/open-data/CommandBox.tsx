import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../../lib/copy-text';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;

export interface CommandBoxProps {
  title: string;
  /** About the commands; null without a word. */
  text: string | null;
  /** As they are copied. */
  commands: string;
  /** Behind the last of them, and not copied. */
  note?: string;
}

/** Commands for a terminal under a title, with a button that copies them. */
export function CommandBox({ title, text, commands, note }: CommandBoxProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Flex direction="column" gap="2.5">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        <Button variant="ghost" onClick={() => void copyText(commands).then(setIsCopied)}>
          {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          <span role="status">{formatMessage(isCopied ? P.copied : P.copy)}</span>
        </Button>
      </Flex>
      {text !== null && (
        <Text textStyle="small" color="fg.muted">
          {text}
        </Text>
      )}
      <Box
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={title}
        p="4"
        borderRadius="control"
        bg="bg.muted"
      >
        <chakra.pre fontFamily="monospace" textStyle="small" m="0">
          {commands}
          {note !== undefined && <chakra.span color="fg.muted">{`   # ${note}`}</chakra.span>}
        </chakra.pre>
      </Box>
    </Flex>
  );
}
