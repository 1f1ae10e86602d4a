import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { AxisLabel } from './AxisLabel';
import { highestOf, labelStep, roundedUp, type ChartPoint } from './chart-scale';

const HEIGHT_PX = 160;
const ASSUMED_SIZE = { width: 328, height: HEIGHT_PX };
const EDGE_PX = 3;
const MOST_LABELS = 6;

export interface LineChartProps {
  points: readonly ChartPoint[];
  /** Points, by their index, at which something changed: a line stands there. */
  marks?: readonly number[];
}

/** Values over time as a line in ink, broken where nothing is known. Mute: it stands in a `ChartCard`. */
export function LineChart({ points, marks = [] }: LineChartProps) {
  const { formatNumber } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame, ASSUMED_SIZE);
  const top = roundedUp(highestOf(points));
  const xOf = (at: number): number => EDGE_PX + (at / Math.max(1, points.length - 1)) * (width - 2 * EDGE_PX);
  const step = labelStep(points.length, MOST_LABELS);
  return (
    <Box>
      <chakra.div textStyle="micro" fontWeight="normal" color="fg.subtle">
        {formatNumber(top)}
      </chakra.div>
      <Box ref={frame} h={`${HEIGHT_PX}px`} borderBlockWidth="1px" borderTopStyle="dashed">
        <chakra.svg width="full" height="full" viewBox={`0 0 ${width} ${HEIGHT_PX}`} fill="none" aria-hidden>
          {marks.map((at) => (
            <chakra.line
              key={at}
              {...{ x1: xOf(at), x2: xOf(at), y1: 0, y2: HEIGHT_PX }}
              stroke="info.fg"
              strokeWidth="2"
            />
          ))}
          <chakra.path
            d={linePath(points, { width, top })}
            stroke="fg"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </chakra.svg>
      </Box>
      <Flex textStyle="micro" fontWeight="normal" color="fg.subtle" mt="1">
        {points.map(({ label }, index) => (
          <chakra.span key={label} flex="1" minW="0" whiteSpace="nowrap">
            <AxisLabel label={label} index={index} step={step} />
          </chakra.span>
        ))}
      </Flex>
    </Box>
  );
}

/** The line as an SVG path: `M` where a stretch of known values begins, `L` within it; a lone value is a dot. */
export function linePath(
  points: readonly ChartPoint[],
  { width, top }: { width: number; top: number },
): string {
  const last = Math.max(1, points.length - 1);
  return points
    .map(({ value }, index) => {
      if (value === null) {
        return '';
      }
      const x = Math.round(EDGE_PX + (index / last) * (width - 2 * EDGE_PX));
      const y = Math.round(HEIGHT_PX - EDGE_PX - (value / top) * (HEIGHT_PX - 2 * EDGE_PX));
      const isFirst = (points[index - 1]?.value ?? null) === null;
      return isFirst ? `M${x},${y}l0,0` : `L${x},${y}`;
    })
    .join('');
}
