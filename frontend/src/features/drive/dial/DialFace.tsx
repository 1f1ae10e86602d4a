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
import { ZONE_NAMES } from '../../../components/zones/zone-names';

const TRACK_PX = 20;
const THREE_DIGITS = 100;
const WHITE = '#fff';
const HATCH = '3 9';
const DASHES: Partial<Record<SpeedDialProps['gps'], string>> = { weak: '8 8', old: HATCH };

/** Colours of the drawing: the page's own, or white in several strengths on the red stage. */
function inkOf(isOnRed: boolean, ground: string) {
  return isOnRed
    ? {
        track: 'rgba(255,255,255,.22)',
        tick: 'rgba(255,255,255,.5)',
        label: 'rgba(255,255,255,.86)',
        number: WHITE,
        ground: 'danger.field',
      }
    : { track: 'bg.muted', tick: 'border.strong', label: 'fg.muted', number: 'fg', ground };
}

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
  const ink = inkOf(isOnRed, frameName === 'card' ? 'bg.panel' : 'bg');
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
          <chakra.path d={band.path} stroke={bandStroke(band.zone, zone, isOnRed)} strokeWidth="6px" />
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
          stroke={isOnRed ? WHITE : `${ZONE_NAMES[zone]}.solid`}
        />
      )}
      {gps === 'lost' && (
        <chakra.path
          d={arcPath(frame, 0, DIAL_MAX_KMH)}
          stroke={ink.tick}
          strokeWidth={`${TRACK_PX - 2}px`}
          style={{ strokeDasharray: HATCH }}
        />
      )}
      <chakra.path d={cutsPath(frame, thresholds)} stroke={ink.ground} strokeWidth="4px" />
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
      <SpeedNumber frame={frame} speedKmh={speedKmh} fill={gps === 'old' ? ink.label : ink.number} />
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
  stroke: string;
}

// The path is as long as the scale, so that the length of its dash is the speed and can move in one step a reading.
function ValueArc({ frame, speedKmh, dash, stroke }: ValueArcProps) {
  const shownKmh = Math.min(speedKmh, DIAL_MAX_KMH);
  if (shownKmh < 0.5) {
    return null;
  }
  if (dash !== null) {
    return (
      <chakra.path
        d={arcPath(frame, 0, shownKmh)}
        stroke={stroke}
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
      stroke={stroke}
      strokeWidth={`${TRACK_PX}px`}
      strokeLinecap="round"
      transition="stroke-dasharray 300ms linear, stroke var(--wf-base)"
    />
  );
}

function SpeedNumber({ frame, speedKmh, fill }: { frame: DialFrame; speedKmh: number | null; fill: string }) {
  const whole = speedKmh === null ? null : wholeKmh(speedKmh);
  const size =
    whole !== null && whole >= THREE_DIGITS ? Math.round((frame.numberSize * 128) / 152) : frame.numberSize;
  return (
    <chakra.text
      x={frame.centerX}
      y={baseline(frame)}
      textAnchor="middle"
      fontSize={`${size}px`}
      fontWeight="bold"
      letterSpacing={whole === null ? '2px' : '-4px'}
      fill={fill}
    >
      {whole ?? '--'}
    </chakra.text>
  );
}

function baseline({ centerY, numberSize }: DialFrame): number {
  return centerY + numberSize * 0.3;
}

function bandStroke(band: SpeedZone, zone: SpeedZone | null, isOnRed: boolean): string {
  if (!isOnRed) {
    return `${ZONE_NAMES[band]}.trace`;
  }
  return band === zone ? WHITE : 'rgba(255,255,255,.4)';
}
