import { chakra } from '@chakra-ui/react';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { SpeedDialProps } from './speed-dial-props';
import {
  arcPath,
  cutsPath,
  DIAL_FRAMES,
  DIAL_MAX_KMH,
  dialBands,
  dialLabels,
  ticksPath,
  type DialFrame,
} from './speed-dial-geometry';

const TRACK_PX = 20;
/** Of the hatch over it while the receiver is lost. */
const LOST_TRACK_PX = 18;
const THREE_DIGITS = 100;
const WHITE = '#fff';
const HATCH = '3 9';
const DASHES: Partial<Record<SpeedDialProps['gps'], string>> = { weak: '8 8', old: HATCH };

/** Colours of the drawing, those of the page. */
const INK = { track: 'bg.muted', tick: 'border.strong', label: 'fg.muted', number: 'fg' } as const;
/** White in several strengths on the red stage. */
const INK_ON_RED = {
  track: 'rgba(255,255,255,.22)',
  tick: 'rgba(255,255,255,.5)',
  label: 'rgba(255,255,255,.86)',
  number: WHITE,
} as const;
/** Size of the number; a smaller one for three digits. */
const NUMBERS = { card: '88px', driving: '152px' } as const;
const SMALLER_NUMBERS = { card: '74px', driving: '128px' } as const;
/** What lies behind the dial. */
const GROUNDS = { card: 'bg.panel', driving: 'bg' } as const;
/** Colours of the zones, named one by one: the build makes the rules of each. */
const TRACES = {
  SAFE: 'safe.trace',
  CAUTION: 'caution.trace',
  WARNING: 'warning.trace',
  DANGER: 'danger.trace',
} as const;
const SOLIDS = {
  SAFE: 'safe.solid',
  CAUTION: 'caution.solid',
  WARNING: 'warning.solid',
  DANGER: 'danger.solid',
} as const;

/** The drawing of the dial, for eyes only. */
export function DialFace({
  speedKmh,
  zone,
  thresholds,
  frame: frameName,
  gps,
  isOnRed = false,
}: SpeedDialProps) {
  const frame = DIAL_FRAMES[frameName];
  const ink = isOnRed ? INK_ON_RED : INK;
  return (
    <chakra.svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      width="full"
      display="block"
      fill="none"
      aria-hidden="true"
    >
      <chakra.path
        d={arcPath(frame, 0, DIAL_MAX_KMH)}
        stroke={ink.track}
        strokeWidth={`${TRACK_PX}px`}
        strokeLinecap="round"
      />
      {dialBands(frame, thresholds).map((band) => (
        <g key={band.zone}>
          {!isOnRed && <chakra.path d={band.casingPath} stroke="bandCasing" strokeWidth="8px" />}
          <Band band={band} isLit={band.zone === zone} isOnRed={isOnRed} />
        </g>
      ))}
      <chakra.path
        d={ticksPath(frame, thresholds)}
        stroke={ink.tick}
        strokeWidth="2px"
        strokeLinecap="round"
      />
      {speedKmh !== null && zone !== null && (
        <ValueArc
          frame={frame}
          speedKmh={speedKmh}
          dash={DASHES[gps] ?? null}
          zone={zone}
          isOnRed={isOnRed}
        />
      )}
      {gps === 'lost' && (
        <chakra.path
          d={arcPath(frame, 0, DIAL_MAX_KMH)}
          stroke={ink.tick}
          strokeWidth={`${LOST_TRACK_PX}px`}
          style={{ strokeDasharray: HATCH }}
        />
      )}
      <chakra.path
        d={cutsPath(frame, thresholds)}
        stroke={isOnRed ? 'danger.field' : GROUNDS[frameName]}
        strokeWidth="4px"
      />
      {dialLabels(frame, thresholds).map((label) => (
        <chakra.text
          key={label.speedKmh}
          x={label.x}
          y={label.y}
          textAnchor="middle"
          fontSize="18px"
          fontWeight="bold"
          fill={ink.label}
        >
          {label.speedKmh}
        </chakra.text>
      ))}
      <SpeedNumber frameName={frameName} speedKmh={speedKmh} isOld={gps === 'old'} isOnRed={isOnRed} />
      <chakra.text
        x={frame.centerX}
        y={baseline(frame) + 36}
        textAnchor="middle"
        fontSize="24px"
        fontWeight="medium"
        fill={ink.label}
      >
        km/h
      </chakra.text>
    </chakra.svg>
  );
}

interface ValueArcProps {
  frame: DialFrame;
  speedKmh: number;
  /** Dashes of an arc that is not to be trusted in full. */
  dash: string | null;
  zone: SpeedZone;
  isOnRed: boolean;
}

// The path is as long as the scale, so that the length of its dash is the speed and can move in one step a reading.
function ValueArc({ frame, speedKmh, dash, zone, isOnRed }: ValueArcProps) {
  const shownKmh = Math.min(speedKmh, DIAL_MAX_KMH);
  if (shownKmh < 0.5) {
    return null;
  }
  if (dash !== null) {
    return (
      <chakra.path
        d={arcPath(frame, 0, shownKmh)}
        stroke={isOnRed ? WHITE : SOLIDS[zone]}
        strokeWidth={`${TRACK_PX}px`}
        style={{ strokeDasharray: dash }}
      />
    );
  }
  return (
    <chakra.path
      d={arcPath(frame, 0, DIAL_MAX_KMH)}
      pathLength={DIAL_MAX_KMH}
      style={{ strokeDasharray: `${shownKmh} ${DIAL_MAX_KMH * 2}` }}
      stroke={isOnRed ? WHITE : SOLIDS[zone]}
      strokeWidth={`${TRACK_PX}px`}
      strokeLinecap="round"
      transition="stroke-dasharray 300ms linear, stroke var(--wf-base)"
    />
  );
}

interface SpeedNumberProps {
  frameName: keyof typeof DIAL_FRAMES;
  speedKmh: number | null;
  isOld: boolean;
  isOnRed: boolean;
}

function SpeedNumber({ frameName, speedKmh, isOld, isOnRed }: SpeedNumberProps) {
  const frame = DIAL_FRAMES[frameName];
  const shades = isOnRed ? INK_ON_RED : INK;
  const whole = speedKmh === null ? null : wholeKmh(speedKmh);
  const sizes = whole !== null && whole >= THREE_DIGITS ? SMALLER_NUMBERS : NUMBERS;
  return (
    <chakra.text
      x={frame.centerX}
      y={baseline(frame)}
      textAnchor="middle"
      fontSize={sizes[frameName]}
      fontWeight="bold"
      letterSpacing={whole === null ? '2px' : '-4px'}
      fill={isOld ? shades.label : shades.number}
    >
      {whole ?? '--'}
    </chakra.text>
  );
}

function baseline({ centerY, numberSize }: DialFrame): number {
  return centerY + numberSize * 0.3;
}

interface BandProps {
  band: ReturnType<typeof dialBands>[number];
  isLit: boolean;
  isOnRed: boolean;
}

function Band({ band, isLit, isOnRed }: BandProps) {
  return isOnRed ? (
    <chakra.path d={band.path} stroke={isLit ? WHITE : 'rgba(255,255,255,.4)'} strokeWidth="6px" />
  ) : (
    <chakra.path d={band.path} stroke={TRACES[band.zone]} strokeWidth="6px" />
  );
}
