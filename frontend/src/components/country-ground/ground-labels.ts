import { packedPoints, type GazetteerPack } from '@wakafine/domain/places/gazetteer';
import type { MapGroundFile } from '@wakafine/domain/places/map-ground';
import { toFrame, type FramePoint, type MapView } from '../route-map/map-view';
import { worldPlaceOf, type WorldPlace } from '../route-map/projection';
import type { Size } from '../route-map/route-map-types';

/** Kinds of names on the ground, the more important first. */
export type LabelKind = 'city' | 'road' | 'town' | 'river';

/** A name and the places where it may stand. */
export interface GroundName {
  readonly kind: LabelKind;
  readonly text: string;
  readonly places: readonly WorldPlace[];
}

/** Sides of a town's circle that its name may stand on, the best first. */
const SIDES = ['right', 'left', 'above', 'below'] as const;
/** A side of a town's circle. */
export type LabelSide = (typeof SIDES)[number];

/** A name where it is drawn, CSS px in the frame. */
export interface GroundLabel extends Pick<GroundName, 'kind' | 'text'> {
  readonly at: FramePoint;
  /** Of the circle of a town; names of lines stand on them. */
  readonly side: LabelSide;
}

/** Marks and a route drawn over the ground, which names make room for. */
export interface OverGround {
  /** Marks: no name is written under them. */
  readonly covered?: readonly LabelBox[];
  /** A route: names stand beside it where there is room. */
  readonly route?: readonly WorldPlace[];
}

/** A town with a larger circle is a city, metres. */
const CITY_RADIUS_M = 2_500;
/** From this zoom on names of a kind are drawn. */
const FROM_ZOOM: Readonly<Record<LabelKind, number>> = { city: 5, road: 7, town: 8.5, river: 7.5 };
/** About the width of a letter, and the height of a line, CSS px. */
const LETTER_PX = 8.5;
const LINE_PX = 18;
/** Half of a town's circle with the room around it, CSS px. */
const RING_PX = 6;
/** The line of a route, CSS px; of a part that is longer than so many of them only some are looked at. */
const ROUTE_CELL_PX = 6;
const MOST_STEPS = 200;
/** Room at the edges of the frame, CSS px. */
const EDGE_PX = 8;
/** A name may stand at each such step of a line, as a part of the world's width: about 1 km. */
const STEP_OF_WORLD = 2.5e-5;
const MOST = 24;
/** Places of a line that are tried. */
const MOST_SPOTS = 40;
const ORDER: readonly LabelKind[] = ['city', 'road', 'town', 'river'];

