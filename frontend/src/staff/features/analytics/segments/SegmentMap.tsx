import { chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LineMap } from '../../../kit/country-map/LineMap';
import { MAP_MESSAGES } from './messages';
import type { SegmentRow } from './useSegmentTexts';

const PADDING_PX = 32;
/** Steps of ink by the lower bound, events for each 1,000 km: wider and stronger for more. */
const STEPS = [
  { from: 12, width: 7, opacity: 1 },
  { from: 7, width: 5, opacity: 0.8 },
  { from: 3, width: 4, opacity: 0.55 },
  { from: 0, width: 2, opacity: 0.35 },
] as const;

/** The segments of the list on a map, in ink by their lower bound. */
export function SegmentMap({ segments }: { segments: readonly SegmentRow[] }) {
  const { formatMessage } = useIntl();
  // The worst is drawn last, above the others.
  const rows = useMemo(() => segments.toReversed(), [segments]);
  const lines = useMemo(() => rows.map(({ line }) => line), [rows]);
  return (
    <LineMap
      label={formatMessage(MAP_MESSAGES.label)}
      lines={lines}
      paddingPx={PADDING_PX}
      legend={<Legend />}
    >
      {(drawn) =>
        rows.map((row, at) => {
          const { width, opacity } = stepOf(row);
          const points = drawn[at] ?? [];
          return (
            <chakra.polyline
              key={row.id}
              points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
              fill="none"
              stroke="fg"
              strokeWidth={width}
              strokeOpacity={opacity}
              strokeLinecap="round"
              strokeDasharray={row.rate === null ? '2 4' : undefined}
            />
          );
        })
      }
    </LineMap>
  );
}

function Legend() {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Flex wrap="wrap" gap="3" px="4" py="2" align="center">
      <Text textStyle="small" fontWeight="bold">
        {formatMessage(MAP_MESSAGES.legend)}
      </Text>
      {STEPS.map(({ from, width, opacity }, at) => (
        <Flex key={from} align="center" gap="1.5" textStyle="small">
          <chakra.svg w="24px" h="8px" aria-hidden>
            <chakra.line
              x1="2"
              x2="22"
              y1="4"
              y2="4"
              stroke="fg"
              strokeWidth={width}
              strokeOpacity={opacity}
            />
          </chakra.svg>
          {at === 0
            ? formatMessage(MAP_MESSAGES.andMore, { from: formatNumber(from) })
            : formatMessage(MAP_MESSAGES.range, {
                from: formatNumber(from),
                to: formatNumber(STEPS[at - 1]?.from ?? 0),
              })}
        </Flex>
      ))}
    </Flex>
  );
}

function stepOf({ rate }: SegmentRow): (typeof STEPS)[number] {
  return STEPS.find(({ from }) => (rate?.low ?? 0) >= from) ?? STEPS[3];
}
