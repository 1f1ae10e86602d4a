import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { KEY_POINTS_PER_MINUTE } from '@wakafine/domain/keys/api-keys';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import type { ApiKeyRowFragment } from '../../../graphql/developers';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { KEY_MESSAGES } from '../keys/messages';
import { KeyRow } from './KeyRow';
import { OVERVIEW_MESSAGES } from './messages';

const HEADS = [
  { text: OVERVIEW_MESSAGES.name },
  { text: OVERVIEW_MESSAGES.scopes, hideBelow: 'md' },
  { text: OVERVIEW_MESSAGES.points },
  { text: OVERVIEW_MESSAGES.lastUsed, hideBelow: 'md' },
  { text: OVERVIEW_MESSAGES.expires, hideBelow: 'md' },
] as const;

/** The own keys at a glance, newest first; they are created, rotated and ended on a page of their own. */
export function KeysCard({ keys }: { keys: readonly ApiKeyRowFragment[] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Card isFlush>
      <Flex wrap="wrap" align="center" columnGap="3" px="4" py="2" minH="12">
        <Heading as="h2" textStyle="section" me="auto">
          {formatMessage(OVERVIEW_MESSAGES.keys)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(OVERVIEW_MESSAGES.keyRule, { points: formatNumber(KEY_POINTS_PER_MINUTE) })}
        </Text>
        <Button asChild variant="ghost" px="2">
          <Link to={DEVELOPER_PATHS.keys}>{formatMessage(OVERVIEW_MESSAGES.manage)}</Link>
        </Button>
      </Flex>
      {keys.length === 0 ? (
        <Text px="4" pb="4">
          {formatMessage(KEY_MESSAGES.none)}
        </Text>
      ) : (
        <chakra.table w="full" textStyle="small" css={CELLS}>
          <chakra.caption srOnly>{formatMessage(KEY_MESSAGES.title)}</chakra.caption>
          <thead>
            <chakra.tr bg="bg">
              {HEADS.map(({ text, ...look }) => (
                <chakra.th key={text.id} {...look} scope="col" textStyle="micro" color="fg.muted">
                  {formatMessage(text)}
                </chakra.th>
              ))}
            </chakra.tr>
          </thead>
          <tbody>
            {keys.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} />
            ))}
          </tbody>
        </chakra.table>
      )}
    </Card>
  );
}

const CELLS = {
  '& th, & td': { paddingInline: '8px', paddingBlock: '10px', textAlign: 'start', verticalAlign: 'middle' },
  '& :is(th, td):first-child': { paddingInlineStart: '16px' },
  '& :is(th, td):last-child': { paddingInlineEnd: '16px' },
  '& thead th': { paddingBlock: '6px' },
  '& tbody tr': { borderTopWidth: '1px' },
};
