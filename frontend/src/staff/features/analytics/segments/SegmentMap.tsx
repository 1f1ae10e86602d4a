import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { evenPadding, fitView, toFrame } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import type { Size } from '../../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../../components/route-map/useFrameSize';
import { countryView } from '../../../kit/country-map/country-view';
import { useGroundPainter } from '../../../kit/country-map/useGroundPainter';
import { MAP_MESSAGES } from './messages';
import type { SegmentRow } from './useSegmentTexts';

const HEIGHT_PX = 320;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
const PADDING_PX = 32;
/** Nearer, the rough lines of coast and roads would look wrong. */
const MOST_ZOOM = 9;
const NOTHING_COVERED: never[] = [];
/** Steps of ink by the lower bound, events for each 1,000 km: wider and stronger for more. */
const STEPS = [
  { from: 12, width: 7, opacity: 1 },
  { from: 7, width: 5, opacity: 0.8 },
  { from: 3, width: 4, opacity: 0.55 },
  { from: 0, width: 2, opacity: 0.35 },
] as const;

/** The segments of the list on a map, in ink by their lower bound. A drawing: the table says the same. */
export function SegmentMap({ segments }: { segments: readonly SegmentRow[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const view = useMemo(() => {
    const places = segments.flatMap((row) => placesOf(row).map(worldPlaceOf));
    const fitted = fitView(places, size, evenPadding(PADDING_PX)) ?? countryView(size, 'country');
    return { ...fitted, zoom: Math.min(fitted.zoom, MOST_ZOOM) };
  }, [segments, size]);
  const canvas = useGroundPainter(view, size, NOTHING_COVERED);
  const pathOf = (row: SegmentRow): string =>
    placesOf(row)
      .map((place, at) => {
        const { x, y } = toFrame(worldPlaceOf(place), view, size);
        return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  return (
    <Card isFlush borderRadius={{ md: '12px' }} overflow="hidden">
      <Box
        ref={frame}
        role="img"
        aria-label={formatMessage(MAP_MESSAGES.label)}
        position="relative"
        h={`${HEIGHT_PX}px`}
        overflow="hidden"
        bg="map.sea"
      >
        <chakra.canvas ref={canvas} position="absolute" inset="0" w="full" h="full" />
        <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
          {[...segments].reverse().map((row) => {
            const { width, opacity } = stepOf(row);
            return (
              <chakra.path
                key={row.id}
                d={pathOf(row)}
                fill="none"
                stroke="fg"
                strokeWidth={width}
                strokeOpacity={opacity}
                strokeLinecap="round"
                strokeDasharray={row.rate === null ? '2 4' : undefined}
              />
            );
          })}
        </chakra.svg>
      </Box>
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
    </Card>
  );
}

/** The line of a segment: degrees north and east stand by turns. */
function placesOf({ line }: SegmentRow): Place[] {
  return line.flatMap((lat, at) => (at % 2 === 0 ? [{ lat, lng: line[at + 1] ?? NaN }] : []));
}

function stepOf({ rate }: SegmentRow): (typeof STEPS)[number] {
  return STEPS.find(({ from }) => (rate?.low ?? 0) >= from) ?? STEPS[3];
}
