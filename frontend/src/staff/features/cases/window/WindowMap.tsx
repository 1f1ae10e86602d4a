import { chakra, Text } from '@chakra-ui/react';
import type { TrackReading } from '@wakafine/domain/cases/contest-track';
import type { EvidenceReading, EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toFrame, type FramePoint, type MapView } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import { RouteMap } from '../../../../components/route-map/RouteMap';
import type { Size } from '../../../../components/route-map/route-map-types';
import { useTileGround } from '../../../../components/tile-ground/useTileGround';
import { useFormats } from '../../../../lib/format/format';
import { WINDOW_MESSAGES } from './messages';
import { ShapeDrawing } from '../../../kit/country-map/ShapeDrawing';
import type { LimitArea } from './useLimitArea';
import { LAYER_LINES, type Layers } from './layers';
import { MARKS, useMetres } from './window-words';

export interface WindowMapProps {
  window: EvidenceWindow;
  /** Track that the driver has given; null without one, and while it is turned off. */
  given: readonly TrackReading[] | null;
  /** Place where the limit holds; null where it has no shape, and while it is turned off. */
  area: LimitArea | null;
  isShown: Layers['isShown'];
  cursor: EvidenceReading | null;
  onCursor: (reading: EvidenceReading | null) => void;
}

/**
 * The way of the window, with the straight line from A to B that proves the speed, where another limit begins, and the driver's own
 * track.
 */
export function WindowMap({ window, given, area, isShown, cursor, onCursor }: WindowMapProps) {
  const { formatMessage } = useIntl();
  const { ground } = useTileGround();
  const good = useMemo(() => window.readings.filter(({ isFlagged }) => !isFlagged), [window]);
  const route = useMemo(
    () =>
      good.map(({ lat, lng, atMs, shownKmh, zone }) => ({
        ...{ lat, lng, zone, speedKmh: shownKmh },
        recordedAt: new Date(atMs).toISOString(),
      })),
    [good],
  );
  const cursorIndex = cursor === null ? -1 : good.findIndex(({ seq }) => seq === cursor.seq);
  const line = useLineText(window);
  return (
    <>
      <RouteMap
        route={route}
        label={formatMessage(WINDOW_MESSAGES.map)}
        height={{ base: '240px', md: '260px' }}
        cursorIndex={cursorIndex === -1 ? null : cursorIndex}
        onCursor={(index) => onCursor(index === null ? null : (good[index] ?? null))}
        ground={ground}
        overlay={(view, size) => (
          <MapLayers window={window} given={given} area={area} isShown={isShown} view={view} size={size} />
        )}
      />
      {/* On a phone there is no room for it on the map. */}
      <Text display={{ base: 'block', md: 'none' }} px="4" py="1.5" textStyle="micro" fontWeight="normal">
        {line}
      </Text>
    </>
  );
}

/** The straight line from A to B in words. */
function useLineText({ lineM, errorM, seconds }: EvidenceWindow): string {
  const { formatMessage } = useIntl();
  const { duration } = useFormats();
  const metres = useMetres();
  return formatMessage(WINDOW_MESSAGES.line, {
    line: metres(lineM),
    seconds: duration(Math.round(seconds)),
    error: metres(errorM),
  });
}

interface MapLayersProps extends Pick<WindowMapProps, 'window' | 'given' | 'area' | 'isShown'> {
  view: MapView;
  size: Size;
}

function MapLayers({ window, given, area, isShown, view, size }: MapLayersProps) {
  const nearLng = window.readings[0]?.lng;
  const at = (place: Place) => toFrame(worldPlaceOf(place, nearLng), view, size);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      pointerEvents="none"
      aria-hidden
      data-part="proof"
    >
      {area !== null && (
        <g data-part="area">
          <ShapeDrawing shape={area.shape} zone={area.zone} view={view} size={size} look="ground" />
        </g>
      )}
      {given !== null && (
        <chakra.path
          d={pathOf(given.map(at))}
          strokeLinejoin="round"
          {...LAYER_LINES.given}
          data-part="given"
        />
      )}
      {isShown('proof') && <ProofMarks window={window} at={at} size={size} />}
      {isShown('limit') && <LimitChange window={window} at={at} size={size} />}
    </chakra.svg>
  );
}

