import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { fromFrame, toFrame, type FramePoint, type MapView } from '../../../../components/route-map/map-view';
import { worldSizePx, type WorldPlace } from '../../../../components/route-map/projection';
import type { Size } from '../../../../components/route-map/route-map-types';
import { rankOf } from './ops-choices';
import type { PlacedMark } from './ops-marks';

/** Edge of the squares in which marks are gathered, CSS px. */
const CELL_PX = 30;
/** Fewer than these in a square are drawn one by one. */
const LEAST_GATHERED = 4;
/** Marks this far beyond the frame are drawn, as their edges may be in it, CSS px. */
const MARGIN_PX = 24;
/** Radii of clusters of fewer than ten, of fewer than a hundred, and of more, CSS px. */
export const CLUSTER_RADII_PX = [11, 14, 17] as const;
/** From here on streets are distinguished: nothing is gathered but what stands on one spot. */
const STREET_ZOOM = 15;
const SPOT_PX = 8;
/** Greatest distance of a pointer from a mark or cluster that it selects, CSS px: half a touch target. */
const REACH_PX = 24;

/** One mark in the frame. */
export interface LaidMark extends FramePoint {
  readonly mark: PlacedMark;
}

/** Marks that stand too close to be distinguished. */
export interface LaidCluster extends FramePoint {
  readonly members: readonly PlacedMark[];
  /** Whether they are vehicles, else violations and incidents. */
  readonly isVehicles: boolean;
  /** The gravest zone among them. */
  readonly worst: SpeedZone | null;
  readonly radiusPx: number;
}

/** Drawn elements, in this order, in the frame of a view; the map may have been pushed since. */
export interface MarkLayout {
  readonly marks: readonly LaidMark[];
  readonly clusters: readonly LaidCluster[];
  readonly view: MapView;
  readonly size: Size;
}

/**
 * Positions of marks and clusters in the frame. The squares are fixed to the ground: they stay the same while
 * the map is pushed.
 * What was chosen is gathered with nothing.
 */
export function layOut(
  marks: readonly PlacedMark[],
  view: MapView,
  size: Size,
  chosenKey: string | null = null,
): MarkLayout {
  const cellPx = view.zoom >= STREET_ZOOM ? SPOT_PX : CELL_PX;
  const cellsPerWorld = worldSizePx(Math.round(view.zoom)) / cellPx;
  const cells = new Map<string, LaidMark[]>();
  for (const mark of marks) {
    const at = toFrame(mark.place, view, size);
    if (isNear(at, size)) {
      const [column, row] = [mark.place.x * cellsPerWorld, mark.place.y * cellsPerWorld].map(Math.floor);
      const square = `${mark.kind === 'journey'}:${column}:${row}`;
      const cell = mark.key === chosenKey ? mark.key : square;
      const laid = { ...at, mark };
      const others = cells.get(cell);
      if (others === undefined) {
        cells.set(cell, [laid]);
      } else {
        others.push(laid);
      }
    }
  }
  const groups = [...cells.values()];
  return {
    ...{ view, size },
    marks: groups.filter(({ length }) => length < LEAST_GATHERED).flat(),
    clusters: apart(merged(groups.filter(({ length }) => length >= LEAST_GATHERED).map(clusterOf))),
  };
}

/** Element at a point of a view: the nearest mark or cluster within reach. */
export function hitOf(
  { marks, clusters, ...laidIn }: MarkLayout,
  at: FramePoint,
  view: MapView,
  size: Size,
): LaidMark | LaidCluster | null {
  const pressed = toFrame(fromFrame(at, view, size), laidIn.view, laidIn.size);
  let found: LaidMark | LaidCluster | null = null;
  let leastPx = REACH_PX * 2 ** (laidIn.view.zoom - view.zoom);
  for (const laid of [...clusters, ...marks]) {
    const awayPx = Math.hypot(laid.x - pressed.x, laid.y - pressed.y);
    if (awayPx <= leastPx) {
      [found, leastPx] = [laid, awayPx];
    }
  }
  return found;
}

/** Place of a mark or cluster on the ground: where it is drawn, which for a cluster is the middle of its members. */
export function placeOfLaid(
  { x, y }: FramePoint,
  { view, size }: Pick<MarkLayout, 'view' | 'size'>,
): WorldPlace {
  return fromFrame({ x, y }, view, size);
}

function isNear({ x, y }: FramePoint, { width, height }: Size): boolean {
  return x > -MARGIN_PX && y > -MARGIN_PX && x < width + MARGIN_PX && y < height + MARGIN_PX;
}

function clusterOf(group: readonly LaidMark[]): LaidCluster {
  const members = group.map(({ mark }) => mark);
  const sum = group.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return {
    x: sum.x / group.length,
    y: sum.y / group.length,
    members,
    isVehicles: members[0]?.kind === 'journey',
    worst: members.reduce<SpeedZone | null>((worst, { zone }) => graver(worst, zone), null),
    radiusPx: radiusOf(members.length),
  };
}

/** Clusters that would lie on each other become one, the largest first; the middle of a joined one may come to lie on the next. */
function merged(clusters: readonly LaidCluster[]): LaidCluster[] {
  const once = mergedOnce(clusters);
  return once.length === clusters.length ? once : merged(once);
}

function mergedOnce(clusters: readonly LaidCluster[]): LaidCluster[] {
  const stored: LaidCluster[] = [];
  const bySize = [...clusters].sort((one, other) => other.members.length - one.members.length);
  for (const cluster of bySize) {
    const index = stored.findIndex((other) => overlap(other, cluster));
    const host = stored[index];
    if (host === undefined) {
      stored.push(cluster);
    } else {
      stored[index] = joined(host, cluster);
    }
  }
  return stored;
}

/** Incidents stand above the vehicles at the same place, so that both counts can be read. */
function apart(clusters: readonly LaidCluster[]): LaidCluster[] {
  const vehicles = clusters.filter(({ isVehicles }) => isVehicles);
  return clusters.map((cluster) => {
    const under = cluster.isVehicles ? undefined : vehicles.find((other) => apartPx(other, cluster) < 0);
    return under === undefined ? cluster : { ...cluster, y: under.y - under.radiusPx - cluster.radiusPx };
  });
}

function overlap(one: LaidCluster, other: LaidCluster): boolean {
  return one.isVehicles === other.isVehicles && apartPx(one, other) < 0;
}

/** The room between two clusters, CSS px; less than 0 where they overlap. */
function apartPx(one: LaidCluster, other: LaidCluster): number {
  return Math.hypot(one.x - other.x, one.y - other.y) - one.radiusPx - other.radiusPx;
}

function joined(host: LaidCluster, guest: LaidCluster): LaidCluster {
  const members = [...host.members, ...guest.members];
  const share = guest.members.length / members.length;
  return {
    ...host,
    x: host.x + (guest.x - host.x) * share,
    y: host.y + (guest.y - host.y) * share,
    members,
    worst: graver(host.worst, guest.worst),
    radiusPx: radiusOf(members.length),
  };
}

function graver(one: SpeedZone | null, other: SpeedZone | null): SpeedZone | null {
  return rankOf(other) > rankOf(one) ? other : one;
}

function radiusOf(count: number): number {
  const [few, some, many] = CLUSTER_RADII_PX;
  return count < 10 ? few : count < 100 ? some : many;
}
