import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { reportSeverityOf } from '@wakafine/domain/violations/severity-scales';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SeverityBadge } from '../../components/zones/SeverityBadge';
import { ViolatorStatusBadge } from '../../components/ViolatorStatusBadge';
import type { RankedViolatorFragment } from '../../graphql/generated';
import { flagInTab, isFlaggedInTab } from '../../lib/storage/browser-storage';
import { RANKING_MESSAGES } from './period/messages';

/** Before the first row appears, and between one row and the next, ms (product specification, section 2). */
const FIRST_ROW_MS = 500;
const NEXT_ROW_MS = 200;
/** Raised once the rows have entered in this tab: they do so once a session. */
const ENTERED_KEY = 'ranking-entered';
/** Height of a row, so that nothing moves when the rows come. */
export const RANK_HEIGHT = '7.25rem';

/** The rows of the ranking; when they are first seen in a session they enter one after the other. */
export function RankedList({ violators }: { violators: readonly RankedViolatorFragment[] }) {
  // Only the rows of the first answer enter one after the other: who moves up later must not vanish for that.
  const [firstIds] = useState(() => (isFlaggedInTab(ENTERED_KEY) ? [] : violators.map(({ id }) => id)));
  useEffect(() => flagInTab(ENTERED_KEY), []);
  const most = Math.max(...violators.map(({ violationCount }) => violationCount));
  return (
    <chakra.ol listStyleType="none">
      {violators.map((violator) => (
        <Rank
          key={violator.id}
          violator={violator}
          share={violator.violationCount / most}
          turn={firstIds.indexOf(violator.id)}
        />
      ))}
    </chakra.ol>
  );
}

interface RankProps {
  violator: RankedViolatorFragment;
  /** Violations as a part of those of the first, 0-1. */
  share: number;
  /** Time when it enters, from 0; -1 for at once. */
  turn: number;
}

function Rank({ violator, share, turn }: RankProps) {
  const intl = useIntl();
  const { rank, registrationNumber, transportAgency, violationCount, severity, status } = violator;
  return (
    <Flex as="li" gap="3" minH={RANK_HEIGHT} px="4" pt="3" pb="3.5" borderTopWidth="1px">
      <Entering turn={turn}>
        <Flex gap="3">
          <Text
            as="span"
            textStyle={rank === 1 ? 'display' : 'title'}
            w="28px"
            flexShrink="0"
            textAlign="center"
            color={rank === 1 ? 'fg' : 'fg.subtle'}
          >
            <chakra.span srOnly>{intl.formatMessage(RANKING_MESSAGES.rank, { rank })}</chakra.span>
            <span aria-hidden>{rank}</span>
          </Text>
          <Box flex="1" minW="0">
            <Flex align="baseline" justify="space-between" columnGap="3" wrap="wrap">
              <Text textStyle="body" fontWeight="bold">
                <bdi>{transportAgency ?? intl.formatMessage(RANKING_MESSAGES.noAgency)}</bdi>
              </Text>
              <Text textStyle="small" color="fg.muted" ms="auto">
                {intl.formatMessage(RANKING_MESSAGES.count, { count: violationCount, big })}
              </Text>
            </Flex>
            <Text textStyle="plate" color="fg.muted">
              <bdi>{registrationNumber}</bdi>
            </Text>
            <Box mt="2" h="4px" borderRadius="full" bg="bg.muted" aria-hidden>
              <Box h="full" borderRadius="full" bg="fg.subtle" style={{ width: `${share * 100}%` }} />
            </Box>
            <Flex mt="2" gap="1.5" wrap="wrap">
              <SeverityBadge severity={reportSeverityOf(severity)} />
              <ViolatorStatusBadge status={status} />
            </Flex>
          </Box>
        </Flex>
      </Entering>
    </Flex>
  );
}

/** Shows its content when its turn has come; at once under reduced motion. */
const EnteringBox = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    animation: 'fadeIn var(--wf-base) both',
    '@media (prefers-reduced-motion: reduce)': { animationDelay: '0ms !important' },
  },
});

function Entering({ turn, children }: { turn: number; children: ReactNode }) {
  if (turn < 0) {
    return (
      <Box flex="1" minW="0">
        {children}
      </Box>
    );
  }
  return (
    <EnteringBox style={{ animationDelay: `${FIRST_ROW_MS + turn * NEXT_ROW_MS}ms` }}>{children}</EnteringBox>
  );
}

function big(parts: ReactNode[]) {
  return (
    <chakra.strong key="count" textStyle="body" fontWeight="bold" color="fg">
      {parts}
    </chakra.strong>
  );
}
