import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StaffColumn } from '../../../kit/table/rows/staff-table-types';
import { TABLE_MESSAGES } from './messages';
import { RateInterval } from '../../../kit/rates/RateInterval';
import { SpeedMarks } from './marks/SpeedMarks';
import { useSegmentTexts, type SegmentRow } from './useSegmentTexts';
import { VerdictText } from './VerdictText';

/** Least upper end of the axis of rates, events for each 1,000 km. */
const LEAST_AXIS = 10;

/** Columns of the table of segments; all intervals have one axis. */
export function useSegmentColumns({
  segments,
  common,
}: {
  segments: readonly SegmentRow[];
  common: number | null;
}): readonly StaffColumn<SegmentRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useSegmentTexts();
  return useMemo(() => {
    const highest = Math.max(LEAST_AXIS, ...segments.map(({ rate }) => rate?.high ?? 0));
    return [
      {
        id: 'spot',
        head: formatMessage(TABLE_MESSAGES.spotHead),
        cell: (row) => texts.spot(row),
        minRem: 8.25,
        isFixed: true,
      },
      {
        id: 'place',
        head: formatMessage(TABLE_MESSAGES.placeHead),
        cell: (row) => texts.place(row),
        minRem: 8,
        grow: 2,
      },
      {
        id: 'events',
        head: formatMessage(TABLE_MESSAGES.events),
        cell: ({ events }) => formatNumber(events),
        minRem: 3,
        grow: 0,
        isNumber: true,
      },
      {
        id: 'rate',
        head: formatMessage(TABLE_MESSAGES.rate, { highest: texts.whole(highest) }),
        cell: ({ rate }) =>
          rate === null ? (
            <chakra.span color="fg.muted">{formatMessage(TABLE_MESSAGES.tooLittle)}</chakra.span>
          ) : (
            <RateInterval rate={rate} common={common} highest={highest} />
          ),
        minRem: 6,
      },
      {
        id: 'low',
        head: formatMessage(TABLE_MESSAGES.atLeast),
        cell: ({ rate }) => (rate === null ? '–' : <b>{texts.tenth(rate.low)}</b>),
        minRem: 4,
        grow: 0,
        isNumber: true,
      },
      {
        id: 'speed',
        head: formatMessage(TABLE_MESSAGES.speeds),
        cell: ({ medianKmh, v85Kmh, limitKmh }) =>
          medianKmh === null || v85Kmh === null ? (
            '–'
          ) : (
            <Flex align="center" justify={{ base: 'flex-end', md: 'flex-start' }} wrap="wrap" columnGap="2">
              <SpeedMarks medianKmh={medianKmh} v85Kmh={v85Kmh} limitKmh={limitKmh} />
              <chakra.span whiteSpace="nowrap">
                {/* Down, as every speed that is shown as a whole number. */}
                {formatNumber(Math.floor(medianKmh))} · <b>{formatNumber(Math.floor(v85Kmh))}</b>
              </chakra.span>
            </Flex>
          ),
        minRem: 9.5,
        yieldRank: 2,
      },
      {
        id: 'change',
        head: formatMessage(TABLE_MESSAGES.change),
        cell: ({ change }) => <VerdictText change={change} />,
        minRem: 7,
        yieldRank: 3,
      },
      {
        id: 'vehicles',
        head: formatMessage(TABLE_MESSAGES.vehicles),
        cell: ({ vehicles }) => formatNumber(vehicles),
        minRem: 5,
        grow: 0,
        isNumber: true,
        yieldRank: 1,
      },
    ];
  }, [segments, common, formatMessage, formatNumber, texts]);
}
