import { Box, chakra } from '@chakra-ui/react';
import type { EvidenceReading, EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/format/format';
import { WINDOW_MESSAGES } from './messages';
import { MARKS, useMetres } from './window-words';

const COLUMNS = ['time', 'shownColumn', 'device', 'limitColumn', 'accuracy'] as const;

/** All readings of the window as a table; A and B are marked. */
export function WindowTable({ window: { readings, a, b } }: { window: EvidenceWindow }) {
  const { formatMessage } = useIntl();
  const { speed, timeWithSeconds } = useFormats();
  const metres = useMetres();
  const markOf = ({ seq }: EvidenceReading) =>
    seq === a.seq ? `${MARKS.a} ` : seq === b.seq ? `${MARKS.b} ` : '';
  return (
    <Box
      maxH="474px"
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={formatMessage(WINDOW_MESSAGES.title)}
    >
      <chakra.table
        w="full"
        textStyle="small"
        css={{ '& :is(th, td)': { px: '3', py: '1.5', textAlign: 'end' } }}
      >
        <chakra.thead position="sticky" top="0" bg="bg.panel">
          <tr>
            {COLUMNS.map((name) => (
              <chakra.th key={name} scope="col" fontWeight="medium" color="fg.muted">
                {formatMessage(WINDOW_MESSAGES[name])}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {readings.map((reading) => (
            <chakra.tr
              key={reading.seq}
              borderTopWidth="1px"
              fontWeight={markOf(reading) === '' ? 'normal' : 'bold'}
              color={reading.isFlagged ? 'fg.subtle' : 'fg'}
            >
              <td>{`${markOf(reading)}${timeWithSeconds(reading.atMs)}`}</td>
              <td>{reading.isFlagged ? formatMessage(WINDOW_MESSAGES.flagged) : speed(reading.shownKmh)}</td>
              <td>{speed(reading.deviceKmh)}</td>
              <td>{speed(reading.limitKmh)}</td>
              <td>{reading.accuracyM === null ? '--' : metres(reading.accuracyM)}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
