import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { csvOf, type CsvValue } from '@wakafine/domain/input/csv';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { CHART_MESSAGES } from '../../../components/charts/messages';
import { downloadFile } from '../../../lib/download-file';
import { FigureTable } from './FigureTable';
import { ADMIN_CHART_MESSAGES } from './messages';
import type { ChartReading } from './reading/chart-reading';
import { ChartReader } from './reading/ChartReader';

export interface ChartCardProps {
  title: string;
  /** The chart in a sentence, for those who do not see it. */
  summary: string;
  /** The same figures as a table: heads, and a row for each. */
  heads: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** Name of the file with the figures, without `.csv`. */
  fileName: string;
  /** The chart, with a `ChartMark` for each of its readings; drawn only where it has none. */
  children: ReactNode;
  /** Its values in words, in the order of the table's rows, and the way to what is behind them. */
  readings?: readonly ChartReading[];
  /** Values beside each other, where lines of them stand above each other. */
  columns?: number;
  /** Choices of what the chart shows: above it, and above its table. */
  controls?: ReactNode;
  /** Explanation of its figures: below it, and below its table. */
  note?: ReactNode;
}

const NO_READINGS: readonly ChartReading[] = [];

/** A chart with its table twin and its figures as a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, heads, rows, fileName, children, controls, note } = props;
  const { readings = NO_READINGS, columns } = props;
  const { formatMessage } = useIntl();
  const [isTable, setIsTable] = useState(false);
  const save = () =>
    downloadFile(new Blob([csvOf([heads, ...rows])], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <Flex
        align="flex-start"
        justify="space-between"
        wrap="wrap"
        gap="2"
        // As high with one line of title as with two: charts beside each other begin at one height.
        minH={{ md: '12' }}
      >
        <Heading as="h2" textStyle="strong" fontWeight="bold" flex="1 1 9rem" minW="0">
          {title}
        </Heading>
        <Flex wrap={{ base: 'wrap', md: 'nowrap' }} mx="-2" mt={{ md: '-1.5' }} flexShrink={{ md: '0' }}>
          <Button
            variant="ghost"
            size="sm"
            px="2"
            minH={{ base: '12', md: '9' }}
            onClick={() => setIsTable(!isTable)}
          >
            {formatMessage(isTable ? CHART_MESSAGES.showChart : CHART_MESSAGES.showTable)}
          </Button>
          <Button variant="ghost" size="sm" px="2" minH={{ base: '12', md: '9' }} onClick={save}>
            <Download size={16} aria-hidden />
            {formatMessage(ADMIN_CHART_MESSAGES.csv)}
          </Button>
        </Flex>
      </Flex>
      {controls}
      {isTable ? (
        <FigureTable title={title} heads={heads} rows={rows} readings={readings} />
      ) : readings.length === 0 ? (
        <Box role="img" aria-label={summary}>
          {children}
        </Box>
      ) : (
        <ChartReader label={summary} readings={readings} columns={columns}>
          {children}
        </ChartReader>
      )}
      {note !== undefined && (
        <Box textStyle="small" color="fg.muted">
          {note}
        </Box>
      )}
    </Card>
  );
}
