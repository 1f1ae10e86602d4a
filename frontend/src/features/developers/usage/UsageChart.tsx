import { Box, chakra, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { USAGE_MESSAGES } from './messages';
import { axisFigures, type UsageColumn } from './usage-columns';
import { useColumnName } from './useColumnName';

const HEIGHT_PX = 196;
const ASSUMED = { width: 326, height: HEIGHT_PX };
const MARGIN = { left: 40, right: 4, top: 24, bottom: 22 };
/** Columns from one that is named below the chart to the next, by the number of columns; the last day is always named. */
const NAMED_EVERY = { hours: 6, week: 2, month: 9, quarter: 29 } as const;
const WIDEST_PX = 28;
const DAYS_OF_WEEK = 7;
/** Part of a step that is between two columns. */
const GAP_SHARE = 0.25;

export interface UsageChartProps {
  columns: readonly UsageColumn[];
  isByHour: boolean;
  /** The column that is not over yet is drawn paler. */
  nowMs: number;
}

/** Points of each hour or day as columns over an axis; a mark stands where calls were refused most. */
export function UsageChart({ columns, isByHour, nowMs }: UsageChartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = useColumnName(isByHour);
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame, ASSUMED);
  const figures = axisFigures(Math.max(...columns.map(({ points }) => points)));
  const bottom = HEIGHT_PX - MARGIN.bottom;
  const y = (points: number) => bottom - (points / (figures.at(-1) ?? 1)) * (bottom - MARGIN.top);
  const step = (width - MARGIN.left - MARGIN.right) / columns.length;
  const columnPx = Math.min(WIDEST_PX, Math.max(1, step * (1 - GAP_SHARE)));
  const middle = (index: number) => MARGIN.left + step * (index + 0.5);
  const every = namedEvery(columns.length, isByHour);
  const most = columns.toSorted((one, other) => other.points - one.points)[0];
  const refusedMost = columns.reduce((found, { refused }, index) => {
    return refused > (columns[found]?.refused ?? 0) ? index : found;
  }, 0);
  const marked = columns[refusedMost];
  const isMarkLate = middle(refusedMost) > width / 2;
  const total = columns.reduce((sum, { points }) => sum + points, 0);
  const refused = columns.reduce((sum, column) => sum + column.refused, 0);
  return (
    <>
      <Text textStyle="micro" color="fg.muted" fontWeight="normal">
        {formatMessage(isByHour ? USAGE_MESSAGES.axisHours : USAGE_MESSAGES.axisDays)}
      </Text>
      <Box
        ref={frame}
        role="img"
        aria-label={formatMessage(USAGE_MESSAGES.summary, {
          total: formatNumber(total),
          most: formatNumber(most?.points ?? 0),
          when: nameOf(most?.startMs ?? nowMs),
          refused,
        })}
        h={`${HEIGHT_PX}px`}
      >
        <chakra.svg
          viewBox={`0 0 ${width} ${HEIGHT_PX}`}
          w="full"
          h="full"
          aria-hidden
          color="fg.muted"
          fontSize="12px"
        >
          {figures.map((points) => (
            <g key={points}>
              <chakra.path d={`M${MARGIN.left} ${y(points)}H${width}`} stroke="border" />
              <text x={MARGIN.left - 6} y={y(points) + 4} textAnchor="end" fill="currentColor">
                {formatNumber(points, { notation: 'compact' })}
              </text>
            </g>
          ))}
          {columns.map(({ startMs, points }, index) => (
            <chakra.rect
              key={startMs}
              x={middle(index) - columnPx / 2}
              y={y(points)}
              width={columnPx}
              height={bottom - y(points)}
              rx="2"
              fill="brand.fg"
              opacity={isRunning(columns, index, nowMs) ? 0.55 : 1}
            />
          ))}
          {marked !== undefined && marked.refused > 0 && (
            <>
              <chakra.path
                d={`M${middle(refusedMost)} 6V${y(marked.points) - 2}`}
                stroke="fg"
                strokeDasharray="2 3"
              />
              <chakra.path d={`M${middle(refusedMost)} 12l5 -8h-10z`} fill="fg" />
              <chakra.text
                x={middle(refusedMost) + (isMarkLate ? -9 : 9)}
                y="12"
                textAnchor={isMarkLate ? 'end' : 'start'}
                fill="fg"
                fontWeight="bold"
              >
                {formatMessage(USAGE_MESSAGES.refusedMark, { count: formatNumber(marked.refused) })}
              </chakra.text>
            </>
          )}
          {columns.map(
            ({ startMs }, index) =>
              (isByHour ? index : columns.length - 1 - index) % every === 0 && (
                <text
                  key={startMs}
                  x={middle(index)}
                  y={HEIGHT_PX - 4}
                  textAnchor={anchorAt(index, columns.length)}
                  fill="currentColor"
                >
                  {nameOf(startMs)}
                </text>
              ),
          )}
        </chakra.svg>
      </Box>
    </>
  );
}

/** The names at the edges stay within the chart. */
function anchorAt(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count <= DAYS_OF_WEEK) {
    return 'middle';
  }
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
}

function namedEvery(count: number, isByHour: boolean): number {
  if (isByHour) {
    return NAMED_EVERY.hours;
  }
  return count <= DAYS_OF_WEEK ? NAMED_EVERY.week : count <= 31 ? NAMED_EVERY.month : NAMED_EVERY.quarter;
}

function isRunning(columns: readonly UsageColumn[], index: number, nowMs: number): boolean {
  const startMs = columns[index]?.startMs ?? 0;
  const endMs = columns[index + 1]?.startMs ?? Infinity;
  return startMs <= nowMs && nowMs < endMs;
}
