import { Box, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { answerRows } from '../api/answer-rows';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** The first list of an answer as a table, which scrolls by itself. */
export function AnswerTable({ data }: { data: unknown }) {
  const { formatMessage } = useIntl();
  const table = answerRows(data);
  if (table === null) {
    return <Text p="4">{formatMessage(TEXTS.noTable)}</Text>;
  }
  return (
    <Box flex="1" minH="0" overflow="auto" tabIndex={0} role="region" aria-label={formatMessage(TEXTS.table)}>
      <chakra.table w="full" textStyle="small" css={CELLS}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={`${index} ${row[0] ?? ''}`}>
              {row.map((cell, column) => (
                <td key={table.columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

const CELLS = {
  '& th, & td': {
    padding: '6px 12px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid {colors.border}',
  },
  '& th': { position: 'sticky', top: '0', background: '{colors.bg}', color: '{colors.fg.muted}' },
};
