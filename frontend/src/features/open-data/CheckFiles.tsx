import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { versionOf, type ListedSet } from './listed-set';
import { CommandBox } from './CommandBox';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;
/** Name of the hash, the same in every language. */
const HASH = 'SHA-256';
const CELL = { px: '4', py: '2', textAlign: 'start' } as const;

/** Size and hash of every file of a version, and the commands that check them and the signature over all of them. */
export function CheckFiles({ set, version }: { set: SetName; version: ListedSet }) {
  const { formatMessage, formatNumber } = useIntl();
  const { logPosition, files } = version;
  const name = versionOf(version);
  return (
    <Card isFlush>
      <Box px="4" pt="3" pb="2">
        <Heading as="h2" textStyle="section">
          {formatMessage(P.check)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(P.checkText)}
        </Text>
        {logPosition !== null && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(P.checkEntry, { entry: formatNumber(logPosition + 1) })}
          </Text>
        )}
      </Box>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={formatMessage(P.hashes)}>
        <chakra.table w="full" textStyle="small">
          <chakra.caption srOnly>{formatMessage(P.hashes)}</chakra.caption>
          <thead>
            <chakra.tr bg="bg" textStyle="micro" color="fg.muted">
              <chakra.th scope="col" {...CELL}>
                {formatMessage(P.file)}
              </chakra.th>
              <chakra.th scope="col" {...CELL} textAlign="end">
                {formatMessage(P.bytes)}
              </chakra.th>
              <chakra.th scope="col" {...CELL}>
                {HASH}
              </chakra.th>
            </chakra.tr>
          </thead>
          <tbody>
            {files.map(({ path, byteCount, sha256 }) => (
              <chakra.tr key={path} borderTopWidth="1px" borderColor="border">
                <chakra.th scope="row" {...CELL} fontFamily="monospace" whiteSpace="nowrap">
                  {path.slice(path.lastIndexOf('/') + 1)}
                </chakra.th>
                <chakra.td {...CELL} textAlign="end" whiteSpace="nowrap">
                  {formatNumber(byteCount)}
                </chakra.td>
                <chakra.td {...CELL} fontFamily="monospace" minW="44" overflowWrap="anywhere">
                  {sha256}
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <Box px="4" pt="3" pb="4">
        <CommandBox
          title={formatMessage(P.signature)}
          text={formatMessage(P.signatureText)}
          commands={checkCommands({ origin: window.location.origin, folder: set, name, files })}
        />
      </Box>
    </Card>
  );
}

interface Checked {
  origin: string;
  folder: string;
  /** Name of the version, such as 2026-10. */
  name: string;
  files: ListedSet['files'];
}

/** Commands that fetch the files into the folders that the list of hashes names, then check the hashes and the signature. */
export function checkCommands({ origin, folder, name, files }: Checked): string {
  return [
    `mkdir -p ${folder}`,
    `curl -so SHA256SUMS ${origin}/data/SHA256SUMS/${name}`,
    ...files.map(({ path }) => `curl -so ${path.slice('/data/'.length)} ${origin}${path}`),
    'sha256sum -c --ignore-missing SHA256SUMS',
    'npm run verify-evidence -- --sums SHA256SUMS --key KEY',
  ].join('\n');
}
