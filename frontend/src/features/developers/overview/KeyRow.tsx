import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ApiKeyRowFragment } from '../../../graphql/developers';
import { useFormats } from '../../../lib/format/format';
import { KEY_MESSAGES, KEY_STATE_MESSAGES } from '../keys/messages';
import { ScopeChip } from '../keys/ScopeChip';
import { OVERVIEW_MESSAGES } from './messages';

/** A key in the table of the overview: the hint of its secret, its scopes, what it spent today or why it spends nothing, its last use and its end. */
export function KeyRow({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const { date, time } = useFormats();
  const lastUse = (iso: string) => (isToday(iso) ? time(iso) : date(iso));
  const { name, hint, scopes, state, lastUsedAt, expiresAt } = apiKey;
  const used = lastUsedAt === null ? formatMessage(KEY_MESSAGES.neverUsed) : lastUse(lastUsedAt);
  const chips = (
    <Flex wrap="wrap" gap="1">
      {scopes.map((scope) => (
        <ScopeChip key={scope} scope={scope} />
      ))}
    </Flex>
  );
  return (
    <tr>
      <chakra.th scope="row" fontWeight="normal">
        <Text textStyle="label" fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text
          fontFamily="mono"
          textStyle="micro"
          fontWeight="normal"
          color="fg.muted"
          whiteSpace={{ md: 'nowrap' }}
        >
          {hint}
        </Text>
        <Box hideFrom="md" mt="1">
          {chips}
        </Box>
      </chakra.th>
      <chakra.td hideBelow="md">{chips}</chakra.td>
      <td>
        {state === 'ACTIVE' ? <PointsToday apiKey={apiKey} /> : <StateMark state={state} />}
        <Text hideFrom="md" textStyle="micro" color="fg.muted" mt="1">
          {lastUsedAt === null ? used : formatMessage(KEY_MESSAGES.lastUsed, { time: used })}
        </Text>
      </td>
      <chakra.td hideBelow="md" color="fg.muted">
        {used}
      </chakra.td>
      <chakra.td hideBelow="md" color="fg.muted">
        {formatDate(expiresAt, DAY)}
      </chakra.td>
    </tr>
  );
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Africa/Douala' } as const;

function isToday(iso: string): boolean {
  return civilDayOf(Date.parse(iso)) === civilDayOf(Date.now());
}

function PointsToday({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { pointsToday, pointsPerDay } = apiKey;
  return (
    <Box maxW="32">
      <Text whiteSpace="nowrap">
        {formatMessage(OVERVIEW_MESSAGES.pointsOf, {
          spent: formatNumber(pointsToday),
          limit: formatNumber(pointsPerDay),
          b: (parts) => <chakra.b fontWeight="bold">{parts}</chakra.b>,
        })}
      </Text>
      <Box h="1.5" mt="1" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
        <Box
          h="full"
          minW="2px"
          bg="brand.fg"
          style={{ width: `${Math.min(100, (100 * pointsToday) / pointsPerDay)}%` }}
        />
      </Box>
    </Box>
  );
}

function StateMark({ state }: { state: ApiKeyRowFragment['state'] }) {
  const { formatMessage } = useIntl();
  const isWaiting = state === 'REQUESTED';
  return (
    <Flex
      display="inline-flex"
      align="center"
      gap="1.5"
      px="2"
      py="0.5"
      borderWidth="1px"
      borderStyle={isWaiting ? 'dashed' : 'solid'}
      borderColor="border.strong"
      borderRadius="badge"
    >
      {isWaiting && <Clock size={16} aria-hidden />}
      {formatMessage(KEY_STATE_MESSAGES[state])}
    </Flex>
  );
}
