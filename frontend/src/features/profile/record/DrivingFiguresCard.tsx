import { chakra, Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { evenColumns } from '../../../components/forms/even-columns';
import { FigureText } from '../../../components/FigureText';
import type { MyStatisticsQuery } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { STATISTICS_MESSAGES } from './rating-messages';

/** Totals of the journeys, in four figures. */
export function DrivingFiguresCard({ statistics }: { statistics: MyStatisticsQuery['myStatistics'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { totalJourneys, totalDistanceKm, averageSpeedKmh, totalViolations } = statistics;
  const figures = [
    [STATISTICS_MESSAGES.journeys, formatNumber(totalJourneys), totalJourneys],
    [STATISTICS_MESSAGES.distance, formats.distance(totalDistanceKm), 0],
    [STATISTICS_MESSAGES.speed, formats.speed(averageSpeedKmh), 0],
    [STATISTICS_MESSAGES.violations, formatNumber(totalViolations), totalViolations],
  ] as const;
  return (
    <Card isFlush aria-label={formatMessage(STATISTICS_MESSAGES.driving)}>
      <Grid as="dl" templateColumns={evenColumns(2, { least: '8.5rem', gap: '1px' })} gap="1px" bg="border">
        {figures.map(([label, figure, count]) => (
          <chakra.div
            key={label.id}
            display="flex"
            flexDirection="column-reverse"
            bg="bg.panel"
            px="4"
            py="3.5"
          >
            <chakra.dt textStyle="small" color="fg.muted">
              {formatMessage(label, { count })}
            </chakra.dt>
            <chakra.dd textStyle="heading">
              <FigureText text={figure} />
            </chakra.dd>
          </chakra.div>
        ))}
      </Grid>
    </Card>
  );
}
