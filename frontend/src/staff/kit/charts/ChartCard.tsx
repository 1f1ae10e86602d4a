import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { csvOf, type CsvValue } from '@wakafine/domain/input/csv';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { CHART_MESSAGES } from '../../../components/charts/messages';
import { downloadFile } from '../../../lib/download-file';
import { ADMIN_CHART_MESSAGES } from './messages';

export interface ChartCardProps {
  title: string;
  /** The chart in a sentence, for those who do not see it. */
  summary: string;
  /** The same figures as a table: heads, and a row for each. */
  heads: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** Name of the file with the figures, without `.csv`. */
  fileName: string;
  /** The chart: drawn only, as `summary` and the table say it. */
  children: ReactNode;
  /** Choices of what the chart shows: above it, and above its table. */
  controls?: ReactNode;
  /** Explanation of its figures: below it, and below its table. */
  note?: ReactNode;
}

/** A chart with its table twin and its figures as a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, heads, rows, fileName, children, controls, note } = props;
  const { formatMessage } = useIntl();
  const [isTable, setIsTable] = useState(false);
  const save = () =>
    downloadFile(new Blob([csvOf([heads, ...rows])], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="2"
        // As high with one line of title as with two: charts beside each other begin at one height.
        minH={{ md: '12' }}
      >
        <Heading as="h2" textStyle="strong" fontWeight="bold" flex="1 1 9rem" minW="0">
          {title}
        </Heading>
        <Flex wrap={{ base: 'wrap', md: 'nowrap' }} mx="-2" flexShrink={{ md: '0' }}>
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
        <FigureTable title={title} heads={heads} rows={rows} />
      ) : (
        <Box role="img" aria-label={summary}>
          {children}
        </Box>
      )}
      {note !== undefined && (
        <Box textStyle="small" color="fg.muted">
          {note}
        </Box>
      )}
    </Card>
  );
}

function FigureTable({ title, heads, rows }: Pick<ChartCardProps, 'title' | 'heads' | 'rows'>) {
  const { formatMessage, formatNumber } = useIntl();
  const textOf = (value: CsvValue) => {
    if (value === null) {
      return formatMessage(CHART_MESSAGES.noData);
    }
    return typeof value === 'number' ? formatNumber(value) : value;
  };
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box overflow="auto" maxH="24rem" tabIndex={0} role="region" aria-label={title}>
      <chakra.table w="full" textStyle="small" aria-label={title}>
        <chakra.thead>
          <tr>
            {heads.map((head, index) => (
              <chakra.th
                key={head}
                scope="col"
                textStyle="micro"
                color="fg.muted"
                textAlign={index === 0 ? 'start' : 'end'}
                py="1.5"
                pe="3"
              >
                {head}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <chakra.tr key={row} borderTopWidth="1px" h="9">
              <chakra.th scope="row" fontWeight="normal" textAlign="start" pe="3">
                {textOf(first ?? null)}
              </chakra.th>
              {others.map((value, column) => (
                <chakra.td key={column} textAlign="end" pe="3">
                  {textOf(value)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
