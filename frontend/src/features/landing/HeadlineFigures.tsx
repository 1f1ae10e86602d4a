import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { DemoChip } from '../../components/staff/DemoChip';
import { ErrorState } from '../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import type { LandingQuery } from '../../graphql/generated';
import { FIGURES_MESSAGES } from './messages';
import type { LandingFigures } from './useLandingFigures';

/** Shown, and marked as samples, until there is a journey (product specification, section 9). */
const SAMPLES = { vehicles: 1_247, safetyPercent: 89, lives: 15_432 };

/** Two beside each other; under each other where letters are so large that a word would not fit. */
const COLUMNS = 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))';

/** The four headline figures: real ones once there is a journey, else labelled samples. */
export function HeadlineFigures({ figures: { data, hasFailed, retry } }: { figures: LandingFigures }) {
  const intl = useIntl();
  return (
    <section>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" mb="3">
        <Heading as="h2" textStyle="section">
          {intl.formatMessage(FIGURES_MESSAGES.title)}
        </Heading>
        {data !== null && isSample(data) && <DemoChip />}
      </Flex>
      <Card isFlush>
        {data === null && hasFailed ? (
          <ErrorState text={intl.formatMessage(FIGURES_MESSAGES.error)} onRetry={retry} />
        ) : (
          <Tiles figures={data === null ? null : figuresOf(data)} />
        )}
      </Card>
    </section>
  );
}

function isSample({ statistics }: LandingQuery): boolean {
  return statistics.totalJourneys === 0 || statistics.isDemo;
}

interface Figure {
  label: MessageDescriptor;
  /** A number, a share of 0-1, or a text. */
  value: { count: number } | { share: number } | { text: MessageDescriptor };
}

function figuresOf({ statistics }: LandingQuery): readonly Figure[] {
  const { totalJourneys, activeVehicles, safeDrivingPercentage } = statistics;
  const { vehicles, vehiclesMonth, safety, always, monitoring, lives, journeys } = FIGURES_MESSAGES;
  const hasJourneys = totalJourneys > 0;
  const safetyPercent = hasJourneys ? safeDrivingPercentage : SAMPLES.safetyPercent;
  return [
    hasJourneys
      ? { label: vehiclesMonth, value: { count: activeVehicles } }
      : { label: vehicles, value: { count: SAMPLES.vehicles } },
    { label: safety, value: { share: safetyPercent / 100 } },
    { label: monitoring, value: { text: always } },
    hasJourneys
      ? { label: journeys, value: { count: totalJourneys } }
      : { label: lives, value: { count: SAMPLES.lives } },
  ];
}

function Tiles({ figures }: { figures: readonly Figure[] | null }) {
  const intl = useIntl();
  if (figures === null) {
    return (
      <Skeleton>
        <Grid templateColumns={COLUMNS}>
          {[0, 1, 2, 3].map((tile) => (
            <Box key={tile} p="4" h="84px">
              <SkeletonBlock w="60%" h="6" mb="2" />
              <SkeletonBlock w="80%" h="4" />
            </Box>
          ))}
        </Grid>
      </Skeleton>
    );
  }
  const textOf = ({ value }: Figure): string => {
    if ('text' in value) {
      return intl.formatMessage(value.text);
    }
    return 'share' in value
      ? intl.formatNumber(value.share, { style: 'percent', maximumFractionDigits: 0 })
      : intl.formatNumber(value.count);
  };
  return (
    <Grid as="dl" templateColumns={COLUMNS} gap="1px" bg="border">
      {figures.map((figure) => (
        <Flex key={figure.label.id} direction="column-reverse" justify="flex-end" bg="bg.panel" p="4">
          <Text as="dt" textStyle="small" color="fg.muted">
            {intl.formatMessage(figure.label)}
          </Text>
          <Text as="dd" textStyle="title">
            {textOf(figure)}
          </Text>
        </Flex>
      ))}
    </Grid>
  );
}
