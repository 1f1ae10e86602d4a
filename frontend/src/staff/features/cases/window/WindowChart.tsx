import { Box, chakra } from '@chakra-ui/react';
import type { TrackReading } from '@wakafine/domain/cases/contest-track';
import type { EvidenceReading, EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useRef, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFrameSize } from '../../../../components/route-map/useFrameSize';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import { useFormats } from '../../../../lib/format/format';
import { chartScale, limitLine, readingAt, shownLines, speedTicks, type ChartScale } from './chart-scale';
import { LAYER_LINES, type Layers } from './layers';
import { WINDOW_MESSAGES } from './messages';
import { Word } from './Word';
import { MARKS, type ProvenFigures } from './window-words';

/** Height of the words of the chart with room around them, CSS px. */
const WORD_PX = 18;
const ASSUMED = { width: 680, height: 214 };

export interface WindowChartProps {
  window: EvidenceWindow;
  proven: ProvenFigures;
  /** Track that the driver has given; null without one, and while it is turned off. */
  given: readonly TrackReading[] | null;
  isShown: Layers['isShown'];
  cursor: EvidenceReading | null;
  onCursor: (reading: EvidenceReading | null) => void;
}

/** The shown speed against the limit, what is proven between A and B, and the speed of the driver's own track. */
export function WindowChart({ window, proven, given, isShown, cursor, onCursor }: WindowChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED);
  const { formatMessage } = useIntl();
  const { readings } = window;
  const scale = chartScale(readings, size, given ?? []);

  function showAt({ clientX }: PointerEvent): void {
    const left = frame.current?.getBoundingClientRect().left ?? 0;
    onCursor(readingAt(readings, scale, clientX - left));
  }

  return (
    <Box
      ref={frame}
      role="img"
      aria-label={formatMessage(WINDOW_MESSAGES.chart)}
      position="relative"
      h="214px"
      borderTopWidth="1px"
      colorPalette={ZONE_NAMES[proven.severity]}
      onPointerMove={showAt}
      onPointerLeave={() => onCursor(null)}
    >
      <chakra.svg
        position="absolute"
        inset="0"
        w="full"
        h="full"
        viewBox={`0 0 ${size.width} ${size.height}`}
        fill="none"
        aria-hidden
        data-part="chart"
      >
        {isShown('proof') && <ProofBand window={window} proven={proven} scale={scale} />}
        <Axes scale={scale} />
        {isShown('limit') && (
          <chakra.path d={limitLine(readings, scale)} {...LAYER_LINES.limit} data-part="limit" />
        )}
        {given !== null && (
          <chakra.path
            d={shownLines(given, scale)}
            strokeLinejoin="round"
            {...LAYER_LINES.given}
            data-part="given"
          />
        )}
        <chakra.path
          d={shownLines(readings, scale)}
          stroke="fg"
          strokeWidth="2.2"
          strokeLinejoin="round"
          data-part="shown"
        />
        {isShown('proof') && <ProofBar window={window} proven={proven} scale={scale} />}
        <LineNames readings={readings} scale={scale} isLimitShown={isShown('limit')} />
        {cursor !== null && <Cursor reading={cursor} scale={scale} />}
      </chakra.svg>
    </Box>
  );
}

type Drawn = Pick<WindowChartProps, 'window' | 'proven'> & { scale: ChartScale };

function ProofBand({ window: { a, b }, scale }: Drawn) {
  const { x, top, bottom } = scale;
  const [from, to] = [x(a.atMs), x(b.atMs)];
  return (
    <>
      <chakra.rect
        x={from}
        y={top}
        width={Math.max(2, to - from)}
        height={bottom - top}
        fill="colorPalette.subtle"
      />
      <chakra.path
        d={`M${from} ${top}V${bottom}M${to} ${top}V${bottom}`}
        stroke="colorPalette.fg"
        strokeDasharray="3 3"
      />
      <Word x={from + 5} y={bottom - 6} text={MARKS.a} isStrong />
      <Word x={to - 5} y={bottom - 6} text={MARKS.b} anchor="end" isStrong />
    </>
  );
}

