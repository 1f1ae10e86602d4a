import { isWithin, LIMITS, rangeSentence } from '../input/limits';
import { readGtfsTable } from './gtfs-table';
import type { GtfsFault, GtfsRow } from './gtfs-table';

/** The files of a feed that are read; all others are passed over. */
export const GTFS_FILES = [
  ...(['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt', 'shapes.txt'] as const),
];
/** Name of a file of a feed that is read. */
export type GtfsFile = (typeof GTFS_FILES)[number];

/** Bounds of what a feed may have: the largest agencies of the country have some dozens of lines. */
export const GTFS_MAX = { lines: 300, stops: 5_000, idLength: 80, nameLength: 120, pathPoints: 200 } as const;
/** So many faults are named; a feed with one has many of its kind. */
const FAULTS_MAX = 20;

const COLUMNS: Readonly<Record<GtfsFile, readonly string[]>> = {
  'agency.txt': ['agency_name'],
  'routes.txt': ['route_id', 'route_type'],
  'stops.txt': ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
  'trips.txt': ['route_id', 'trip_id'],
  'stop_times.txt': ['trip_id', 'stop_id', 'stop_sequence'],
  'shapes.txt': ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
};
const OPTIONAL: readonly GtfsFile[] = ['shapes.txt'];

/** A stop of an agency. */
export interface GtfsStop {
  readonly stopId: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** A line of an agency with the stops of its longest trip. */
export interface GtfsLine {
  readonly lineId: string;
  readonly shortName: string | null;
  readonly longName: string | null;
  /** Number of its kind in GTFS: 3 is a bus. */
  readonly kind: number;
  readonly stopIds: readonly string[];
  /** Its way, `[lng, lat]`, at most 200 points; by its stops where the feed draws none. */
  readonly path: readonly (readonly [lng: number, lat: number])[];
}

/** Lines of one agency. */
export interface GtfsLines {
  readonly lines: readonly GtfsLine[];
  readonly stops: readonly GtfsStop[];
}

type Tables = Readonly<Record<GtfsFile, readonly GtfsRow[]>>;

/**
 * Lines and stops of an agency from the texts of a GTFS feed, or the sentences that say what is wrong with it, at most 20. In a feed of
 * several agencies those of the agency of this name count; in one of a single agency all do.
 */
export function readGtfsLines(
  files: Readonly<Partial<Record<GtfsFile, string>>>,
  agency: string,
): GtfsLines | readonly GtfsFault[] {
  const { tables, faults } = tablesOf(files);
  if (faults.length > 0) {
    return faults;
  }
  const routes = routesOf(tables, agency);
  if (typeof routes === 'string') {
    return [routes];
  }
  const stops = new Map<string, GtfsStop>();
  const found: GtfsFault[] = [...routes.flatMap(routeFaults), ...countFaults(routes, tables)];
  for (const row of tables['stops.txt']) {
    const stop = stopOf(row);
    if (typeof stop === 'string') {
      found.push(stop);
    } else {
      stops.set(stop.stopId, stop);
    }
  }
  if (found.length > 0) {
    return found.slice(0, FAULTS_MAX);
  }
  const { faults: lineFaults, ...lines } = linesOf(routes, tables, stops);
  return lineFaults.length > 0 ? lineFaults.slice(0, FAULTS_MAX) : lines;
}

/** Whether a feed was refused. */
export function isRefused(read: GtfsLines | readonly GtfsFault[]): read is readonly GtfsFault[] {
  return Array.isArray(read);
}

function tablesOf(files: Readonly<Partial<Record<GtfsFile, string>>>): {
  tables: Tables;
  faults: readonly GtfsFault[];
} {
  const faults: GtfsFault[] = [];
  const entries = GTFS_FILES.map((file): [GtfsFile, readonly GtfsRow[]] => {
    const text = files[file];
    if (text === undefined) {
      faults.push(...(OPTIONAL.includes(file) ? [] : [`${file} is missing`]));
      return [file, []];
    }
    const rows = readGtfsTable(file, text, COLUMNS[file]);
    faults.push(...(typeof rows === 'string' ? [rows] : []));
    return [file, typeof rows === 'string' ? [] : rows];
  });
  // Object.fromEntries discards which keys it got.
  return { tables: Object.fromEntries(entries) as Tables, faults };
}

function routesOf(tables: Tables, agency: string): readonly GtfsRow[] | GtfsFault {
  const agencies = tables['agency.txt'];
  if (agencies.length <= 1) {
    return tables['routes.txt'];
  }
  const own = agencies.find(({ at }) => plain(at.agency_name ?? '') === plain(agency));
  if (own === undefined) {
    const names = agencies.map(({ at }) => at.agency_name).slice(0, 5);
    return `agency.txt: none of its agencies is called ${agency}; there are ${names.join(', ')}`;
  }
  return tables['routes.txt'].filter(({ at }) => at.agency_id === own.at.agency_id);
}

/** A name without what two spellings of it differ in. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

function routeFaults({ line, at }: GtfsRow): GtfsFault[] {
  const where = `routes.txt line ${line}`;
  return [
    ...textFaults(`${where}: route_id`, at.route_id, GTFS_MAX.idLength),
    ...(at.route_short_name || at.route_long_name
      ? []
      : [`${where}: the line has neither a short nor a long name`]),
    ...[at.route_short_name, at.route_long_name].flatMap((name) =>
      (name ?? '').length > GTFS_MAX.nameLength
        ? [`${where}: a name is longer than ${GTFS_MAX.nameLength} characters`]
        : [],
    ),
    ...(/^\d{1,4}$/.test(at.route_type ?? '') ? [] : [`${where}: route_type must be a whole number`]),
  ];
}

function countFaults(routes: readonly GtfsRow[], tables: Tables): GtfsFault[] {
  const counts = [
    ['routes.txt', routes.length, GTFS_MAX.lines],
    ['stops.txt', tables['stops.txt'].length, GTFS_MAX.stops],
  ] as const;
  return [
    ...(routes.length === 0 ? ['routes.txt: there is no line of this agency'] : []),
    ...counts.flatMap(([file, count, max]) =>
      count > max ? [`${file}: there are ${count} rows; at most ${max} are read`] : [],
    ),
  ];
}

function stopOf({ line, at }: GtfsRow): GtfsStop | GtfsFault {
  const where = `stops.txt line ${line}`;
  const stopId = at.stop_id ?? '';
  const name = at.stop_name ?? '';
  const [fault] = [
    ...textFaults(`${where}: stop_id`, stopId, GTFS_MAX.idLength),
    ...textFaults(`${where}: stop_name`, name, GTFS_MAX.nameLength),
  ];
  if (fault !== undefined) {
    return fault;
  }
  const [lat, lng] = [numberIn(at.stop_lat), numberIn(at.stop_lon)];
  if (!isWithin(lat, LIMITS.lat)) {
    return `${where}: stop_lat ${sentenceOf(LIMITS.lat)}`;
  }
  return isWithin(lng, LIMITS.lng)
    ? { stopId, name, lat, lng }
    : `${where}: stop_lon ${sentenceOf(LIMITS.lng)}`;
}

function textFaults(where: string, text: string | undefined, max: number): GtfsFault[] {
  const length = text?.length ?? 0;
  return length >= 1 && length <= max ? [] : [`${where} must have 1 to ${max} characters`];
}

function sentenceOf(range: { readonly min: number; readonly max: number }): string {
  const sentence = rangeSentence(range);
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** NaN for what is no number. */
function numberIn(text: string | undefined): number {
  return text === undefined || text === '' ? Number.NaN : Number(text);
}

function linesOf(
  routes: readonly GtfsRow[],
  tables: Tables,
  stops: ReadonlyMap<string, GtfsStop>,
): GtfsLines & { readonly faults: readonly GtfsFault[] } {
  const times = groupedBy(tables['stop_times.txt'], 'trip_id');
  const shapes = groupedBy(tables['shapes.txt'], 'shape_id');
  const trips = groupedBy(tables['trips.txt'], 'route_id');
  const used = new Set<string>();
  const faults: GtfsFault[] = [];
  const lines = routes.map(({ at }): GtfsLine => {
    const [longest] = [...(trips.get(at.route_id ?? '') ?? [])].sort(
      (one, other) => countOf(times, other) - countOf(times, one),
    );
    const rows = inOrder(times.get(longest?.at.trip_id ?? '') ?? [], 'stop_sequence');
    const called = rows.flatMap(({ line, at: { stop_id: stopId = '' } }) => {
      const stop = stops.get(stopId);
      faults.push(...(stop === undefined ? [`stop_times.txt line ${line}: there is no stop ${stopId}`] : []));
      return stop === undefined ? [] : [stop];
    });
    called.forEach(({ stopId }) => used.add(stopId));
    const drawn = inOrder(shapes.get(longest?.at.shape_id ?? '') ?? [], 'shape_pt_sequence').map(
      (row) => [numberIn(row.at.shape_pt_lon), numberIn(row.at.shape_pt_lat)] as const,
    );
    const isDrawn = drawn.length > 1 && drawn.every(isOnGlobe);
    return {
      lineId: at.route_id ?? '',
      shortName: at.route_short_name || null,
      longName: at.route_long_name || null,
      kind: Number(at.route_type),
      stopIds: called.map(({ stopId }) => stopId),
      path: thinned(isDrawn ? drawn : called.map(({ lat, lng }) => [lng, lat] as const)),
    };
  });
  return { lines, stops: [...stops.values()].filter(({ stopId }) => used.has(stopId)), faults };
}

function countOf(times: ReadonlyMap<string, readonly GtfsRow[]>, { at }: GtfsRow): number {
  return times.get(at.trip_id ?? '')?.length ?? 0;
}

function groupedBy(rows: readonly GtfsRow[], column: string): ReadonlyMap<string, readonly GtfsRow[]> {
  const groups = new Map<string, GtfsRow[]>();
  for (const row of rows) {
    const key = row.at[column] ?? '';
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [row]);
    } else {
      group.push(row);
    }
  }
  return groups;
}

function inOrder(rows: readonly GtfsRow[], column: string): readonly GtfsRow[] {
  return [...rows].sort((one, other) => numberIn(one.at[column]) - numberIn(other.at[column]));
}

function isOnGlobe([lng, lat]: readonly [number, number]): boolean {
  return isWithin(lng, LIMITS.lng) && isWithin(lat, LIMITS.lat);
}

/** At most 200 of the points, the first and the last among them. */
function thinned<Point>(points: readonly Point[]): readonly Point[] {
  const step = Math.max(1, (points.length - 1) / (GTFS_MAX.pathPoints - 1));
  const count = Math.min(GTFS_MAX.pathPoints, points.length);
  return Array.from({ length: count }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}
