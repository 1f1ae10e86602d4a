import { Box, Heading } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FigureGrid } from '../../../components/FigureGrid';
import { Card } from '../../../components/surface/Card';
import { ViolationCount } from '../../../components/violation/ViolationCount';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from '../context/drive-context';
import { IDLE_MESSAGES, JOURNEY_MESSAGES } from '../context/messages';
import { ScreenNote } from './ScreenNote';

export interface JourneySummaryProps {
  live: LiveView;
}

/** The figures of the journey that is on, and whether the phone holds the screen on for it. */
export function JourneySummaryCard({ live }: JourneySummaryProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { journey } = live;
  // A journey that has not moved has no speed yet, which is not the same as 0.
  const speedOf = (speedKmh: number | null) => formats.speed(speedKmh === 0 ? null : speedKmh);
  const figures = [
    { label: formatMessage(JOURNEY_MESSAGES.distance), value: formats.distance(live.distanceM / 1_000) },
    { label: formatMessage(JOURNEY_MESSAGES.duration), value: formats.wholeDuration(live.durationS) },
    { label: formatMessage(JOURNEY_MESSAGES.maxSpeed), value: speedOf(live.maxSpeedKmh) },
    { label: formatMessage(JOURNEY_MESSAGES.averageSpeed), value: speedOf(journey.averageSpeedKmh) },
  ];
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(JOURNEY_MESSAGES.summary)}
      </Heading>
      <FigureGrid figures={figures} />
      <Box mt="3" pt="3" borderTopWidth="1px">
        <ViolationCount
          count={journey.violationCount}
          text={formatMessage(IDLE_MESSAGES.violations, { count: journey.violationCount })}
          isStrong
        />
      </Box>
      {!live.isElsewhere && <ScreenNote />}
    </Card>
  );
}
