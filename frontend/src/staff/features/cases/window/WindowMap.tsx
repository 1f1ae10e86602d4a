import { chakra } from '@chakra-ui/react';
import type { EvidenceReading, EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toFrame, type FramePoint, type MapView } from '../../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../../components/route-map/projection';
import { RouteMap } from '../../../../components/route-map/RouteMap';
import type { Size } from '../../../../components/route-map/route-map-types';
import { useTileGround } from '../../../../components/tile-ground/useTileGround';
import { useFormats } from '../../../../lib/format/format';
import { WINDOW_MESSAGES } from './messages';
import { MARKS, useMetres } from './window-words';

export interface WindowMapProps {
  window: EvidenceWindow;
  cursor: EvidenceReading | null;
  onCursor: (reading: EvidenceReading | null) => void;
}

/** The way of the window, with the straight line from A to B that proves the speed, and where another limit begins. */
export function WindowMap({ window, cursor, onCursor }: WindowMapProps) {
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
  return (
    <RouteMap
      route={route}
      label={formatMessage(WINDOW_MESSAGES.map)}
      height={{ base: '240px', md: '260px' }}
      cursorIndex={cursorIndex === -1 ? null : cursorIndex}
      onCursor={(index) => onCursor(index === null ? null : (good[index] ?? null))}
      ground={ground}
      overlay={(view, size) => <ProofMarks window={window} view={view} size={size} />}
    />
  );
}

function ProofMarks({ window, view, size }: { window: EvidenceWindow; view: MapView; size: Size }) {
  const { formatMessage } = useIntl();
  const { timeWithSeconds, duration, speed } = useFormats();
  const metres = useMetres();
  const { a, b, lineM, errorM, seconds } = window;
  const nearLng = window.readings[0]?.lng;
  const at = (reading: EvidenceReading) => toFrame(worldPlaceOf(reading, nearLng), view, size);
  const [from, to] = [at(a), at(b)];
  const change = window.readings.find(
    ({ atMs, limitKmh }) => atMs > b.atMs && limitKmh !== null && limitKmh !== b.limitKmh,
  );
  const line = formatMessage(WINDOW_MESSAGES.line, {
    line: metres(lineM),
    seconds: duration(Math.round(seconds)),
    error: metres(errorM),
  });
  const timeOf = (mark: string, { atMs }: EvidenceReading) =>
    formatMessage(WINDOW_MESSAGES.mark, { mark, time: timeWithSeconds(atMs) });
  const isUpward = to.y < from.y;
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      pointerEvents="none"
      aria-hidden
      data-part="proof"
    >
      <chakra.path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke="fg"
        strokeWidth="1.4"
        strokeDasharray="2 3"
      />
      <End at={from} />
      <End at={to} />
      <Label at={from} text={timeOf(MARKS.a, a)} size={size} dy={isUpward ? 24 : -14} isStrong />
      <Label at={to} text={timeOf(MARKS.b, b)} size={size} dy={isUpward ? -14 : 24} isStrong />
      <Label at={{ x: size.width / 2, y: size.height - 16 }} text={line} size={size} dy={0} />
      {change !== undefined && change.limitKmh !== null && (
        <>
          <LimitSign at={at(change)} />
          <Label
            at={at(change)}
            text={formatMessage(WINDOW_MESSAGES.limitHere, { limit: speed(change.limitKmh) })}
            size={size}
            dy={32}
          />
        </>
      )}
    </chakra.svg>
  );
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
  dy: number;
  isStrong?: boolean;
}

/** About so wide is a letter of the labels, CSS px. */
const LETTER_PX = 6.4;

/** Words on the map, within its frame, with an edge that keeps them legible on lines. */
function Label({ at, text, size, dy, isStrong = false }: LabelProps) {
  const half = (text.length * LETTER_PX) / 2 + 6;
  const x = Math.min(Math.max(at.x, half), Math.max(half, size.width - half));
  const y = Math.min(Math.max(at.y + dy, 16), size.height - 6);
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
