import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { evenPadding, fitView, toFrame } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { Card } from '../../../components/surface/Card';
import { countryView } from '../../kit/country-map/country-view';
import { useGroundPainter } from '../../kit/country-map/useGroundPainter';
import { PLAN_MESSAGES } from './messages';
import { nameOfStop, type PatrolStopRow } from './patrol-setup';

const HEIGHT_PX = 320;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
const PADDING_PX = 48;
/** Nearer, the rough lines of coast and roads would look wrong. */
const MOST_ZOOM = 9;
const NOTHING_COVERED: never[] = [];
const LEARN_DASH = '3 3';

export interface PatrolMapProps {
  stops: readonly PatrolStopRow[];
  /** Number of the chosen stop. */
  chosen: number | null;
  onChoose: (number: number) => void;
}

/** The stops on a map; those to learn dashed. The table beside it says the same. */
export function PatrolMap({ stops, chosen, onChoose }: PatrolMapProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const view = useMemo(() => {
    const places = stops.flatMap((stop) => placesOf(stop).map(worldPlaceOf));
    const fitted = fitView(places, size, evenPadding(PADDING_PX)) ?? countryView(size, 'country');
    return { ...fitted, zoom: Math.min(fitted.zoom, MOST_ZOOM) };
  }, [stops, size]);
  const canvas = useGroundPainter(view, size, NOTHING_COVERED);
  const pointsOf = (stop: PatrolStopRow) =>
    placesOf(stop).map((place) => toFrame(worldPlaceOf(place), view, size));
  return (
    <Card isFlush borderRadius={{ md: '12px' }} overflow="hidden">
      <Box
        ref={frame}
        role="img"
        aria-label={formatMessage(PLAN_MESSAGES.map)}
        position="relative"
        h={`${HEIGHT_PX}px`}
        overflow="hidden"
        bg="map.sea"
      >
        <chakra.canvas ref={canvas} position="absolute" inset="0" w="full" h="full" />
        <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
          {stops.map((stop) => {
            const points = pointsOf(stop);
            const { x, y } = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
            const isChosen = stop.number === chosen;
            return (
              <g key={stop.number} onClick={() => onChoose(stop.number)} cursor="pointer">
                <chakra.polyline
                  points={points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
                  fill="none"
                  stroke={isChosen ? 'info.fg' : 'fg'}
                  strokeWidth="6"
                  strokeDasharray={stop.place.isLearning ? LEARN_DASH : undefined}
                />
                <g transform={`translate(${x} ${y - 18})`}>
                  <chakra.rect
                    x="-16"
                    y="-11"
                    width="32"
                    height="22"
                    rx="11"
                    fill={stop.place.isLearning ? 'bg.panel' : 'fg'}
                    stroke={isChosen ? 'info.fg' : 'fg'}
                    strokeWidth="2"
                    strokeDasharray={stop.place.isLearning ? LEARN_DASH : undefined}
                  />
                  <chakra.text
                    textAnchor="middle"
                    dominantBaseline="central"
                    fontSize="13px"
                    fontWeight="bold"
                    fill={stop.place.isLearning ? 'fg' : 'bg.panel'}
                  >
                    {nameOfStop(stops, stop)}
                  </chakra.text>
                </g>
              </g>
            );
          })}
        </chakra.svg>
      </Box>
      <Flex wrap="wrap" gap="4" px="4" py="2" textStyle="small">
        {[undefined, LEARN_DASH].map((dash) => (
          <Flex key={dash ?? 'known'} align="center" gap="1.5">
            <chakra.svg w="24px" h="8px" aria-hidden>
              <chakra.line x1="0" x2="24" y1="4" y2="4" stroke="fg" strokeWidth="6" strokeDasharray={dash} />
            </chakra.svg>
            {formatMessage(dash === undefined ? PLAN_MESSAGES.known : PLAN_MESSAGES.toLearn)}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}

/** The line of a stop: degrees north and east stand by turns. */
function placesOf({ place: { line } }: PatrolStopRow): Place[] {
  return line.flatMap((lat, at) => (at % 2 === 0 ? [{ lat, lng: line[at + 1] ?? NaN }] : []));
}
