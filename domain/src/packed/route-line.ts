import { SPEED_ZONES } from '../speed/zones';
import type { SpeedZone } from '../speed/zones';

/** A point of a route; its speed is the displayed one, km/h, null where a stretch of track begins. */
export interface LinePoint {
  readonly lat: number;
  readonly lng: number;
  readonly atMs: number;
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/**
 * A route as it goes over slow networks: about two bytes a point once compressed. All texts but the letters are encoded polylines
 * (developers.google.com/maps/documentation/utilities/polylinealgorithm): `points` one of two dimensions, the others of one.
 */
export interface RouteLine {
  /** Time of the first point, milliseconds since 1970; null without one. */
  readonly fromMs: number | null;
  /** Latitude and longitude, to 1e-5 degrees (1.1 m). */
  readonly points: string;
  /** Milliseconds from each point to the next; 0 for the first. */
  readonly steps: string;
  /** Tenths of km/h, each the difference from the one before: rounded down, so that no speed is shown as one of the next zone; -1 for none. */
  readonly speeds: string;
  /** A letter for each point: S, C, W or D as the zone begins, - for none. */
  readonly zones: string;
}

/** A line with the numbers of its last point, from which the next one differs. */
export interface OpenLine {
  readonly line: RouteLine;
  readonly last: Readonly<Numbers>;
}

/** The whole numbers that are written of a point. */
interface Numbers {
  lat: number;
  lng: number;
  atMs: number;
  tenths: number;
}

const DEGREE = 1e5;
const NO_SPEED = -1;
const NO_ZONE = '-';
const ZONES: ReadonlyMap<string, SpeedZone | null> = new Map([
  [NO_ZONE, null],
  ...SPEED_ZONES.map((zone) => [zone.charAt(0), zone] as const),
]);
/** A character of an encoded polyline stands for five bits of a number and, from `MORE` on, says that more follow. */
const FIRST_CODE = 63;
const MORE = 32;
/** The difference of two times of the calendar at most: a text that goes on longer is none. */
const BITS_MAX = 55;

/** A line without a point. */
export const EMPTY_LINE: OpenLine = {
  line: { fromMs: null, points: '', steps: '', speeds: '', zones: '' },
  last: { lat: 0, lng: 0, atMs: 0, tenths: 0 },
};

/** The line with more points after its last: as if it had been written at once. */
export function extendedLine({ line, last: before }: OpenLine, more: readonly LinePoint[]): OpenLine {
  let last = before;
  let { fromMs } = line;
  const [points, steps, speeds, zones] = [[line.points], [line.steps], [line.speeds], [line.zones]];
  for (const point of more) {
    const next = numbersOf(point);
    points.push(coded(next.lat - last.lat), coded(next.lng - last.lng));
    steps.push(coded(fromMs === null ? 0 : next.atMs - last.atMs));
    speeds.push(coded(next.tenths - last.tenths));
    zones.push(point.zone?.charAt(0) ?? NO_ZONE);
    fromMs ??= next.atMs;
    last = next;
  }
  const texts = {
    points: points.join(''),
    steps: steps.join(''),
    speeds: speeds.join(''),
    zones: zones.join(''),
  };
  return { line: { fromMs, ...texts }, last };
}

/** The points of a line; null for texts that are none of one. */
export function pointsOfLine({ fromMs, points, steps, speeds, zones }: RouteLine): LinePoint[] | null {
  const [places, waits, changes] = [decoded(points), decoded(steps), decoded(speeds)];
  const count = zones.length;
  if (
    places?.length !== 2 * count ||
    waits?.length !== count ||
    changes?.length !== count ||
    (fromMs === null) !== (count === 0)
  ) {
    return null;
  }
  const at: Numbers = { lat: 0, lng: 0, atMs: fromMs ?? 0, tenths: 0 };
  const read: LinePoint[] = [];
  for (let index = 0; index < count; index += 1) {
    at.lat += places[2 * index] ?? 0;
    at.lng += places[2 * index + 1] ?? 0;
    at.atMs += waits[index] ?? 0;
    at.tenths += changes[index] ?? 0;
    const zone = ZONES.get(zones.charAt(index));
    if (zone === undefined) {
      return null;
    }
    const speedKmh = at.tenths === NO_SPEED ? null : at.tenths / 10;
    read.push({ lat: at.lat / DEGREE, lng: at.lng / DEGREE, atMs: at.atMs, speedKmh, zone });
  }
  return read;
}

function numbersOf({ lat, lng, atMs, speedKmh }: LinePoint): Numbers {
  return {
    lat: Math.round(lat * DEGREE),
    lng: Math.round(lng * DEGREE),
    atMs,
    // Over whole thousandths: 64.1 times ten is a little less than 641.
    tenths: speedKmh === null ? NO_SPEED : Math.floor(Math.round(speedKmh * 1_000) / 100),
  };
}

/** A whole number as an encoded polyline has it; without bit operators, which end at 32 bits. */
function coded(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= MORE) {
    text += String.fromCharCode(FIRST_CODE + MORE + (rest % MORE));
    rest = Math.floor(rest / MORE);
  }
  return text + String.fromCharCode(FIRST_CODE + rest);
}

/** The whole numbers of an encoded polyline; null where it is none. */
function decoded(text: string): number[] | null {
  const values: number[] = [];
  let [rest, bits] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index) - FIRST_CODE;
    if (code < 0 || code >= 2 * MORE || bits >= BITS_MAX) {
      return null;
    }
    rest += (code % MORE) * 2 ** bits;
    if (code >= MORE) {
      bits += 5;
    } else {
      values.push(rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2);
      [rest, bits] = [0, 0];
    }
  }
  return bits === 0 ? values : null;
}
