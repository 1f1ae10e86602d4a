import { Box, chakra, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { ZoneBadge } from '../zones/ZoneBadge';
import { ZONE_NAMES } from '../zones/zone-names';
import { CHART_MESSAGES } from './messages';
import { speedTableOf, type SpeedTableRow } from './speed-table-rows';
import type { SpeedTrack } from './speed-track';

/** Data of the speed chart as a table: the highest speed of each interval. */
export function SpeedTable({ track, label }: { track: SpeedTrack; label: string }) {
  const intl = useIntl();
  const formats = useFormats();
  const { intervalS, rows } = useMemo(() => speedTableOf(track), [track]);
  const columns = [CHART_MESSAGES.time, CHART_MESSAGES.highest, CHART_MESSAGES.zone];
  return (
    <Box>
      <Text textStyle="small" color="fg.muted" mb="1">
        {intl.formatMessage(CHART_MESSAGES.interval, { interval: formats.wholeDuration(intervalS) })}
      </Text>
      <Box overflowX="auto" role="region" aria-label={label} tabIndex={0}>
        <chakra.table w="full" maxW="480px" textStyle="small" aria-label={label}>
          <chakra.thead>
            <tr>
              {columns.map((column, index) => (
                <chakra.th
                  key={column.id}
                  scope="col"
                  textStyle="micro"
                  color="fg.muted"
                  textAlign={index === 1 ? 'end' : 'start'}
                  py="1.5"
                  pe={index === 1 ? '6' : '0'}
                >
                  {intl.formatMessage(column)}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.fromMs} row={row} hasSeconds={intervalS < 60} />
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  );
}

function Row({ row: { fromMs, maxKmh, zone }, hasSeconds }: { row: SpeedTableRow; hasSeconds: boolean }) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <chakra.tr borderTopWidth="1px" h="9">
      <chakra.th scope="row" fontWeight="normal" textAlign="start">
        {hasSeconds ? formats.timeWithSeconds(fromMs) : formats.time(fromMs)}
      </chakra.th>
      <chakra.td fontWeight="bold" textAlign="end" pe="6">
        {formats.speed(maxKmh)}
      </chakra.td>
      <td>
        {zone === null ? (
          <chakra.span color="fg.muted">{intl.formatMessage(CHART_MESSAGES.noData)}</chakra.span>
        ) : (
          <ZoneBadge zone={ZONE_NAMES[zone]} />
        )}
      </td>
    </chakra.tr>
  );
}
