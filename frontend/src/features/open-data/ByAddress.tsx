import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { copyText } from '../../lib/copy-text';
import type { ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;

/** The same file by a command line, with the hash that it must have. */
export function ByAddress({ version }: { version: ListedSet }) {
  const { formatMessage, formatNumber } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const [file] = version.files;
  if (file === undefined) {
    return null;
  }
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const commands = [`curl -O ${window.location.origin}${file.path}`, `sha256sum ${name}`].join('\n');
  const { logPosition } = version;
  const entry =
    logPosition === null ? [] : [formatMessage(P.logEntry, { entry: formatNumber(logPosition + 1) })];
  return (
    <Card display="flex" flexDirection="column" gap="2.5">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h2" textStyle="section">
          {formatMessage(P.address)}
        </Heading>
        <Button variant="ghost" onClick={() => void copyText(commands).then(setIsCopied)}>
          {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          <span role="status">{formatMessage(isCopied ? P.copied : P.copy)}</span>
        </Button>
      </Flex>
      <Box
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={formatMessage(P.address)}
        p="4"
        borderRadius="control"
        bg="bg.muted"
      >
        <chakra.pre fontFamily="monospace" textStyle="small" m="0">
          {commands}
          <chakra.span color="fg.muted">{`   # ${[file.sha256, ...entry].join(', ')}`}</chakra.span>
        </chakra.pre>
      </Box>
    </Card>
  );
}
