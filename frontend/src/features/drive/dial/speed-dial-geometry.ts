import { SPEED_ZONES, type SpeedThresholds, type SpeedZone } from '@wakafine/domain/speed/zones';

/** Highest speed on the dial, km/h; above it the arc stays full. */
export const DIAL_MAX_KMH = 120;
const START_DEG = -120;
const DEG_PER_KMH = 2;
const BAND_GAP_KMH = 1.6;
const CASING_OVERHANG_KMH = 0.25;
const LABEL_ROOM_KMH = 8;
const TICK_EVERY_KMH = 10;
/** Puts the middle of an 18 px figure on its point. */
const LABEL_BASELINE_PX = 6;

/** Geometry of a dial in its drawing: hub and radius of the track, in drawing units (px at full size). */
export interface DialFrame {
  width: number;
  height: number;
  centerX: number;
  centerY: number;
  radius: number;
  numberSize: number;
}

/** The dial of the driving screen, and the smaller one of the home card. */
export const DIAL_FRAMES = {
  driving: { width: 360, height: 296, centerX: 180, centerY: 200, radius: 148, numberSize: 152 },
  card: { width: 326, height: 242, centerX: 163, centerY: 164, radius: 112, numberSize: 88 },
} as const satisfies Record<string, DialFrame>;

/** A part of the outer ring: the path of its zone and the slightly longer one of its casing. */
export interface DialBand {
  zone: SpeedZone;
  path: string;
  casingPath: string;
}

/** A threshold's figure and where it stands. */
export interface DialLabel {
  speedKmh: number;
  x: number;
  y: number;
}

/** Path of the arc between two speeds (km/h, cut to the dial) at the given distance outside the track. */
export function arcPath(frame: DialFrame, fromKmh: number, toKmh: number, outsidePx = 0): string {
  const radius = frame.radius + outsidePx;
  const isLarge = (toKmh - fromKmh) * DEG_PER_KMH > 180;
  const start = pointAt(frame, fromKmh, radius);
  const end = pointAt(frame, toKmh, radius);
  return `M${at(start)}A${radius} ${radius} 0 ${isLarge ? 1 : 0} 1 ${at(end)}`;
}

/** The four bands of the outer ring for the thresholds in force, each zone from its threshold to the next. */
export function dialBands(frame: DialFrame, thresholds: SpeedThresholds): DialBand[] {
  const edges = [0, ...thresholdsOnDial(thresholds), DIAL_MAX_KMH];
  return SPEED_ZONES.flatMap((zone, index) => {
    const from = edges[index];
    const to = edges[index + 1];
    if (from === undefined || to === undefined || to - from <= BAND_GAP_KMH) {
      return [];
    }
    const start = index === 0 ? from : from + BAND_GAP_KMH / 2;
    const end = index === SPEED_ZONES.length - 1 ? to : to - BAND_GAP_KMH / 2;
    const path = arcPath(frame, start, end, BAND_OUTSIDE_PX);
    const casingPath = arcPath(
      frame,
      start - CASING_OVERHANG_KMH,
      end + CASING_OVERHANG_KMH,
      BAND_OUTSIDE_PX,
    );
    return [{ zone, path, casingPath }];
  });
}

/** One path with a cut across track and band at each threshold. */
export function cutsPath(frame: DialFrame, thresholds: SpeedThresholds): string {
  return thresholdsOnDial(thresholds)
    .map((speedKmh) => line(frame, speedKmh, -12, 24))
    .join('');
}

/** One path with a tick every 10 km/h inside the track, none at the ends and none at a threshold. */
export function ticksPath(frame: DialFrame, thresholds: SpeedThresholds): string {
  const accepted = thresholdsOnDial(thresholds);
  let path = '';
  for (let speedKmh = TICK_EVERY_KMH; speedKmh < DIAL_MAX_KMH; speedKmh += TICK_EVERY_KMH) {
    path += accepted.includes(speedKmh) ? '' : line(frame, speedKmh, -18, -24);
  }
  return path;
}

/** Figures of the thresholds outside the ring; one closer than 8 km/h to the figure before it is dropped. */
export function dialLabels(frame: DialFrame, thresholds: SpeedThresholds): DialLabel[] {
  const shown: DialLabel[] = [];
  for (const speedKmh of thresholdsOnDial(thresholds)) {
    const before = shown.at(-1);
    if (before === undefined || speedKmh - before.speedKmh >= LABEL_ROOM_KMH) {
      const { x, y } = pointAt(frame, speedKmh, frame.radius + LABEL_OUTSIDE_PX);
      shown.push({ speedKmh, x: round(x), y: round(y + LABEL_BASELINE_PX) });
    }
  }
  return shown;
}

const BAND_OUTSIDE_PX = 18;
const LABEL_OUTSIDE_PX = 37;

function thresholdsOnDial({ caution, warning, danger }: SpeedThresholds): number[] {
  return [caution, warning, danger].map((speedKmh) => Math.min(speedKmh, DIAL_MAX_KMH));
}

function line(frame: DialFrame, speedKmh: number, fromPx: number, toPx: number): string {
  const start = pointAt(frame, speedKmh, frame.radius + fromPx);
  const end = pointAt(frame, speedKmh, frame.radius + toPx);
  return `M${at(start)}L${at(end)}`;
}

// Degrees are counted from twelve o'clock, clockwise.
function pointAt(
  { centerX, centerY }: DialFrame,
  speedKmh: number,
  radius: number,
): { x: number; y: number } {
  const angle = ((START_DEG + speedKmh * DEG_PER_KMH) * Math.PI) / 180;
  return { x: centerX + radius * Math.sin(angle), y: centerY - radius * Math.cos(angle) };
}

function at({ x, y }: { x: number; y: number }): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