/** All names of the ground, the more important first. */
export function groundNames({ towns, roads }: GazetteerPack, { rivers }: MapGroundFile): GroundName[] {
  const named = (kind: LabelKind, text: string, lines: readonly (readonly number[])[]): GroundName => ({
    ...{ kind, text },
    places: lines.flatMap((line) => alongLine(packedPoints(line).map((place) => worldPlaceOf(place)))),
  });
  const names = [
    ...towns.map(({ name, radiusM, ...place }): GroundName => {
      const kind = radiusM >= CITY_RADIUS_M ? 'city' : 'town';
      return { kind, text: name, places: [worldPlaceOf(place)] };
    }),
    ...roads.flatMap(({ ref, parts }) =>
      ref === null
        ? []
        : [
            named(
              'road',
              ref,
              parts.map(({ line }) => line),
            ),
          ],
    ),
    ...rivers.flatMap(({ name, line }) => (name === null ? [] : [named('river', name, [line])])),
  ];
  return names.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** The corners of a line, and places between those that lie far apart. */
function alongLine(corners: readonly WorldPlace[]): WorldPlace[] {
  return corners.flatMap((to, index) => {
    const from = corners[index - 1] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_OF_WORLD));
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 1) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

/** The names that fit into a frame without lying over each other, each once, the more important first. */
export function placedLabels(
  names: readonly GroundName[],
  view: MapView,
  size: Size,
  { covered = [], route = [] }: OverGround = {},
): GroundLabel[] {
  const labels: GroundLabel[] = [];
  const boxes = [...coveredBoxes(size), ...covered];
  const crossedBy = crossing(route, view, size);
  for (const { kind, text, places } of names) {
    if (view.zoom < FROM_ZOOM[kind] || labels.length >= MOST) {
      continue;
    }
    const sides = isTown(kind) && route.length > 0 ? SIDES : SIDES.slice(0, 1);
    const free = spotsOf(places, view, size)
      .flatMap((at) => sides.map((side) => ({ at, side, box: boxOf(kind, text, at, side) })))
      .filter(({ box }) => isInside(box, size) && !boxes.some((other) => overlap(box, other)));
    const best = leastCrossed(free, ({ box, side }) => crossedBy(beyondRing(box, side)));
    if (best !== undefined) {
      boxes.push(best.box);
      labels.push({ kind, text, at: best.at, side: best.side });
    }
  }
  return labels;
}

/** A box in the frame, CSS px. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Parts of the frame that lie under the position's age, the buttons, the scale and the credits. */
function coveredBoxes({ width, height }: Size): LabelBox[] {
  return [
    { left: 0, top: 0, right: Math.min(220, width), bottom: 48 },
    { left: width - 72, top: 0, right: width, bottom: 184 },
    { left: 0, top: height - 44, right: 116, bottom: height },
    { left: width - 176, top: height - 36, right: width, bottom: height },
  ];
}

/** Names of towns stand beside their circle, which is in the box too, all others on their line. */
function boxOf(kind: LabelKind, text: string, { x, y }: FramePoint, side: LabelSide): LabelBox {
  const width = text.length * LETTER_PX + 12;
  const middle = { left: x - width / 2, right: x + width / 2 };
  const [top, bottom] = [y - LINE_PX / 2, y + LINE_PX / 2];
  if (!isTown(kind)) {
    return { ...middle, top, bottom };
  }
  switch (side) {
    case 'right':
      return { left: x - RING_PX, right: x - RING_PX + width, top, bottom };
    case 'left':
      return { left: x + RING_PX - width, right: x + RING_PX, top, bottom };
    case 'above':
      return { ...middle, top: y - RING_PX - LINE_PX, bottom: y + RING_PX };
    case 'below':
      return { ...middle, top: y - RING_PX, bottom: y + RING_PX + LINE_PX };
  }
}

function isTown(kind: LabelKind): boolean {
  return kind === 'city' || kind === 'town';
}

/** The name without the circle of its town: a route may go through that. */
function beyondRing({ left, top, right, bottom }: LabelBox, side: LabelSide): LabelBox {
  return {
    left: side === 'right' ? left + 2 * RING_PX : left,
    right: side === 'left' ? right - 2 * RING_PX : right,
    top: side === 'below' ? top + 2 * RING_PX : top,
    bottom: side === 'above' ? bottom - 2 * RING_PX : bottom,
  };
}

/** Gives how much of a route lies in a box, in pieces as long as its line is wide. */
function crossing(route: readonly WorldPlace[], view: MapView, size: Size): (box: LabelBox) => number {
  const cells = new Set<string>();
  const cellOf = (px: number): number => Math.floor(px / ROUTE_CELL_PX);
  route.forEach((place, index) => {
    const to = toFrame(place, view, size);
    const from = toFrame(route[index - 1] ?? place, view, size);
    const lengthPx = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(lengthPx / ROUTE_CELL_PX)));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      cells.add(`${cellOf(from.x + (to.x - from.x) * share)},${cellOf(from.y + (to.y - from.y) * share)}`);
    }
  });
  return ({ left, top, right, bottom }) => {
    let count = 0;
    for (let x = cellOf(left); x <= cellOf(right) && cells.size > 0; x += 1) {
      for (let y = cellOf(top); y <= cellOf(bottom); y += 1) {
        count += cells.has(`${x},${y}`) ? 1 : 0;
      }
    }
    return count;
  };
}

/** The first of those with the least of it. */
function leastCrossed<Spot>(spots: readonly Spot[], crossedBy: (spot: Spot) => number): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const crossed = crossedBy(spot);
    if (crossed < least) {
      [best, least] = [spot, crossed];
    }
  }
  return best;
}

/** The places of a line in the frame, the farthest from its middle first: in the middle lies the route. */
function spotsOf(places: readonly WorldPlace[], view: MapView, size: Size): FramePoint[] {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const apart = ({ x, y }: FramePoint): number => Math.hypot(x - middle.x, y - middle.y);
  const inFrame = places
    .map((place) => toFrame(place, view, size))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height);
  const every = Math.ceil(inFrame.length / MOST_SPOTS);
  return inFrame
    .filter((_spot, index) => index % every === 0)
    .toSorted((one, other) => apart(other) - apart(one));
}

function isInside({ left, top, right, bottom }: LabelBox, { width, height }: Size): boolean {
  return left >= EDGE_PX && top >= EDGE_PX && right <= width - EDGE_PX && bottom <= height - EDGE_PX;
}

function overlap(one: LabelBox, other: LabelBox): boolean {
  const isBeside = one.right < other.left || other.right < one.left;
  return !isBeside && one.bottom >= other.top && other.bottom >= one.top;
}
