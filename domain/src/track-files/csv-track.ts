import {
  KMH_PER_MPS,
  METRES_PER_HDOP,
  numberOf,
  scaled,
  timeOf,
  withPoints,
  type FilePoint,
  type TextTrackReader,
} from './file-track';

/** Longest line, characters: what is longer is no table of positions. */
const LINE_MAX = 10_000;
/** From here on a number is a time in milliseconds, not in seconds: as seconds it is the year 5138. */
const MILLISECONDS_FROM = 1e11;
/** Begins a file of some spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';
const KMH_PER_MPH = 1.609344;
const KMH_PER_KNOT = 1.852;

/** Names of the columns, in small letters and digits only. */
const NAMES = {
  lat: ['lat', 'latitude'],
  lng: ['lng', 'lon', 'long', 'longitude'],
  time: [
    't',
    'time',
    'timestamp',
    'datetime',
    'recordedat',
    'utc',
    'timeutc',
    'utctime',
    'fixtime',
    'gpstime',
  ],
  date: ['date'],
  accuracy: ['accuracy', 'accuracym', 'hacc', 'horizontalaccuracy'],
  hdop: ['hdop'],
  heading: ['heading', 'headingdeg', 'bearing', 'course', 'direction'],
  speed: ['speed'],
  speedKmh: ['speedkmh', 'speedkph', 'kmh', 'kph'],
  speedMps: ['speedms', 'speedmps', 'speedmetersperseconds', 'speedmeterspersecond'],
  speedMph: ['speedmph', 'mph'],
  speedKnots: ['speedkn', 'speedknots', 'speedkt', 'knots'],
} as const;
type Column = keyof typeof NAMES;
/** The columns where a file has no header: what `npm run replay` reads. */
const WITHOUT_HEADER = ['t', 'lat', 'lng', 'accuracy', 'speed'];

interface Table {
  readonly separator: string;
  readonly at: Readonly<Partial<Record<Column, number>>>;
  /** Unit of a column that is called speed and nothing more; null where the other columns do not say it. */
  readonly kmhPerSpeed: number | null;
}

/**
 * Reads a table of positions piece by piece: a header that names latitude, longitude and time in one of their usual ways, separated by
 * comma, semicolon or tab. `accept` makes of each row what is stored of it.
 */
export function createCsvReader<Point>(accept: (point: FilePoint) => Point): TextTrackReader<Point> {
  const points: Point[] = [];
  let table: Table | null = null;
  let rest = '';

  function readLine(text: string): void {
    const line = text.replace(BYTE_ORDER_MARK, '');
    if (line.trim() === '' || line.startsWith('#')) {
      return;
    }
    const isFirst = table === null;
    table ??= tableOf(line);
    if (!isFirst || !isHeader(line, table.separator)) {
      points.push(accept(pointOf(line, table)));
    }
  }
  return {
    write: (piece) => {
      const lines = (rest + piece).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (rest.length > LINE_MAX || lines.some(({ length }) => length > LINE_MAX)) {
        throw new RangeError('A line is longer than a row of positions can be.');
      }
      lines.forEach(readLine);
    },
    result: () => {
      readLine(rest);
      rest = '';
      const { lat, lng, time } = table?.at ?? {};
      return lat === undefined || lng === undefined || time === undefined
        ? 'notTrackFile'
        : withPoints([{ name: null, points }]);
    },
  };
}

function tableOf(line: string): Table {
  const separator = [',', ';', '\t'].reduce((one, other) =>
    line.split(other).length > line.split(one).length ? other : one,
  );
  const names = isHeader(line, separator) ? cellsOf(line, separator) : WITHOUT_HEADER;
  const known = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const at: Partial<Record<Column, number>> = {};
  for (const [column, spellings] of Object.entries(NAMES)) {
    const index = known.findIndex((name) => spellings.some((spelling) => spelling === name));
    if (index >= 0) {
      // Object.entries discards which keys it got.
      at[column as Column] = index;
    }
  }
  // GPSLogger writes m/s beside a bearing; our own form, whose time is called t, km/h.
  const kmhPerSpeed = known.includes('t') ? 1 : known.includes('bearing') ? KMH_PER_MPS : null;
  return { separator, at, kmhPerSpeed };
}

/** Whether a line names columns: no cell of a header is a number. */
function isHeader(line: string, separator: string): boolean {
  return cellsOf(line, separator).every((cell) => Number.isNaN(Number(cell)) || cell === '');
}

function cellsOf(line: string, separator: string): string[] {
  const quoted = /^"((?:[^"]|"")*)"$/;
  const parts = line.includes('"')
    ? (line.match(
        new RegExp(`(?:"(?:[^"]|"")*"|[^${separator}])+|(?<=${separator}|^)(?=${separator}|$)`, 'g'),
      ) ?? [])
    : line.split(separator);
  return parts.map((part) => part.trim().replace(quoted, '$1').replaceAll('""', '"').trim());
}

function pointOf(line: string, { separator, at, kmhPerSpeed }: Table): FilePoint {
  const cells = cellsOf(line, separator);
  const textOf = (column: Column) => (at[column] === undefined ? undefined : cells[at[column]]);
  // A comma inside a number can only be a decimal one where cells are separated by something else.
  const cell = (column: Column) => (separator === ',' ? textOf(column) : textOf(column)?.replace(',', '.'));
  const date = at.date === undefined ? '' : `${textOf('date') ?? ''}T`;
  return {
    lat: numberOf(cell('lat')) ?? Number.NaN,
    lng: numberOf(cell('lng')) ?? Number.NaN,
    recordedAtMs: momentOf(`${date}${textOf('time') ?? ''}`),
    accuracyM: numberOf(cell('accuracy')) ?? scaled(cell('hdop'), METRES_PER_HDOP),
    speedKmh:
      numberOf(cell('speedKmh')) ??
      scaled(cell('speedMps'), KMH_PER_MPS) ??
      scaled(cell('speedMph'), KMH_PER_MPH) ??
      scaled(cell('speedKnots'), KMH_PER_KNOT) ??
      (kmhPerSpeed === null ? undefined : scaled(cell('speed'), kmhPerSpeed)),
    headingDeg: numberOf(cell('heading')),
  };
}

/** Time in ms of ISO 8601, also with a blank for T, or of seconds or milliseconds since 1970. */
function momentOf(text: string): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
  if (number !== null) {
    return number < MILLISECONDS_FROM ? number * 1000 : number;
  }
  return timeOf(text.replace(/^(\d{4})[-/](\d\d)[-/](\d\d)[ T]+/, '$1-$2-$3T'));
}
