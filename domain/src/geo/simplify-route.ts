import { distanceBetweenM, EARTH_RADIUS_M } from './geo';
import type { Place } from './geo';

/**
 * A route without its ends: everything before it has first come so far from its first place, and everything
 * after it was last so far from its last place, as the crow flies, in metres. Empty where it never goes that far.
 */
export function withoutEnds<Point extends Place>(route: readonly Point[], cutM: number): readonly Point[] {
  const [start] = route;
  const end = route.at(-1);
  if (start === undefined || end === undefined) {
    return [];
  }
  const first = route.findIndex((place) => distanceBetweenM(start, place) >= cutM);
  const last = route.findLastIndex((place) => distanceBetweenM(end, place) >= cutM);
  return first === -1 || last === -1 ? [] : route.slice(first, last + 1);
}

/** A point out of so many always stays: it bounds the work for a line that bends everywhere. */
const STRETCH_POINTS = 500;

/**
 * A line with the fewest points such that every omitted one lies within a tolerance in metres of the line
 * between its
 * stored neighbours; first and last point stay (U. Ramer 1972, D. Douglas and T. Peucker 1973).
 */
export function simplifyLine<Point extends Place>(
  line: readonly Point[],
  toleranceM: number,
): readonly Point[] {
  const lastIndex = line.length - 1;
  const isStored = new Set([lastIndex]);
  // A list of open stretches in place of recursion.
  const open: [from: number, to: number][] = [];
  for (let from = 0; from < lastIndex; from += STRETCH_POINTS) {
    isStored.add(from);
    open.push([from, Math.min(from + STRETCH_POINTS, lastIndex)]);
  }
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [from, to] = stretch;
    const farthest = farthestBetween(line, from, to);
    if (farthest.distanceM > toleranceM) {
      isStored.add(farthest.index);
      open.push([from, farthest.index], [farthest.index, to]);
    }
  }
  return line.filter((_point, index) => isStored.has(index));
}

function farthestBetween(
  line: readonly Place[],
  from: number,
  to: number,
): { index: number; distanceM: number } {
  let farthest = { index: from, distanceM: 0 };
  const distanceM = distanceToSegment(line[from], line[to]);
  for (let index = from + 1; index < to; index += 1) {
    const found = distanceM(line[index]);
    if (found > farthest.distanceM) {
      farthest = { index, distanceM: found };
    }
  }
  return farthest;
}

/** On a plane that touches the earth at the start: over the length of a journey's stretch that errs by centimetres. */
function distanceToSegment(
  start: Place | undefined,
  end: Place | undefined,
): (place: Place | undefined) => number {
  if (start === undefined || end === undefined) {
    return () => 0;
  }
  const toPlane = planeAt(start);
  const [endX, endY] = toPlane(end);
  const lengthSquared = endX * endX + endY * endY;
  return (place) => {
    const [x, y] = toPlane(place ?? start);
    const along = lengthSquared === 0 ? 0 : (x * endX + y * endY) / lengthSquared;
    const nearest = Math.min(1, Math.max(0, along));
    return Math.hypot(x - nearest * endX, y - nearest * endY);
  };
}

function planeAt(origin: Place): (place: Place) => [eastM: number, northM: number] {
  const metresNorth = (EARTH_RADIUS_M * Math.PI) / 180;
  const metresEast = metresNorth * Math.cos((origin.lat * Math.PI) / 180);
  return ({ lat, lng }) => {
    // The short way round, also across the date line.
    const degreesEast = ((lng - origin.lng + 540) % 360) - 180;
    return [degreesEast * metresEast, (lat - origin.lat) * metresNorth];
  };
}
