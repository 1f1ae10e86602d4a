import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFrameSize } from '../../../../components/route-map/useFrameSize';
import type { CampaignResultQuery, RateFieldsFragment } from '../../../../graphql/staff';
import { ChartMark } from '../../../kit/charts/reading/ChartMark';
import { labelStep, roundedUp } from '../../../kit/charts/chart-scale';

const HEIGHT = 240;
const ASSUMED_SIZE = { width: 328, height: HEIGHT };
const EDGE = { left: 28, right: 16, top: 12, bottom: 22 };
const LABEL_PX = 72;

type Result = CampaignResultQuery['campaignResult'];
type Point = { readonly x: number; readonly rate: RateFieldsFragment };

interface WeeksPictureProps {
  result: Result;
  /** Weeks, by their index, in which something changed. */
  marks: readonly number[];
  labels: Readonly<Record<'own' | 'controls' | 'without', string>>;
}

/** The weeks as lines with shaded intervals from a zero line on. It stands in a `ChartCard`, which says what is read. */
export function WeeksPicture({ result: { weeks, withoutPer1000Km }, marks, labels }: WeeksPictureProps) {
  const { formatNumber, formatDate } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame, ASSUMED_SIZE);
  const highest = Math.max(1, ...weeks.flatMap(({ own, controls }) => [own?.high ?? 0, controls?.high ?? 0]));
  const top = roundedUp(highest);
  const x = (at: number): number =>
    EDGE.left + (at / Math.max(1, weeks.length - 1)) * (width - EDGE.left - EDGE.right);
  const y = (rate: number): number => HEIGHT - EDGE.bottom - (rate / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const pointsOf = (line: 'own' | 'controls'): Point[] =>
    weeks.flatMap((week, at) => (week[line] === null ? [] : [{ x: x(at), rate: week[line] }]));
  const startAt = weeks.findIndex(({ isDuring }) => isDuring);
  const startX = x(startAt - 0.5);
  const hasStarted = weeks.some(({ isDuring }) => isDuring);
  const step = labelStep(weeks.length, Math.max(2, Math.floor(width / LABEL_PX)));
  return (
    <Box ref={frame} minW="0" position="relative">
      {weeks.map(({ from }, at) => (
        <ChartMark
          key={from}
          index={at}
          position="absolute"
          style={{ left: x(at - 0.5), width: x(1) - x(0), top: EDGE.top, height: y(0) - EDGE.top }}
        />
      ))}
      <chakra.svg
        // What is pointed at are the weeks below it.
        position="relative"
        pointerEvents="none"
        {...{ width: 'full', height: `${HEIGHT}px`, viewBox: `0 0 ${width} ${HEIGHT}` }}
        fontSize="11px"
        aria-hidden
      >
        {[0, top / 2, top].map((rate) => (
          <g key={rate}>
            <chakra.line
              {...{ x1: EDGE.left, x2: width - EDGE.right, y1: y(rate), y2: y(rate) }}
              stroke="border"
            />
            <chakra.text x={EDGE.left - 6} y={y(rate) + 4} textAnchor="end" fill="fg.muted">
              {formatNumber(rate)}
            </chakra.text>
          </g>
        ))}
        {weeks.map(({ from }, at) =>
          at % step === 0 ? (
            <chakra.text key={from} x={x(at)} y={HEIGHT - 6} textAnchor="middle" fill="fg.muted">
              {formatDate(from, { day: 'numeric', month: 'short' })}
            </chakra.text>
          ) : null,
        )}
        {/* The start has a line of its own. */}
        {marks
          .filter((at) => at !== startAt)
          .map((at, index) => (
            <chakra.line
              key={index}
              {...{ x1: x(at), x2: x(at), y1: EDGE.top, y2: y(0) }}
              stroke="info.fg"
              strokeDasharray="1 3"
              strokeWidth="2"
            />
          ))}
        <Series points={pointsOf('controls')} y={y} color="fg.muted" dash="5 4" />
        <Series points={pointsOf('own')} y={y} color="fg" />
        {hasStarted && (
          <chakra.line
            {...{ x1: startX, x2: startX, y1: EDGE.top, y2: y(0) }}
            stroke="info.fg"
            strokeWidth="2"
          />
        )}
        {hasStarted && withoutPer1000Km !== null && (
          <chakra.line
            {...{ x1: startX, x2: width - EDGE.right, y1: y(withoutPer1000Km), y2: y(withoutPer1000Km) }}
            stroke="info.fg"
            strokeWidth="2"
            strokeDasharray="2 4"
          />
        )}
      </chakra.svg>
      <Flex wrap="wrap" columnGap="4" rowGap="1" textStyle="small">
        <Key color="fg" text={labels.own} />
        <Key color="fg.muted" dash="5 4" text={labels.controls} />
        {withoutPer1000Km !== null && <Key color="info.fg" dash="2 4" text={labels.without} />}
      </Flex>
    </Box>
  );
}

interface SeriesProps {
  points: readonly Point[];
  y: (rate: number) => number;
  color: string;
  dash?: string;
}

function Series({ points, y, color, dash }: SeriesProps) {
  const upper = points.map((point) => `${point.x},${y(point.rate.high)}`);
  const lower = points.map((point) => `${point.x},${y(point.rate.low)}`).reverse();
  return (
    <>
      <chakra.polygon points={[...upper, ...lower].join(' ')} fill={color} fillOpacity="0.12" />
      <chakra.polyline
        points={points.map((point) => `${point.x},${y(point.rate.per1000Km)}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
    </>
  );
}

function Key({ color, dash, text }: { color: string; dash?: string; text: string }) {
  return (
    <Flex align="center" gap="1.5">
      <chakra.svg w="26px" h="8px" aria-hidden>
        <chakra.line x1="1" x2="25" y1="4" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dash} />
      </chakra.svg>
      {text}
    </Flex>
  );
}
