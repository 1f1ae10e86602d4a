import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { CAMEROON_OUTLINE } from '@wakafine/domain/geo/cameroon-outline';
import type { Place } from '@wakafine/domain/geo/geo';
import { cellName, CELLS_PER_DEGREE, roadPieces } from '@wakafine/domain/opendata/cells';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { worldPlaceOf } from '../../components/route-map/projection';
import { Card } from '../../components/surface/Card';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { highestCell, measuredCells, type MeasuredCell } from './cell-rates';
import { MAP_TOWNS } from './map-towns';
import { MapLegend } from './MapLegend';
import { OPEN_DATA_PAGE } from './messages';
import type { OpenProperties } from './useOpenRows';

/** Width of the drawing, units of its view box. */
const WIDTH = 456;
const MARGIN = 12;
const HALF_CELL = 0.5 / CELLS_PER_DEGREE;

const BOUNDS = boundsOf(CAMEROON_OUTLINE.map(([lng, lat]) => worldPlaceOf({ lat, lng })));
const SCALE = (WIDTH - 2 * MARGIN) / (BOUNDS.right - BOUNDS.left);
const HEIGHT = Math.ceil((BOUNDS.bottom - BOUNDS.top) * SCALE) + 2 * MARGIN;
const OUTLINE = pathOf(CAMEROON_OUTLINE.map(([lng, lat]) => [lat, lng] as const));

export interface SetMapProps {
  set: SetName;
  /** Null while they are fetched, and where there is nothing to be drawn. */
  rows: readonly OpenProperties[] | null;
}

/** The measured cells on the map of the country: along a national road its line, elsewhere a dot, as wide as the rate is high. */
export function SetMap({ set, rows }: SetMapProps) {
  const { formatMessage, formatNumber } = useIntl();
  const placeText = usePlaceText();
  const cells = useMemo(() => (rows === null ? null : measuredCells(set, rows)), [set, rows]);
  const drawing = useMemo(() => (cells === null ? null : drawingOf(cells)), [cells]);
  if (cells === null || drawing === null) {
    return null;
  }
  const highest = highestCell(cells);
  const inWords = formatMessage(OPEN_DATA_PAGE.mapRates, { measured: cells.length });
  const one = (rate: number): string => formatNumber(rate, { maximumFractionDigits: 1 });
  return (
    <Card isFlush aria-label={formatMessage(OPEN_DATA_PAGE.map)}>
      <Box bg="map.sea" color="brand.fg">
        <chakra.svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          w="full"
          maxH="560px"
          role="img"
          aria-label={inWords}
          fill="none"
        >
          <chakra.path d={OUTLINE} fill="map.land" stroke="map.road" strokeWidth="1" />
          <chakra.path
            d={drawing.tooFew}
            stroke="map.road"
            strokeWidth="1.5"
            strokeDasharray="2 5"
            strokeLinecap="round"
            data-part="too-few"
          />
          {drawing.measured.map(({ d, widthPx }) => (
            <path
              key={widthPx}
              d={d}
              stroke="currentColor"
              strokeWidth={widthPx}
              strokeLinecap="round"
              data-part="measured"
            />
          ))}
          {MAP_TOWNS.map((town) => (
            <Town key={town.name} {...town} />
          ))}
          {highest !== null && (
            <circle {...ringAt(highest)} r="9" stroke="currentColor" data-part="highest" />
          )}
        </chakra.svg>
      </Box>
      <MapLegend hasRates={set === 'speeding-by-cell'} />
      <Flex direction="column" gap="1" px="4" pb="3">
        <Text textStyle="small" color="fg.muted">
          {inWords}
        </Text>
        {highest !== null && (
          <Text textStyle="small">
            {formatMessage(OPEN_DATA_PAGE.highest, {
              cell: highest.cell,
              place: placeText(drawing.placeOf(highest)),
              rate: one(highest.rate.per1000Km),
              low: one(highest.rate.low),
              high: one(highest.rate.high),
            })}
          </Text>
        )}
      </Flex>
    </Card>
  );
}

