import { Box, chakra } from '@chakra-ui/react';
import type { CsvValue } from '@wakafine/domain/input/csv';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CHART_MESSAGES } from '../../../components/charts/messages';
import type { ChartReading } from './reading/chart-reading';

export interface FigureTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** Of each row, in their order: the way to what is behind it. */
  readings: readonly ChartReading[];
}

/** The figures of a chart as a table; a row with rows behind it leads there. */
export function FigureTable({ title, heads, rows, readings }: FigureTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const textOf = (value: CsvValue): string => {
    if (value === null) {
      return formatMessage(CHART_MESSAGES.noData);
    }
    return typeof value === 'number' ? formatNumber(value) : String(value);
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
                <RowName to={readings[row]?.to} name={textOf(first ?? null)} />
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

function RowName({ to, name }: { to: string | undefined; name: string }) {
  return to === undefined ? (
    name
  ) : (
    <chakra.span asChild textDecoration="underline">
      <Link to={to}>{name}</Link>
    </chakra.span>
  );
}
