import { chakra } from '@chakra-ui/react';
import type { FramePoint } from '../../../components/route-map/map-view';
import type { PressHandlers } from '../../kit/pieces/usePointerDrag';
import { LABEL_HALF } from './stops/stop-labels';

/** Pattern of everything that is there to learn. */
export const LEARN_DASH = '3 3';

interface StopLook {
  isLearning: boolean;
  isChosen: boolean;
  /** True where the stop can be dragged, false where a press only chooses it. */
  isDraggable: boolean;
  onChoose: () => void;
}

/** The stretch of road of a stop on the map. */
export function StopLine({ line, ...look }: StopLook & { line: readonly FramePoint[] }) {
  return (
    <chakra.polyline
      {...strokeOf(look)}
      points={line.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
      fill="none"
      strokeWidth="6"
      onClick={look.onChoose}
    />
  );
}

export interface StopMarkerProps extends StopLook {
  name: string;
  /** Its middle. */
  at: FramePoint;
  /** Handlers of a drag; null where the caller may not change the plan. */
  drag: PressHandlers | null;
}

/** The name of a stop on the map, above all lines. */
export function StopMarker({ name, at, drag, ...look }: StopMarkerProps) {
  const { width, height } = LABEL_HALF;
  return (
    // A finger drags what it has chosen before: from any other name it scrolls the page.
    <chakra.g
      {...{ 'data-marker': name }}
      transform={`translate(${at.x} ${at.y})`}
      onClick={look.onChoose}
      touchAction={look.isChosen && drag !== null ? 'none' : undefined}
      {...drag}
    >
      <chakra.rect
        {...strokeOf(look)}
        x={-width}
        y={-height}
        width={2 * width}
        height={2 * height}
        rx={height}
        fill={look.isLearning ? 'bg.panel' : 'fg'}
        strokeWidth="2"
      />
      <chakra.text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13px"
        fontWeight="bold"
        fill={look.isLearning ? 'fg' : 'bg.panel'}
        userSelect="none"
      >
        {name}
      </chakra.text>
    </chakra.g>
  );
}

function strokeOf({ isLearning, isChosen, isDraggable }: StopLook) {
  return {
    stroke: isChosen ? 'info.fg' : 'fg',
    strokeDasharray: isLearning ? LEARN_DASH : undefined,
    cursor: isDraggable ? 'grab' : 'pointer',
  };
}

/** The middle of a line, around which its stop is named. */
export function middleOfLine(line: readonly FramePoint[]): FramePoint {
  return line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
}
