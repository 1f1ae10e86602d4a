import { Box, chakra } from '@chakra-ui/react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { LimitSign } from '../../../components/zones/LimitSign';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { SPEED_MESSAGES as TEXTS } from './evidence-messages';
import { FRAME, type SpeedDrawing } from './speed-drawing';

export interface SpeedChartProps {
  drawing: SpeedDrawing;
  violation: DetailedViolationFragment;
}

const { width, height, left, right, bottom } = FRAME;
/** Edge of the sign on its line, in the units of the frame. */
const SIGN = 24;

/** The speeds as a line; stripes under the time that proves, the limit as a dashed line with its sign. */
export function SpeedChart({ drawing, violation }: SpeedChartProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  const stripesId = useId();
  const { limitKmh, provenKmh, provenS, speedKmh, severity } = violation;
  const { line, stripes, window, ticks, peak, fromMs, toMs, yOf } = drawing;
  const [limit, proven] = [limitKmh ?? 0, wholeKmh(provenKmh ?? 0)];
  const seconds = Math.floor(provenS ?? 0);
  const signTop = ((yOf(limit) - SIGN / 2) / height) * 100;
  return (
    <Box
      position="relative"
      role="img"
      colorPalette={ZONE_NAMES[severity]}
      aria-label={formatMessage(TEXTS.picture, {
        from: time(fromMs),
        to: time(toMs),
        peak: wholeKmh(speedKmh),
        seconds,
        proven,
        limit,
      })}
    >
      <chakra.svg viewBox={`0 0 ${width} ${height}`} w="full" fill="none" strokeLinejoin="round" aria-hidden>
        <pattern
          id={stripesId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <chakra.path d="M0 0V6" stroke="colorPalette.fg" strokeWidth="2" opacity="0.7" />
        </pattern>
        {ticks.map((kmh) => (
          <g key={kmh}>
            <chakra.path d={`M${left} ${yOf(kmh)}H${right}`} stroke="border" />
            <Label x={left - 6} y={yOf(kmh) + 4} anchor="end" text={String(kmh)} />
          </g>
        ))}
        <chakra.path d={stripes} fill="colorPalette.subtle" />
        <path d={stripes} fill={`url(#${stripesId})`} />
        <chakra.path
          d={`M${left} ${yOf(limit)}H${right}`}
          stroke="fg"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <chakra.path d={line} stroke="fg" strokeWidth="2" />
        {window !== null && (
          <>
            <chakra.path
              d={`M${window.from} ${yOf(proven)}H${window.to}`}
              stroke="colorPalette.fg"
              strokeWidth="3"
            />
            <chakra.path
              d={`M${window.from} ${bottom + 5}V${bottom + 9}H${window.to}V${bottom + 5}`}
              stroke="fg"
              strokeWidth="1.5"
            />
            <Label
              x={(window.from + window.to) / 2}
              y={bottom + 23}
              anchor="middle"
              text={formatMessage(TEXTS.seconds, { seconds })}
              isStrong
            />
            <Label
              {...besideWindow(window, yOf(proven))}
              text={formatMessage(TEXTS.atLeast, { kmh: proven })}
              isStrong
              color="colorPalette.fg"
            />
          </>
        )}
        <chakra.circle cx={peak.x} cy={peak.y} r="3.5" fill="fg" stroke="bg.panel" strokeWidth="1.5" />
        <Label
          {...(right - peak.x > 70 ? { x: peak.x + 8, anchor: 'start' } : { x: peak.x - 8, anchor: 'end' })}
          y={peak.y - 5}
          text={formatMessage(TEXTS.peak, { kmh: wholeKmh(speedKmh) })}
          isStrong
        />
        <Label x={left} y={bottom + 38} anchor="start" text={time(fromMs)} />
        <Label x={right} y={bottom + 38} anchor="end" text={time(toMs)} />
      </chakra.svg>
      <Box
        position="absolute"
        top={`${signTop}%`}
        right={`${((width - right) / width) * 100}%`}
        w={`${(SIGN / width) * 100}%`}
        aria-hidden
      >
        <LimitSign
          kmh={limit}
          look={violation.isLimitConfirmed === false ? 'unconfirmed' : 'confirmed'}
          label={formatMessage(TEXTS.limit, { kmh: limit })}
          width="full"
        />
      </Box>
    </Box>
  );
}

/** Room for the words of the proven speed, in the units of the frame. */
const WORDS = 90;

/** The place of those words: before the window, after it left of the sign, or else within it below its line. */
function besideWindow({ from, to }: { from: number; to: number }, y: number) {
  if (from - left > WORDS) {
    return { x: from - 6, y: y - 4, anchor: 'end' } as const;
  }
  return right - SIGN - to > WORDS
    ? ({ x: to + 6, y: y - 4, anchor: 'start' } as const)
    : ({ x: (from + to) / 2, y: y + 17, anchor: 'middle' } as const);
}

interface LabelProps {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
  isStrong?: boolean;
  color?: string;
}

function Label({ x, y, anchor, text, isStrong = false, color }: LabelProps) {
  return (
    <chakra.text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="12px"
      fontWeight={isStrong ? 'bold' : 'normal'}
      fill={color ?? (isStrong ? 'fg' : 'fg.subtle')}
      stroke={isStrong ? 'bg.panel' : undefined}
      strokeWidth={isStrong ? '4' : undefined}
      paintOrder="stroke"
    >
      {text}
    </chakra.text>
  );
}
