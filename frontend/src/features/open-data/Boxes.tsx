import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { versionOf, type ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;
/** Sets in which no person has any part. */
const OF_NOBODY: readonly SetName[] = ['speed-limits', 'log-checkpoints'];

/** Why nobody can be found in a data set. */
export function NobodyInIt({ set, version }: { set: SetName; version: ListedSet }) {
  const { formatMessage } = useIntl();
  const isOfNobody = OF_NOBODY.includes(set);
  return (
    <Flex as="section" gap="3.5" p="4" borderRadius="card" bg="info.subtle">
      <Box color="info.fg" flex="none" aria-hidden>
        <Users size={24} />
      </Box>
      <div>
        <Heading as="h2" textStyle="section">
          {formatMessage(P.nobody)}
        </Heading>
        <Text textStyle="small" mt="1">
          {isOfNobody
            ? formatMessage(P.nobodyPublic)
            : formatMessage(P.nobodyText, { withheld: version.withheldCount })}
        </Text>
        {!isOfNobody && (
          <Text textStyle="small" mt="1.5">
            {formatMessage(P.howTested)}
          </Text>
        )}
      </div>
    </Flex>
  );
}

/** Citation of a data set. */
export function Citation({ title, version }: { title: string; version: ListedSet }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Card>
      <Heading as="h2" textStyle="section">
        {formatMessage(P.cite)}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1">
        {formatMessage(P.citation, {
          title,
          version: versionOf(version),
          date: formatDate(version.publishedAt, { dateStyle: 'medium', timeZone: 'Africa/Douala' }),
        })}
      </Text>
    </Card>
  );
}
