import { chakra } from '@chakra-ui/react';
import type { FramePoint } from '../../../components/route-map/map-view';
import type { PressHandlers } from '../../kit/pieces/usePointerDrag';

/** Pattern of everything that is there to learn. */
export const LEARN_DASH = '3 3';
/** Height of a name above the middle of its line, px. */
const ABOVE_PX = 18;

export interface StopMarkerProps {
  name: string;
  line: readonly FramePoint[];
  isLearning: boolean;
  isChosen: boolean;
  /** Point to which the name is dragged; null while it is not. */
  draggedTo: FramePoint | null;
  /** Handlers of a drag; null where the caller may not change the plan. */
  drag: PressHandlers | null;
  onChoose: () => void;
}

/** A stop on the map: its stretch of road, and its name above. */
export function StopMarker(props: StopMarkerProps) {
  const { name, line, isLearning, isChosen, draggedTo, drag, onChoose } = props;
  const { x, y } = draggedTo ?? middleOfLine(line);
  const stroke = isChosen ? 'info.fg' : 'fg';
  const dash = isLearning ? LEARN_DASH : undefined;
  return (
    <g onClick={onChoose} cursor={drag === null ? 'pointer' : 'grab'}>
      <chakra.polyline
        points={line.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="6"
        stroke={stroke}
        strokeDasharray={dash}
      />
      {/* A finger drags what it has chosen before: from any other name it scrolls the page. */}
      <chakra.g
        {...{ 'data-marker': name }}
        transform={`translate(${x} ${y - ABOVE_PX})`}
        touchAction={isChosen && drag !== null ? 'none' : undefined}
        {...drag}
      >
        <chakra.rect
          x="-16"
          y="-11"
          width="32"
          height="22"
          rx="11"
          fill={isLearning ? 'bg.panel' : 'fg'}
          strokeWidth="2"
          stroke={stroke}
          strokeDasharray={dash}
        />
        <chakra.text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="13px"
          fontWeight="bold"
          fill={isLearning ? 'fg' : 'bg.panel'}
          userSelect="none"
        >
          {name}
        </chakra.text>
      </chakra.g>
    </g>
  );
}

/** The middle of a line, at which its stop is named. */
export function middleOfLine(line: readonly FramePoint[]): FramePoint {
  return line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
}
