import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { MAP_ATTRIBUTION } from '../geo/map-attribution';
import type { TownFeature } from '../limits/shipped-limits';
import { namedTowns, ROAD_UNCERTAINTY_M, wholeRoads } from '../places/gazetteer-pack';
import type { RoadFeature } from '../places/gazetteer-pack';
import { ROADS_PER_DEGREE } from '../places/known-roads';
import { kmOf } from '../units';
import { lineFromSteps, middleOfLine, stepsOfLine } from './segment-line';
import type { SegmentEntry, SegmentsFile } from './segments-file';
import { townsAlong, townsOfPiece } from './segment-towns';

/** Length of a segment, metres: roads are cut into equal pieces as near to it as may be. */
const SEGMENT_M = 5_000;
/** A piece is the one of before whose middle lies so near to its own, metres. */
const SAME_WITHIN_M = 2_500;

/** A piece before it has an id. */
interface Piece {
  readonly entry: Omit<SegmentEntry, 'id'>;
  readonly middle: Place;
}

/** A point of a road with its distance from the start of the run, metres as driven. */
interface Station extends Place {
  readonly atM: number;
  /** The stretch that leads to it. */
  readonly stretch: RoadFeature;
}

/**
 * Cuts the main roads (`geodata/roads.geojson`) into segments of about 5 km. A piece that lies where one of `before` did has its
 * id, others have the next free number of their road, and no id is given twice.
 */
export function cutRoads(
  roads: readonly RoadFeature[],
  places: readonly TownFeature[],
  before: Pick<SegmentsFile, 'segments' | 'retired'>,
): SegmentsFile {
  const towns = namedTowns(places);
  const pieces = wholeRoads(roads).flatMap((run, index, runs) => {
    const stations = stationsOf(run);
    const startKm = startKmOf(run, { roads, earlier: runs.slice(0, index) });
    return piecesOf(stations, { startKm, towns: townsAlong(stations, towns) });
  });
  const segments = withIds(pieces, before);
  const ids = new Set(segments.map(({ id }) => id));
  const gone = before.segments.map(({ id }) => id).filter((id) => !ids.has(id));
  return { attribution: MAP_ATTRIBUTION, segments, retired: [...before.retired, ...gone].sort() };
}

/** Points of a run of stretches, with distances as routed, spread over each line in proportion. */
function stationsOf(run: readonly RoadFeature[]): Station[] {
  const stations: Station[] = [];
  for (const stretch of run) {
    const { routedKm, lineKm } = stretch.properties;
    const points = stretch.geometry.coordinates.map(([lng, lat]) => ({ lat: onGrid(lat), lng: onGrid(lng) }));
    const drawnM = points
      .slice(1)
      .reduce((sum, to, index) => sum + distanceBetweenM(points[index] ?? to, to), 0);
    const factor = ((routedKm ?? lineKm) * 1_000) / drawnM;
    for (const point of points) {
      const last = stations.at(-1);
      const isJoint = last !== undefined && last.stretch !== stretch;
      const stepM = last === undefined ? 0 : distanceBetweenM(last, point) * (isJoint ? 1 : factor);
      stations.push({ ...point, stretch, atM: (last?.atM ?? 0) + stepM });
    }
  }
  return stations;
}

/** Kilometre at which a run begins: what is shared with another road, or lies in an earlier run, comes before it. */
function startKmOf(
  run: readonly RoadFeature[],
  { roads, earlier }: { roads: readonly RoadFeature[]; earlier: readonly (readonly RoadFeature[])[] },
): number {
  const [first] = run;
  const start = first?.geometry.coordinates[0];
  const ref = first?.properties.ref ?? null;
  if (start === undefined || ref === null) {
    return 0;
  }
  const shared = roads.filter(
    ({ properties, geometry }) =>
      properties.ref !== ref &&
      properties.refs?.includes(ref) === true &&
      endsOf(geometry.coordinates).some((end) => distanceBetweenM(end, placeOf(start)) < SAME_WITHIN_M),
  );
  const own = earlier.filter(([one]) => one?.properties.ref === ref).flat();
  return [...own, ...shared].reduce(
    (sum, { properties }) => sum + (properties.routedKm ?? properties.lineKm),
    0,
  );
}