/** Bar of what is proven, over its time; its words stand within the band where they fit, else beside it. */
function ProofBar({ window: { a, b }, proven, scale }: Drawn) {
  const limitY = a.limitKmh === null ? null : scale.y(a.limitKmh);
  const { formatMessage } = useIntl();
  const { duration } = useFormats();
  const { x, y, right } = scale;
  const [from, to, at] = [x(a.atMs), x(b.atMs), y(proven.provenKmh)];
  const seconds = duration(Math.floor(proven.seconds));
  const text = formatMessage(WINDOW_MESSAGES.provenBar, { kmh: wholeKmh(proven.provenKmh), seconds });
  const middle = Math.min(Math.max((from + to) / 2, scale.left + 80), right - 80);
  const wordsY = Math.min(at + 46, scale.bottom - 24);
  return (
    <>
      <chakra.path d={`M${from} ${at}H${to}`} stroke="colorPalette.fg" strokeWidth="4" data-part="proven" />
      <Word
        x={middle}
        y={limitY !== null && Math.abs(limitY + 4 - wordsY) < WORD_PX ? limitY + 4 + WORD_PX : wordsY}
        text={text}
        anchor="middle"
        isStrong
        color="colorPalette.fg"
        edge="colorPalette.subtle"
      />
    </>
  );
}

function Axes({ scale }: { scale: ChartScale }) {
  const { timeWithSeconds } = useFormats();
  const { formatMessage } = useIntl();
  const { left, right, bottom, fromMs, toMs, x, y } = scale;
  const middleMs = (fromMs + toMs) / 2;
  return (
    <>
      {speedTicks(scale).map((kmh) => (
        <g key={kmh}>
          <chakra.path d={`M${left} ${y(kmh)}H${right}`} stroke="border" />
          <Word x={left - 6} y={y(kmh) + 4} text={String(kmh)} anchor="end" color="fg.subtle" />
        </g>
      ))}
      {[
        ['start', fromMs] as const,
        ...(right - left > 260 ? [['middle', middleMs] as const] : []),
        ['end', toMs] as const,
      ].map(([anchor, atMs]) => (
        <Word
          key={anchor}
          x={x(atMs)}
          y={bottom + 18}
          text={timeWithSeconds(atMs)}
          anchor={anchor}
          color="fg.subtle"
        />
      ))}
      <Word x={right + 6} y={bottom + 18} text={formatMessage(WINDOW_MESSAGES.unit)} color="fg.subtle" />
    </>
  );
}

/** Names of the lines at their right ends, apart from each other. */
function LineNames({
  readings,
  scale,
  isLimitShown,
}: {
  readings: readonly EvidenceReading[];
  scale: ChartScale;
  isLimitShown: boolean;
}) {
  const { formatMessage } = useIntl();
  const { right, y } = scale;
  const shownKmh = readings.findLast((each) => each.shownKmh !== null)?.shownKmh ?? 0;
  const lastLimitKmh = readings.findLast((each) => each.limitKmh !== null)?.limitKmh ?? null;
  const limitKmh = isLimitShown ? lastLimitKmh : null;
  const shownY = y(shownKmh) + 4;
  const limitY = limitKmh === null ? null : y(limitKmh) + 4;
  const apart = limitY === null ? 0 : Math.max(0, 15 - Math.abs(shownY - limitY));
  const isShownAbove = limitY !== null && shownY <= limitY;
  return (
    <>
      <Word
        x={right + 6}
        y={shownY + (isShownAbove ? -apart / 2 : apart / 2)}
        text={formatMessage(WINDOW_MESSAGES.shown)}
        isStrong
      />
      {limitY !== null && (
        <Word
          x={right + 6}
          y={limitY + (isShownAbove ? apart / 2 : -apart / 2)}
          text={formatMessage(WINDOW_MESSAGES.limit)}
        />
      )}
    </>
  );
}

function Cursor({ reading, scale }: { reading: EvidenceReading; scale: ChartScale }) {
  const at = scale.x(reading.atMs);
  return (
    <g data-part="cursor">
      <chakra.path d={`M${at} ${scale.top}V${scale.bottom}`} stroke="info.fg" strokeWidth="1.5" />
      {reading.shownKmh !== null && (
        <chakra.circle
          cx={at}
          cy={scale.y(reading.shownKmh)}
          r="5"
          fill="info.solid"
          stroke="bg.panel"
          strokeWidth="2"
        />
      )}
    </g>
  );
}
