import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { LivePill } from '../../components/LivePill';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { RANKING_MESSAGES } from './period/messages';
import { RANK_HEIGHT, RankedList } from './RankedList';
import { RANKING_LENGTH, type useRanking } from './useReports';

/** Hall of Shame: the vehicles with most violations of all that are stored, live. */
export function HallOfShame({ ranking }: { ranking: ReturnType<typeof useRanking> }) {
  const intl = useIntl();
  const { data, hasFailed, isConnected, retry } = ranking;
  return (
    <Card isFlush aria-label={intl.formatMessage(RANKING_MESSAGES.title)}>
      <Box px="4" pt="4" pb="3">
        <Flex align="center" justify="space-between" columnGap="3" wrap="wrap">
          <Heading as="h2" textStyle="section">
            {intl.formatMessage(RANKING_MESSAGES.title)}
          </Heading>
          {data !== null && (
            <LivePill isConnected={isConnected} text={intl.formatMessage(RANKING_MESSAGES.live)} />
          )}
        </Flex>
        <Text textStyle="label" mt="0.5">
          {intl.formatMessage(RANKING_MESSAGES.subtitle)}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(RANKING_MESSAGES.notice)}
        </Text>
      </Box>
      {data === null && hasFailed && (
        <NotLoaded text={intl.formatMessage(RANKING_MESSAGES.error)} onRetry={retry} headingLevel="h3" />
      )}
      {data === null && !hasFailed && <RankingSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={ShieldCheck} title={intl.formatMessage(RANKING_MESSAGES.none)} headingLevel="h3" />
      )}
      {data !== null && data.length > 0 && <RankedList violators={data} />}
    </Card>
  );
}

function RankingSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: RANKING_LENGTH }, (_none, row) => (
        <Flex key={row} gap="3" h={RANK_HEIGHT} px="4" pt="3" borderTopWidth="1px">
          <SkeletonBlock w="28px" h="8" />
          <Box flex="1">
            <SkeletonBlock w="60%" mb="2" />
            <SkeletonBlock w="40%" h="4" mb="4" />
            <SkeletonBlock w="50%" h="6" />
          </Box>
        </Flex>
      ))}
    </Skeleton>
  );
}
