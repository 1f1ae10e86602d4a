import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { METRES_PER_DEGREE, metresPerLngAt } from '../limits/limit-geometry';

/** Units of a degree in which the pack holds lines: about 11 m. */
export const PACKED_PER_DEGREE = 10_000;
/** Most that a phone loads for the gazetteer of the whole country, packed with brotli, bytes. */
export const GAZETTEER_MAX_BYTES = 60_000;

/** A city or town; villages are in no gazetteer, since few who live elsewhere know their names. */
export interface GazetteerTown extends Place {
  readonly name: string;
  /** Radius of the circle that stands for the town, metres. */
  readonly radiusM: number;
}

/** A town beside a road. */
export interface TownOnRoad {
  readonly name: string;
  /** Of the town's centre, kilometres from the start of the road. */
  readonly km: number;
}

/** A stretch of road that was surveyed as one. */
interface PackedPart {
  /** Its length, km. */
  readonly km: number;
  /** Distance from the line up to which one is on the road, metres: the line is off by so much. */
  readonly withinM: number;
  /** Latitude, longitude and then the steps from point to point, in PACKED_PER_DEGREE of a degree. */
  readonly line: readonly number[];
}

/** A road from one end to the other. */
export interface PackedRoad {
  /** Its number, such as N3; null where it has none or the number is not known. */
  readonly ref: string | null;
  readonly parts: readonly PackedPart[];
  /** By rising kilometre. */
  readonly towns: readonly TownOnRoad[];
}

/** Roads and towns of the country as phones and servers read them (`geodata/gazetteer.json`, made by `npm run gazetteer`). */
export interface GazetteerPack {
  readonly attribution: string;
  readonly towns: readonly GazetteerTown[];
  readonly roads: readonly PackedRoad[];
}

/** A straight piece of a road. */
interface Stretch {
  readonly road: PackedRoad;
  readonly withinM: number;
  readonly from: Place;
  readonly to: Place;
  /** Kilometre of the road at its start, and its own length. */
  readonly fromKm: number;
  readonly lengthKm: number;
}

/** A pack that is ready for look-ups. */
export interface Gazetteer {
  readonly towns: readonly GazetteerTown[];
  /** Candidates for the road of a place, by the cell of a grid. */
  readonly cells: ReadonlyMap<number, readonly Stretch[]>;
}

/** A place on a road. */
export interface RoadSpot {
  readonly road: PackedRoad;
  /** From the start of the road. */
  readonly km: number;
  /** From its line. */
  readonly distanceM: number;
  /** Direction of the road towards rising kilometres, degrees clockwise from north, -180 to 180. */
  readonly bearingDeg: number;
}

/** Side of a cell, degrees: about 5.5 km. */
const CELL_DEG = 0.05;
/** More than the columns of the grid around the earth, so that a row and a column make one key. */
const COLUMNS = 10_000;
/** More than any line is off by, degrees. */
const REACH_DEG = 0.03;

/** Prepares a pack for look-ups: a few milliseconds. */
export function openGazetteer({ towns, roads }: Pick<GazetteerPack, 'towns' | 'roads'>): Gazetteer {
  const cells = new Map<number, Stretch[]>();
  for (const stretch of roads.flatMap(stretchesOf)) {
    for (const key of cellsAround(stretch)) {
      const there = cells.get(key);
      if (there === undefined) {
        cells.set(key, [stretch]);
      } else {
        there.push(stretch);
      }
    }
  }
  return { towns, cells };
}

/**
 * Position of a place on a road: on the nearest of those whose lines are near enough, one with a number before
 * one without; null off
 * every road.
 */
export function roadSpotAt({ cells }: Gazetteer, place: Place): RoadSpot | null {
  return nearestSpot(cells.get(cellKey(rowOf(place.lat), rowOf(place.lng))) ?? [], place);
}

/** Position of a place on one road, however far away; null for a road without a line. */
export function spotOnRoad(road: PackedRoad, place: Place): RoadSpot | null {
  return nearestSpot(
    stretchesOf(road).map((stretch) => ({ ...stretch, withinM: Infinity })),
    place,
  );
}

/** On a plane around the place: over the few kilometres that count the earth is flat enough. */
function nearestSpot(stretches: readonly Stretch[], { lat, lng }: Place): RoadSpot | null {
  const metresPerLng = metresPerLngAt(lat);
  let nearest: RoadSpot | null = null;
  for (const { road, withinM, from, to, fromKm, lengthKm } of stretches) {
    const fromX = (from.lng - lng) * metresPerLng;
    const fromY = (from.lat - lat) * METRES_PER_DEGREE;
    const lengthX = (to.lng - from.lng) * metresPerLng;
    const lengthY = (to.lat - from.lat) * METRES_PER_DEGREE;
    const squared = lengthX * lengthX + lengthY * lengthY;
    const along = squared === 0 ? 0 : -(fromX * lengthX + fromY * lengthY) / squared;
    const share = Math.min(1, Math.max(0, along));
    const distanceM = Math.hypot(fromX + share * lengthX, fromY + share * lengthY);
    if (distanceM <= withinM && isBetter({ road, distanceM }, nearest)) {
      const bearingDeg = (Math.atan2(lengthX, lengthY) * 180) / Math.PI;
      nearest = { road, km: fromKm + share * lengthKm, distanceM, bearingDeg };
    }
  }
  return nearest;
}

function isBetter({ road, distanceM }: Pick<RoadSpot, 'road' | 'distanceM'>, than: RoadSpot | null): boolean {
  if (than === null || (road.ref === null) !== (than.road.ref === null)) {
    return than === null || road.ref !== null;
  }
  return distanceM < than.distanceM;
}

function stretchesOf(road: PackedRoad): Stretch[] {
  let partKm = 0;
  return road.parts.flatMap(({ km, withinM, line }) => {
    const points = packedPoints(line);
    const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
    const lineM = pairs.reduce((sumM, { from, to }) => sumM + distanceBetweenM(from, to), 0);
    let doneM = 0;
    const stretches = pairs.map(({ from, to }): Stretch => {
      const fromKm = partKm + (km * doneM) / lineM;
      const lengthM = distanceBetweenM(from, to);
      doneM += lengthM;
      return { road, withinM, from, to, fromKm, lengthKm: (km * lengthM) / lineM };
    });
    partKm += km;
    return stretches;
  });
}

/** The places of a packed line. */
export function packedPoints(line: readonly number[]): Place[] {
  const points: Place[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < line.length; index += 2) {
    lat += line[index] ?? 0;
    lng += line[index + 1] ?? 0;
    points.push({ lat: lat / PACKED_PER_DEGREE, lng: lng / PACKED_PER_DEGREE });
  }
  return points;
}

function cellsAround({ from, to }: Stretch): number[] {
  const south = rowOf(Math.min(from.lat, to.lat) - REACH_DEG);
  const north = rowOf(Math.max(from.lat, to.lat) + REACH_DEG);
  const west = rowOf(Math.min(from.lng, to.lng) - REACH_DEG);
  const east = rowOf(Math.max(from.lng, to.lng) + REACH_DEG);
  const keys: number[] = [];
  for (let row = south; row <= north; row += 1) {
    for (let column = west; column <= east; column += 1) {
      keys.push(cellKey(row, column));
    }
  }
  return keys;
}

function rowOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEG);
}

function cellKey(row: number, column: number): number {
  return row * COLUMNS + column;
}
