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

/** A name where it is drawn, CSS px in the frame. */
export interface GroundLabel extends Pick<GroundName, 'kind' | 'text'> {
  readonly at: FramePoint;
}

/** A town with a larger circle is a city, metres. */
const CITY_RADIUS_M = 2_500;
/** From this zoom on names of a kind are drawn. */
const FROM_ZOOM: Readonly<Record<LabelKind, number>> = { city: 5, road: 7, town: 8.5, river: 7.5 };
/** About the width of a letter, and the height of a line, CSS px. */
const LETTER_PX = 8.5;
const LINE_PX = 18;
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
  covered: readonly LabelBox[] = [],
): GroundLabel[] {
  const labels: GroundLabel[] = [];
  const boxes = [...coveredBoxes(size), ...covered];
  for (const { kind, text, places } of names) {
    if (view.zoom < FROM_ZOOM[kind] || labels.length >= MOST) {
      continue;
    }
    const spots = spotsOf(places, view, size).map((at) => ({ at, box: boxOf(kind, text, at) }));
    const free = spots.find(({ box }) => isInside(box, size) && !boxes.some((other) => overlap(box, other)));
    if (free !== undefined) {
      boxes.push(free.box);
      labels.push({ kind, text, at: free.at });
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

/** Names of towns stand to the right of their circle, all others on their line. */
function boxOf(kind: LabelKind, text: string, { x, y }: FramePoint): LabelBox {
  const width = text.length * LETTER_PX + 12;
  const left = kind === 'city' || kind === 'town' ? x - 6 : x - width / 2;
  return { left, top: y - LINE_PX / 2, right: left + width, bottom: y + LINE_PX / 2 };
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