interface MarksProps {
  window: EvidenceWindow;
  at: (place: Place) => FramePoint;
  size: Size;
}

function ProofMarks({ window, at, size }: MarksProps) {
  const { formatMessage } = useIntl();
  const { timeWithSeconds } = useFormats();
  const line = useLineText(window);
  const { a, b } = window;
  const [from, to] = [at(a), at(b)];
  const timeOf = (mark: string, { atMs }: EvidenceReading) =>
    formatMessage(WINDOW_MESSAGES.mark, { mark, time: timeWithSeconds(atMs) });
  const isUpward = to.y < from.y;
  // Beside a line that runs up and down, above and below one that runs across.
  const isSteep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  const away = (isAbove: boolean) => (isSteep ? 'beside' : isAbove ? 'above' : 'below');
  return (
    <>
      <chakra.path d={pathOf([from, to])} {...LAYER_LINES.proof} />
      <End at={from} />
      <End at={to} />
      <Label at={from} text={timeOf(MARKS.a, a)} size={size} side={away(!isUpward)} isStrong />
      <Label at={to} text={timeOf(MARKS.b, b)} size={size} side={away(isUpward)} isStrong />
      <chakra.g display={{ base: 'none', md: 'inline' }}>
        <Label at={{ x: size.width / 2, y: size.height }} text={line} size={size} side="above" />
      </chakra.g>
    </>
  );
}

/** The place after the proof where another limit begins. */
function LimitChange({ window: { readings, b }, at, size }: MarksProps) {
  const { formatMessage } = useIntl();
  const { speed } = useFormats();
  const change = readings.find(
    ({ atMs, limitKmh }) => atMs > b.atMs && limitKmh !== null && limitKmh !== b.limitKmh,
  );
  return change === undefined || change.limitKmh === null ? null : (
    <>
      <LimitSign at={at(change)} />
      <Label
        at={at(change)}
        text={formatMessage(WINDOW_MESSAGES.limitHere, { limit: speed(change.limitKmh) })}
        size={size}
        side="under sign"
      />
    </>
  );
}

function pathOf(points: readonly FramePoint[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

function End({ at: { x, y } }: { at: FramePoint }) {
  return (
    <>
      <chakra.circle cx={x} cy={y} r="8" fill="none" stroke="fg" opacity="0.6" />
      <chakra.circle cx={x} cy={y} r="4.5" fill="bg.panel" stroke="fg" strokeWidth="2" />
    </>
  );
}

function LimitSign({ at: { x, y } }: { at: FramePoint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <chakra.path d="M0 0v12" stroke="fg" strokeWidth="2" />
      <chakra.rect
        x="-11"
        y="8"
        width="22"
        height="12"
        rx="2"
        fill="bg.panel"
        stroke="fg"
        strokeWidth="1.4"
      />
      <chakra.path d="M-8 18 8 10" stroke="fg" strokeWidth="1.4" />
    </g>
  );
}

interface LabelProps {
  at: FramePoint;
  text: string;
  size: Size;
  side: keyof typeof OFFSETS;
  isStrong?: boolean;
}

/** From what it names to the words, CSS px downwards; beside it they stand where there is room. */
const OFFSETS = { above: -14, below: 24, beside: 4, 'under sign': 34 } as const;
const BESIDE_PX = 14;
/** About so wide is a letter of the labels, CSS px. */
const LETTER_PX = 6.4;

/** Words on the map, within its frame, with an edge that makes them legible on lines. */
function Label({ at, text, size, side, isStrong = false }: LabelProps) {
  const half = (text.length * LETTER_PX) / 2 + 6;
  const besideX =
    at.x + 2 * half + BESIDE_PX < size.width ? at.x + half + BESIDE_PX : at.x - half - BESIDE_PX;
  const wantedX = side === 'beside' ? besideX : at.x;
  const x = Math.min(Math.max(wantedX, half), Math.max(half, size.width - half));
  const y = Math.min(Math.max(at.y + OFFSETS[side], 16), size.height - 6);
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor="middle"
      textStyle="micro"
      fontWeight={isStrong ? 'bold' : 'medium'}
      fill="fg"
      stroke="map.land"
      strokeWidth="3.5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </chakra.text>
  );
}
