import { Text } from '@chakra-ui/react';
import type { CsvValue } from '@wakafine/domain/input/csv';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '../../kit/charts/BarChart';
import { highestOf, type ChartPoint } from '../../kit/charts/chart-scale';
import { ChartCard } from '../../kit/charts/ChartCard';
import { LineChart } from '../../kit/charts/LineChart';
import type { ChartReading } from '../../kit/charts/reading/chart-reading';
import { ANALYTICS_MESSAGES } from './messages';

export interface MeasureCardProps {
  title: string;
  points: readonly ChartPoint[];
  shape: 'line' | 'bars' | 'lying';
  /** Unit of the points in words. */
  unit: string;
  /** The points in words, in their order, and the rows behind them. */
  readings: readonly ChartReading[];
  heads: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  fileName: string;
  /** In place of the chart where every point is zero or unknown. */
  emptyText?: string;
  note?: ReactNode;
  /** Points of a line, by their index, at which something changed. */
  marks?: readonly number[];
}

const NOTHING_READ: readonly ChartReading[] = [];

/** One measure over times, places or kinds: as a chart, a table and a file. */
export function MeasureCard(props: MeasureCardProps) {
  const { title, points, shape, unit, readings, heads, rows, fileName, note, marks } = props;
  const { formatMessage, formatNumber } = useIntl();
  const highest = highestOf(points);
  const top = points.find(({ value }) => value === highest);
  const emptyText = props.emptyText ?? formatMessage(ANALYTICS_MESSAGES.nothing);
  const summary =
    highest === 0 || top === undefined
      ? `${title}. ${emptyText}`
      : formatMessage(ANALYTICS_MESSAGES.highest, { title, label: top.label, value: formatNumber(highest) });
  return (
    <ChartCard
      {...{ title, summary, heads, rows, fileName, note }}
      readings={highest === 0 ? NOTHING_READ : readings}
    >
      {highest === 0 && (
        <Text textStyle="small" color="fg.muted" py="10" textAlign="center">
          {emptyText}
        </Text>
      )}
      {highest > 0 && shape === 'line' && <LineChart points={points} unit={unit} marks={marks} />}
      {highest > 0 && shape !== 'line' && (
        <BarChart points={points} unit={unit} isLying={shape === 'lying'} />
      )}
    </ChartCard>
  );
}
