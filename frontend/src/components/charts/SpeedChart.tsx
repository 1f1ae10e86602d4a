import { Box } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useMemo, useRef } from 'react';
import { useFrameSize } from '../route-map/useFrameSize';
import { ChartCursor } from './ChartCursor';
import { ChartGlyphs, type ChartViolation } from './ChartGlyphs';
import { SpeedPicture } from './SpeedPicture';
import { maxKmhOf, speedShapes, timeAt, type PlotScale } from './speed-shapes';
import { nearestIndex, type SpeedTrack } from './speed-track';
import { useChartCursor } from './useChartCursor';
import { useMomentText } from './useMomentText';

/** Until the frame is measured: that of a card on a phone. */
const ASSUMED_SIZE = { width: 328, height: 172 };
/** Room for the labels of the thresholds, the last hour, the glyphs and the hours, CSS px. */
const ROOM = { left: 28, right: 6, top: 22, bottom: 24 };

export interface SpeedChartProps {
  track: SpeedTrack;
  violations: readonly ChartViolation[];
  thresholds: SpeedThresholds;
  /** Point of the track that is marked. */
  cursorIndex: number;
  /** Called with the point that pointer, finger or arrow keys choose. */
  onCursor: (index: number) => void;
  /** Description of the chart, for those who do not see it. */
  label: string;
}

/** Speed over time with the thresholds, the violations and the gaps; a slider over the time of a journey. */
export function SpeedChart(props: SpeedChartProps) {
  const { track, violations, thresholds, cursorIndex, onCursor, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const textOf = useMomentText();
  const scale = useMemo<PlotScale>(
    () => ({
      left: ROOM.left,
      right: size.width - ROOM.right,
      top: ROOM.top,
      bottom: size.height - ROOM.bottom,
      startMs: track.startMs,
      endMs: track.endMs,
      maxKmh: maxKmhOf(track, thresholds.danger),
    }),
    [track, size, thresholds],
  );
  const shapes = useMemo(
    () => speedShapes(track, { scale, violations: violations.map(({ time }) => time) }),
    [track, scale, violations],
  );
  const handlers = useChartCursor({
    frame,
    onX: (x) => onCursor(nearestIndex(track, timeAt(scale, x))),
    onKey: (share) => onCursor(indexMovedBy(track, cursorIndex, share)),
  });
  const cursor = track.points[cursorIndex];
  const lastIndex = Math.max(0, track.points.length - 1);
  return (
    <Box
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={lastIndex}
      aria-valuenow={Math.min(cursorIndex, lastIndex)}
      aria-valuetext={cursor === undefined ? undefined : textOf(cursor)}
      position="relative"
      h={{ base: '172px', md: '196px' }}
      cursor="crosshair"
      // A finger may still scroll the page up and down.
      touchAction="pan-y"
      userSelect="none"
      {...handlers}
    >
      <SpeedPicture shapes={shapes} scale={scale} size={size} thresholds={thresholds} />
      <ChartGlyphs violations={violations} scale={scale} />
      <ChartCursor point={cursor} atMs={track.timesMs[cursorIndex]} scale={scale} size={size} />
    </Box>
  );
}

/** The point that lies a share of the journey's time away, and at least one point further; Infinity is the end. */
function indexMovedBy(track: SpeedTrack, from: number, share: number): number {
  const { timesMs, startMs, endMs } = track;
  const lastIndex = timesMs.length - 1;
  if (!Number.isFinite(share)) {
    return share > 0 ? lastIndex : 0;
  }
  const wanted = nearestIndex(track, (timesMs[from] ?? startMs) + share * (endMs - startMs));
  const moved = wanted === from ? from + Math.sign(share) : wanted;
  return Math.min(lastIndex, Math.max(0, moved));
}
