import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { SPEED_MESSAGES as TEXTS } from './evidence-messages';
import { speedSeconds, type EvidenceSpeeds } from './speed-drawing';

/** The speeds of a chart second by second. */
export function SecondsTable({ speeds }: { speeds: EvidenceSpeeds }) {
  const { formatMessage } = useIntl();
  const { speed, timeWithSeconds } = useFormats();
  const rows = useMemo(() => speedSeconds(speeds), [speeds]);
  const label = formatMessage(TEXTS.title);
  return (
    <Box maxH="72" overflowY="auto" role="region" aria-label={label} tabIndex={0}>
      <chakra.table w="full" textStyle="small" aria-label={label}>
        <chakra.thead textAlign="start">
          <tr>
            {[TEXTS.time, TEXTS.speed, TEXTS.proof].map((column, index) => (
              <chakra.th
                key={column.id}
                scope="col"
                textStyle="micro"
                color="fg.muted"
                py="1.5"
                textAlign={index === 1 ? 'end' : 'start'}
                pe={index === 1 ? '6' : '0'}
              >
                {formatMessage(column)}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map(({ atMs, speedKmh, isProof }) => (
            <chakra.tr key={atMs} borderTopWidth="1px" h="9" bg={isProof ? 'bg.muted' : undefined}>
              <chakra.th scope="row" fontWeight="normal" textAlign="start">
                {timeWithSeconds(atMs)}
              </chakra.th>
              <chakra.td fontWeight={speedKmh === null ? 'normal' : 'bold'} textAlign="end" pe="6">
                {speedKmh === null ? formatMessage(TEXTS.none) : speed(speedKmh)}
              </chakra.td>
              <td>{isProof && formatMessage(TEXTS.isProof)}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
