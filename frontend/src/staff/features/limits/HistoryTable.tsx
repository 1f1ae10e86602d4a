import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { HISTORY_MESSAGES } from './messages';

/** One state of some settings. */
export interface HistoryRow {
  readonly id: string;
  /** From when on. */
  readonly effectiveAt: string;
  readonly changedBy?: string | null;
  /** As they are shown, in the order of the heads. */
  readonly figures: readonly string[];
}

export interface HistoryTableProps {
  /** Of what, for screen readers. */
  label: string;
  /** Heads of the figures. */
  heads: readonly string[];
  rows: readonly HistoryRow[];
}

const CELL = { py: '1.5', pe: '3', verticalAlign: 'top' } as const;

/** Earlier values and their times, newest first. */
export function HistoryTable({ label, heads, rows }: HistoryTableProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(HISTORY_MESSAGES.title)}
      </Heading>
      {rows.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(HISTORY_MESSAGES.empty)}
        </Text>
      )}
      <Box
        hidden={rows.length === 0}
        maxH="15rem"
        overflow="auto"
        role="region"
        aria-label={`${label}: ${formatMessage(HISTORY_MESSAGES.title)}`}
        tabIndex={0}
      >
        <chakra.table w="full" textStyle="small" fontVariantNumeric="tabular-nums">
          <chakra.thead textStyle="micro" color="fg.muted" textAlign="start">
            <tr>
              <Head text={formatMessage(HISTORY_MESSAGES.when)} />
              {heads.map((head) => (
                <Head key={head} text={head} isNumber />
              ))}
              <Head text={formatMessage(HISTORY_MESSAGES.by)} />
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </div>
  );
}

function Head({ text, isNumber = false }: { text: string; isNumber?: boolean }) {
  return (
    <chakra.th scope="col" fontWeight="medium" {...CELL} textAlign={isNumber ? 'end' : 'start'}>
      {text}
    </chakra.th>
  );
}

function Row({ row: { effectiveAt, figures, changedBy } }: { row: HistoryRow }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.td {...CELL}>{formats.dateAndTime(effectiveAt)}</chakra.td>
      {figures.map((figure, index) => (
        <chakra.td key={index} {...CELL} textAlign="end">
          {figure}
        </chakra.td>
      ))}
      <chakra.td {...CELL} overflowWrap="anywhere">
        <bdi>{changedBy ?? formatMessage(HISTORY_MESSAGES.unknown)}</bdi>
      </chakra.td>
    </chakra.tr>
  );
}
