import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Flame } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { MyStatisticsQuery } from '../../../graphql/generated';
import { STATISTICS_MESSAGES } from './rating-messages';

/** Days in a row without a violation, one square each up to the goal. */
export function StreakCard({ streak }: { streak: MyStatisticsQuery['myStatistics']['streak'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const { currentDays, longestDays, goalDays } = streak;
  return (
    <Card>
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="3">
        <Heading as="h2" textStyle="section" display="flex" alignItems="center" gap="2">
          <Flame size={20} aria-hidden />
          {formatMessage(STATISTICS_MESSAGES.streak)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(STATISTICS_MESSAGES.streakGoal, { days: goalDays })}
        </Text>
      </Flex>
      <Text mt="2" color="fg.muted">
        <chakra.strong textStyle="display" color="fg" me="1.5">
          {formatNumber(currentDays)}
        </chakra.strong>
        {formatMessage(STATISTICS_MESSAGES.streakDays, { count: currentDays })}
      </Text>
      <Grid aria-hidden templateColumns="repeat(15, 1fr)" gap="5px" mt="3">
        {Array.from({ length: goalDays }, (_, day) => (
          <Box key={day} h="12px" borderRadius="3px" bg={day < currentDays ? 'safe.solid' : 'bg.muted'} />
        ))}
      </Grid>
      {longestDays > currentDays && (
        <Text mt="3" textStyle="small" color="fg.muted">
          {formatMessage(STATISTICS_MESSAGES.streakLongest, { days: longestDays })}
        </Text>
      )}
    </Card>
  );
}
