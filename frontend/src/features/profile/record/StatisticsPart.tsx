import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useMyStatisticsQuery } from '../../../graphql/generated';
import { useReachableAgain } from '../../../lib/network/useReachableAgain';
import { AchievementList } from './AchievementList';
import { DrivingFiguresCard } from './DrivingFiguresCard';
import { STATISTICS_MESSAGES } from './rating-messages';
import { SafetyRatingCard } from './SafetyRatingCard';
import { StreakCard } from './StreakCard';

/** Totals of the citizen's journeys; true figures of the server, or the reason why there are none. */
export function StatisticsPart() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useMyStatisticsQuery({ fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  if (data === undefined && error !== undefined) {
    return (
      <Card>
        <NotLoaded text={formatMessage(STATISTICS_MESSAGES.error)} onRetry={retry} />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Skeleton>
        <Flex direction="column" gap="4">
          <SkeletonBlock h="154px" borderRadius="card" />
          <SkeletonBlock h="150px" borderRadius="card" />
          <SkeletonBlock h="156px" borderRadius="card" />
        </Flex>
      </Skeleton>
    );
  }
  const { myStatistics } = data;
  return (
    <>
      <SafetyRatingCard statistics={myStatistics} />
      <StreakCard streak={myStatistics.streak} />
      <DrivingFiguresCard statistics={myStatistics} />
      <AchievementList achievements={myStatistics.achievements} />
    </>
  );
}