function Town({ name, lat, lng, side }: (typeof MAP_TOWNS)[number]) {
  const { x, y } = pointOf(lat, lng);
  const isRight = side === 'right';
  return (
    <g aria-hidden>
      <chakra.circle cx={x} cy={y} r="3" fill="map.land" stroke="fg" strokeWidth="1.2" />
      <chakra.text
        x={x + (isRight ? 7 : -7)}
        y={y + 4}
        textAnchor={isRight ? 'start' : 'end'}
        fontSize="12px"
        fontWeight="bold"
        fill="fg"
        stroke="map.land"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {name}
      </chakra.text>
    </g>
  );
}

/** Lines and dots of the map by their width. A road that was not measured is dashed, whether nobody drove there or too few. */
function drawingOf(cells: readonly MeasuredCell[]) {
  const widths = new Map(cells.map(({ cell, widthPx }) => [cell, widthPx]));
  const pieces = roadPieces().map((piece) => ({ ...piece, cell: cellName(piece) }));
  const onRoad = new Map(pieces.map(({ cell, line }) => [cell, line[Math.floor(line.length / 2)]]));
  const lines = evenLines(
    pieces.map(({ cell, ...piece }) => ({ ...piece, widthPx: widths.get(cell) ?? null })),
  );
  const dots = cells
    .filter(({ cell }) => !onRoad.has(cell))
    .map(({ lat, lng, widthPx }) => ({ widthPx, d: dotAt(lat, lng) }));
  const linesAndDots = [...lines.map(({ widthPx, line }) => ({ widthPx, d: pathOf(line) })), ...dots];
  const ofWidth = (wanted: number | null): string =>
    linesAndDots.flatMap(({ widthPx, d }) => (widthPx === wanted ? [d] : [])).join('');
  const steps = [...new Set(widths.values())].toSorted((one, other) => one - other);
  return {
    /** On the road that goes through a cell, else its middle. */
    placeOf: ({ cell, lat, lng }: MeasuredCell): Place => {
      const [roadLat, roadLng] = onRoad.get(cell) ?? [lat + HALF_CELL, lng + HALF_CELL];
      return { lat: roadLat, lng: roadLng };
    },
    tooFew: ofWidth(null),
    measured: steps.map((widthPx) => ({ widthPx, d: ofWidth(widthPx) })),
  };
}

interface EvenLine {
  readonly road: string;
  readonly widthPx: number | null;
  readonly line: readonly (readonly [lat: number, lng: number])[];
}

/** Pieces of one road and width that follow each other as one line: dashes begin anew with each line. */
function evenLines(pieces: readonly EvenLine[]): readonly EvenLine[] {
  return pieces.reduce<EvenLine[]>((lines, piece) => {
    const last = lines.at(-1);
    return last?.road === piece.road && last.widthPx === piece.widthPx
      ? [...lines.slice(0, -1), { ...last, line: [...last.line, ...piece.line] }]
      : [...lines, piece];
  }, []);
}

/** A line as short as a dot in the middle of a cell. */
function dotAt(lat: number, lng: number): string {
  const { x, y } = pointOf(lat + HALF_CELL, lng + HALF_CELL);
  return `M${x} ${y}h0.1`;
}

function ringAt({ lat, lng }: Place): { cx: number; cy: number } {
  const { x, y } = pointOf(lat, lng);
  return { cx: x, cy: y };
}

function pathOf(line: readonly (readonly [lat: number, lng: number])[]): string {
  const points = line.map(([lat, lng]) => pointOf(lat, lng));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function pointOf(lat: number, lng: number): { x: number; y: number } {
  const { x, y } = worldPlaceOf({ lat, lng });
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return { x: tenth((x - BOUNDS.left) * SCALE + MARGIN), y: tenth((y - BOUNDS.top) * SCALE + MARGIN) };
}

function boundsOf(places: readonly { x: number; y: number }[]) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
