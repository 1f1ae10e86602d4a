import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { highestOf, roundedUp, type ChartPoint } from './chart-scale';
import { PLOT_PX, PlotFrame } from './PlotFrame';
import { ChartMark } from './reading/ChartMark';

const ASSUMED_SIZE = { width: 328, height: PLOT_PX };
const EDGE_PX = 3;
const MOST_LABELS = 6;

export interface LineChartProps {
  points: readonly ChartPoint[];
  /** Unit of the values in words. */
  unit: string;
  /** Points, by their index, at which something changed: a line stands there. */
  marks?: readonly number[];
}

/** Values over time as a line in ink, broken where nothing is known. It stands in a `ChartCard`, which says what is read. */
export function LineChart({ points, unit, marks = [] }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame, ASSUMED_SIZE);
  const top = roundedUp(highestOf(points));
  const size = { width, top, count: points.length };
  return (
    <PlotFrame
      top={top}
      unit={unit}
      labels={points.map(({ label }) => label)}
      mostLabels={MOST_LABELS}
      plotRef={frame}
    >
      <Flex h="full">
        {points.map(({ label }, index) => (
          <ChartMark key={label} index={index} flex="1" minW="1px" />
        ))}
      </Flex>
      <chakra.svg
        position="absolute"
        inset="0"
        width="full"
        height="full"
        viewBox={`0 0 ${width} ${PLOT_PX}`}
        fill="none"
        pointerEvents="none"
        aria-hidden
      >
        {marks.map((at) => (
          <chakra.line
            key={at}
            {...{ x1: xOf(at, size), x2: xOf(at, size), y1: 0, y2: PLOT_PX }}
            stroke="info.fg"
            strokeWidth="2"
          />
        ))}
        <chakra.path
          d={linePath(points, size)}
          stroke="fg"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </chakra.svg>
    </PlotFrame>
  );
}

/** The line as an SVG path: `M` where a stretch of known values begins, `L` within it; a lone value is a dot. */
export function linePath(
  points: readonly ChartPoint[],
  { width, top }: { width: number; top: number },
): string {
  return points
    .map(({ value }, index) => {
      if (value === null) {
        return '';
      }
      const x = xOf(index, { width, count: points.length });
      const y = Math.round(PLOT_PX - EDGE_PX - (value / top) * (PLOT_PX - 2 * EDGE_PX));
      const isFirst = (points[index - 1]?.value ?? null) === null;
      return isFirst ? `M${x},${y}l0,0` : `L${x},${y}`;
    })
    .join('');
}

/** The middle of the place of a value, px from the left. */
function xOf(index: number, { width, count }: { width: number; count: number }): number {
  return Math.round(((index + 0.5) / Math.max(1, count)) * width);
}
