import { Button, chakra, Flex } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChartHatch } from '../../../components/charts/ChartHatch';
import type { ChartViolation } from '../../../components/charts/ChartGlyphs';
import { CHART_MESSAGES } from '../../../components/charts/messages';
import { SpeedChart } from '../../../components/charts/SpeedChart';
import { SpeedTable } from '../../../components/charts/SpeedTable';
import type { SpeedTrack } from '../../../components/charts/speed-track';
import { useFormats } from '../../../lib/format/format';
import { REPLAY_MESSAGES } from '../shown/messages';

export interface SpeedOverTimeProps {
  track: SpeedTrack;
  violations: readonly ChartViolation[];
  thresholds: SpeedThresholds;
  cursorIndex: number;
  onCursor: (index: number) => void;
}

/** Speed over time as a chart or as a table, and what the hatching in it means. */
export function SpeedOverTime(props: SpeedOverTimeProps) {
  const { track } = props;
  const intl = useIntl();
  const [isTable, setIsTable] = useState(false);
  const label = intl.formatMessage(REPLAY_MESSAGES.chart);
  return (
    <>
      {isTable ? <SpeedTable track={track} label={label} /> : <SpeedChart {...props} label={label} />}
      <Flex align="center" justify="space-between" columnGap="3" wrap="wrap">
        <GapNote track={track} />
        <Button
          variant="ghost"
          px="2"
          me="-2"
          ms="auto"
          textStyle="label"
          onClick={() => setIsTable(!isTable)}
        >
          {intl.formatMessage(isTable ? CHART_MESSAGES.showChart : CHART_MESSAGES.showTable)}
        </Button>
      </Flex>
    </>
  );
}

/** Number and duration of gaps in the measurement; nothing at all where there is no gap. */
function GapNote({ track: { gaps } }: { track: SpeedTrack }) {
  const intl = useIntl();
  const formats = useFormats();
  const hatchId = useId();
  if (gaps.length === 0) {
    return null;
  }
  const totalS = gaps.reduce((sum, { fromMs, toMs }) => sum + (toMs - fromMs) / 1_000, 0);
  const values = { count: gaps.length, duration: formats.wholeDuration(totalS) };
  return (
    <Flex align="center" gap="2" minH="8" textStyle="small" color="fg.muted">
      <chakra.svg width="16px" height="12px" flex="none" aria-hidden>
        <ChartHatch id={hatchId} />
        <rect width="16" height="12" fill={`url(#${hatchId})`} />
      </chakra.svg>
      {intl.formatMessage(CHART_MESSAGES.gaps, values)}
    </Flex>
  );
}
