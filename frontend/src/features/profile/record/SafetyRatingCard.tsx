import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { MyStatisticsQuery } from '../../../graphql/generated';
import { RATING_MESSAGES, STATISTICS_MESSAGES } from './rating-messages';
import { SafeDrivingRing } from './SafeDrivingRing';

/** From worst to best, as they lie on the scale; a new driver is on none of them. */
const STEPS = ['NEEDS_IMPROVEMENT', 'GOOD', 'VERY_GOOD', 'EXCELLENT'] as const;

/** Grade of the citizen's driving: word, basis and place on the scale. */
export function SafetyRatingCard({ statistics }: { statistics: MyStatisticsQuery['myStatistics'] }) {
  const { formatMessage } = useIntl();
  const { safetyRating, totalJourneys, totalViolations, safeDrivingPercentage } = statistics;
  return (
    <Card>
      <Flex justify="space-between" wrap="wrap" columnGap="3" rowGap="2">
        <Box flex="1 1 9rem" minW="min-content">
          <Heading as="h2" textStyle="small" fontWeight="normal" color="fg.muted">
            {formatMessage(STATISTICS_MESSAGES.rating)}
          </Heading>
          {/* The longest word must not break beside the ring: the ring goes below it where there is no room. */}
          <Text
            textStyle={safetyRating === 'NEEDS_IMPROVEMENT' ? 'heading' : 'title'}
            mt="0.5"
            overflowWrap="normal"
          >
            {formatMessage(RATING_MESSAGES[safetyRating])}
          </Text>
          <Text textStyle="small" color="fg.muted" mt="0.5">
            {totalJourneys === 0
              ? formatMessage(STATISTICS_MESSAGES.ratingNone)
              : formatMessage(STATISTICS_MESSAGES.ratingBasis, {
                  violations: totalViolations,
                  journeys: totalJourneys,
                })}
          </Text>
        </Box>
        {safetyRating !== 'NEW_DRIVER' && <SafeDrivingRing percentage={safeDrivingPercentage} />}
      </Flex>
      <Grid aria-hidden templateColumns="repeat(4, 1fr)" gap="1" mt="4" mb="1.5">
        {STEPS.map((step) => (
          <Box
            key={step}
            h="8px"
            borderRadius="4px"
            bg={step === safetyRating ? 'brand.solid' : 'bg.muted'}
          />
        ))}
      </Grid>
      <Flex
        aria-hidden
        justify="space-between"
        gap="3"
        textStyle="micro"
        fontWeight="normal"
        color="fg.muted"
      >
        <span>{formatMessage(RATING_MESSAGES.NEEDS_IMPROVEMENT)}</span>
        <span>{formatMessage(RATING_MESSAGES.EXCELLENT)}</span>
      </Flex>
    </Card>
  );
}
