import { chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LineMap } from '../../../kit/gl-map/LineMap';
import { MAP_MESSAGES, TABLE_MESSAGES } from './messages';
import type { SegmentRow } from './useSegmentTexts';

const PADDING_PX = 32;
/** Steps of ink by the lower bound, events for each 1,000 km: wider and stronger for more. */
const STEPS = [
  { from: 12, width: 7, opacity: 1 },
  { from: 7, width: 5, opacity: 0.8 },
  { from: 3, width: 4, opacity: 0.55 },
  { from: 0, width: 2, opacity: 0.35 },
] as const;

/** Dashes of a segment of which too little was seen. */
const UNSEEN_DASH = '2 4';
/** So wide is the strip of a line that a pointer reaches, CSS px. */
const REACH_PX = 14;
/** So much wider is a segment that is pointed at, CSS px. */
const POINTED_PX = 3;

export interface SegmentMapProps {
  segments: readonly SegmentRow[];
  /** Identifier of the segment that is pointed at, here or in the table; null for none. */
  pointed?: string | null;
  /** Called with the segment under the pointer. */
  onPoint?: (id: string | null) => void;
  /** Opens the page of a segment; by keyboard the table does. */
  onOpen?: (row: SegmentRow) => void;
}

/** The segments of the list on a map, in ink by their lower bound; the one that is pointed at is blue, as in the table. */
export function SegmentMap({ segments, pointed = null, onPoint, onOpen }: SegmentMapProps) {
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
          const isPointed = row.id === pointed;
          const points = (drawn[at] ?? []).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
          return (
            <g key={row.id}>
              <chakra.polyline
                points={points}
                fill="none"
                stroke={isPointed ? 'info.fg' : 'fg'}
                strokeWidth={isPointed ? width + POINTED_PX : width}
                strokeOpacity={isPointed ? 1 : opacity}
                strokeLinecap="round"
                strokeDasharray={row.rate === null ? UNSEEN_DASH : undefined}
                data-pointed={isPointed}
              />
              {onPoint !== undefined && (
                <chakra.polyline
                  points={points}
                  fill="none"
                  stroke="transparent"
                  strokeWidth={REACH_PX}
                  cursor="pointer"
                  data-segment={row.id}
                  onPointerEnter={() => onPoint(row.id)}
                  onPointerLeave={() => onPoint(null)}
                  onClick={() => onOpen?.(row)}
                />
              )}
            </g>
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
      <Flex align="center" gap="1.5" textStyle="small">
        <chakra.svg w="24px" h="8px" aria-hidden>
          <chakra.line
            x1="2"
            x2="22"
            y1="4"
            y2="4"
            stroke="fg"
            strokeWidth="2"
            strokeDasharray={UNSEEN_DASH}
          />
        </chakra.svg>
        {formatMessage(TABLE_MESSAGES.tooLittle)}
      </Flex>
    </Flex>
  );
}

function stepOf({ rate }: SegmentRow): (typeof STEPS)[number] {
  return STEPS.find(({ from }) => (rate?.low ?? 0) >= from) ?? STEPS[3];
}
