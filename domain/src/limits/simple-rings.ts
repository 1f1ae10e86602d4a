import type { Position } from './speed-limits';

/** A corner on a grid of whole numbers, on which sides are compared without any rounding. */
type Corner = readonly [x: number, y: number];

/** A side of a ring. */
interface Side {
  readonly ring: number;
  readonly at: number;
  readonly from: Corner;
  readonly to: Corner;
}

/** Possible faults of the rings of a polygon. */
export type RingsFault = 'RING_OPEN' | 'RING_REPEATS' | 'RINGS_CROSS' | 'RINGS_NOT_NESTED';

/**
 * Fault of the rings of a polygon, or null where each is closed and simple (its sides meet in
 * their common corners only), no two touch, and every ring but the first is a hole in the first. Degrees are looked at to
 * so many digits.
 */
export function ringsFault(rings: readonly (readonly Position[])[], digits: number): RingsFault | null {
  const scale = 10 ** digits;
  const cornered = rings.map((ring) =>
    ring.map(([lng, lat]): Corner => [Math.round(lng * scale), Math.round(lat * scale)]),
  );
  if (!cornered.every(isClosed)) {
    return 'RING_OPEN';
  }
  const sides = cornered.flatMap(sidesOf);
  if (sides.some(({ from, to }) => isSame(from, to))) {
    return 'RING_REPEATS';
  }
  if (sides.some((side, index) => sides.slice(index + 1).some((other) => clash(side, other, cornered)))) {
    return 'RINGS_CROSS';
  }
  const [outline, ...holes] = cornered;
  const isNested = holes.every(
    (hole, at) =>
      isInside(hole, outline) && holes.every((other, index) => index === at || !isInside(hole, other)),
  );
  return isNested ? null : 'RINGS_NOT_NESTED';
}

/** Twice the signed area of a ring: above 0 where it runs anticlockwise. */
export function doubleArea(ring: readonly Position[]): number {
  let area = 0;
  let before: Position | null = null;
  const [originX, originY] = ring[0] ?? [0, 0];
  for (const point of ring) {
    if (before !== null) {
      area += (before[0] - originX) * (point[1] - originY) - (point[0] - originX) * (before[1] - originY);
    }
    before = point;
  }
  return area;
}

function isClosed(ring: readonly Corner[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length >= 4 && first !== undefined && last !== undefined && isSame(first, last);
}

function sidesOf(corners: readonly Corner[], ring: number): Side[] {
  return corners.flatMap((to, index) => {
    const from = corners[index - 1];
    return from === undefined ? [] : [{ ring, at: index - 1, from, to }];
  });
}

/** Whether two sides meet where they may not. */
function clash(one: Side, other: Side, rings: readonly (readonly Corner[])[]): boolean {
  const count = (rings[one.ring]?.length ?? 1) - 1;
  if (one.ring === other.ring && other.at === one.at + 1) {
    return foldsBack(one.from, one.to, other.to);
  }
  if (one.ring === other.ring && one.at === 0 && other.at === count - 1) {
    return foldsBack(other.from, other.to, one.to);
  }
  return meet(one, other);
}

/** Whether a side runs back along the one before it. */
function foldsBack(from: Corner, corner: Corner, to: Corner): boolean {
  const along = (from[0] - corner[0]) * (to[0] - corner[0]) + (from[1] - corner[1]) * (to[1] - corner[1]);
  return turn(from, corner, to) === 0 && along > 0;
}

/** Whether two sides have a point in common. */
function meet(one: Side, other: Side): boolean {
  const a = turn(other.from, other.to, one.from);
  const b = turn(other.from, other.to, one.to);
  const c = turn(one.from, one.to, other.from);
  const d = turn(one.from, one.to, other.to);
  if (a !== b && c !== d && a * b < 0 && c * d < 0) {
    return true;
  }
  return (
    (a === 0 && isOn(other, one.from)) ||
    (b === 0 && isOn(other, one.to)) ||
    (c === 0 && isOn(one, other.from)) ||
    (d === 0 && isOn(one, other.to))
  );
}

/** 1 for a turn to the left, -1 for one to the right, 0 for none. */
function turn(from: Corner, via: Corner, to: Corner): number {
  return Math.sign((via[0] - from[0]) * (to[1] - from[1]) - (via[1] - from[1]) * (to[0] - from[0]));
}

/** Whether a corner in line with a side lies on it. */
function isOn({ from, to }: Side, [x, y]: Corner): boolean {
  const isBetween = (value: number, one: number, other: number): boolean =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return isBetween(x, from[0], to[0]) && isBetween(y, from[1], to[1]);
}

/** Whether a ring that does not touch another lies in it: then its first corner does. */
function isInside(ring: readonly Corner[], other: readonly Corner[] | undefined): boolean {
  const corner = ring[0];
  if (corner === undefined || other === undefined) {
    return false;
  }
  let isOdd = false;
  for (const { from, to } of sidesOf(other, 0)) {
    const isCrossed = from[1] > corner[1] !== to[1] > corner[1];
    if (isCrossed && turn(from, to, corner) > 0 === to[1] > from[1]) {
      isOdd = !isOdd;
    }
  }
  return isOdd;
}

function isSame(one: Corner, other: Corner): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