function piecesOf(
  stations: readonly Station[],
  { startKm, towns }: { startKm: number; towns: ReturnType<typeof townsAlong> },
): Piece[] {
  const wholeM = stations.at(-1)?.atM ?? 0;
  const count = Math.max(1, Math.round(wholeM / SEGMENT_M));
  return Array.from({ length: count }, (_, index) => {
    const [fromM, toM] = [(wholeM * index) / count, (wholeM * (index + 1)) / count];
    const between = stations.filter(({ atM }) => atM > fromM && atM < toM);
    const [from, to, middle] = [fromM, toM, (fromM + toM) / 2].map((atM) => stationAt(stations, atM));
    if (from === undefined || to === undefined || middle === undefined) {
      throw new Error('a road has no points');
    }
    const { properties, id = '' } = middle.stretch;
    const road = properties.ref ?? id.replace('-', '').toUpperCase();
    const entry = {
      road,
      roads: [road, ...(properties.refs ?? []).filter((ref) => ref !== road)],
      fromKm: tenth(startKm + kmOf(fromM)),
      toKm: tenth(startKm + kmOf(toM)),
      lengthM: Math.round(toM - fromM),
      uncertaintyM: Math.max(
        ...[from, to, middle].map(({ stretch }) => ROAD_UNCERTAINTY_M[stretch.properties.confidence]),
      ),
      ...townsOfPiece(towns, { fromM, toM }),
      line: stepsOfLine([from, ...between, to]),
    };
    return { entry, middle };
  });
}

/** The point of a run at a distance, metres; the first or last one beyond its ends. */
function stationAt(stations: readonly Station[], atM: number): Station | undefined {
  const index = stations.findIndex((station) => station.atM >= atM);
  const [before, after] = [stations[index - 1], stations[index] ?? stations.at(-1)];
  if (before === undefined || after === undefined || after.atM === before.atM) {
    return after;
  }
  const share = (atM - before.atM) / (after.atM - before.atM);
  return {
    lat: onGrid(before.lat + (after.lat - before.lat) * share),
    lng: onGrid(before.lng + (after.lng - before.lng) * share),
    stretch: after.stretch,
    atM,
  };
}

/** Nearest pairs first, each piece and each id once; then free numbers. */
function withIds(
  pieces: readonly Piece[],
  { segments, retired }: Pick<SegmentsFile, 'segments' | 'retired'>,
): SegmentEntry[] {
  const known = segments.map(({ id, road, line }) => ({
    id,
    road,
    middle: middleOfLine(lineFromSteps(line)),
  }));
  const pairs = pieces.flatMap((piece) =>
    known
      .filter(({ road }) => road === piece.entry.road)
      .map(({ id, middle }) => ({ piece, id, apartM: distanceBetweenM(middle, piece.middle) }))
      .filter(({ apartM }) => apartM < SAME_WITHIN_M),
  );
  const idOf = new Map<Piece, string>();
  const used = new Set<string>();
  for (const { piece, id } of pairs.sort((one, other) => one.apartM - other.apartM)) {
    if (!idOf.has(piece) && !used.has(id)) {
      idOf.set(piece, id);
      used.add(id);
    }
  }
  const numbers = new Map<string, number>();
  for (const id of [...segments.map((segment) => segment.id), ...retired]) {
    const [road = '', number] = id.split('-');
    numbers.set(road, Math.max(numbers.get(road) ?? 0, Number(number)));
  }
  return pieces.map((piece) => {
    const { road } = piece.entry;
    const stored = idOf.get(piece);
    const number = (numbers.get(road) ?? 0) + (stored === undefined ? 1 : 0);
    numbers.set(road, number);
    return { id: stored ?? `${road}-${String(number).padStart(3, '0')}`, ...piece.entry };
  });
}

function endsOf(line: RoadFeature['geometry']['coordinates']): Place[] {
  return [line[0], line.at(-1)].flatMap((end) => (end === undefined ? [] : [placeOf(end)]));
}

function placeOf([lng, lat]: readonly [lng: number, lat: number]): Place {
  return { lat, lng };
}

function onGrid(degrees: number): number {
  return Math.round(degrees * ROADS_PER_DEGREE) / ROADS_PER_DEGREE;
}

function tenth(km: number): number {
  return Math.round(km * 10) / 10;
}
