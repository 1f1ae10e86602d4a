import { maskPlate } from '@wakafine/domain/people/masking';
import type { PlaceWords } from '../../../../platform/geo/place-words';

/** Subjects of an export. */
export type ExportKind = 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT' | 'SEGMENTS';

/** Value of a cell; null is empty. */
export type ExportCell = string | number | boolean | Date | null;

/** A row as its statement gives it. */
export type ExportRow = Readonly<Record<string, ExportCell>> & { readonly id: number };

/** A row as it is written, by the names of its columns. */
export type ExportCells = Readonly<Record<string, ExportCell>>;

/**
 * Contents of a column: a whole number, a measured one that is rounded down to a tenth, degrees to a millionth (a tenth of a metre), a time, yes
 * or no, or a text.
 */
export type ColumnType = 'WHOLE' | 'TENTHS' | 'DEGREES' | 'TIME' | 'FLAG' | 'TEXT';

/** A column of a file. */
export interface ExportColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/**
 * The columns of each kind, in the order of the file; units are in their names. The level of a violation says how sure it is
 * which vehicle it was: of a typed one anybody can have chosen plate and agency. The place is where it was in English words. Nothing follows from a
 * violation whose limit is not confirmed. Rows of the demonstration are marked by `isDemo`. The line of a segment is WKT
 * (`LINESTRING(lng lat, ...)`, WGS 84); its rate is for 1,000 judged km, with its 90 % range.
 */
export const EXPORT_COLUMNS: Readonly<Record<ExportKind, readonly ExportColumn[]>> = {
  VIOLATIONS: [
    ...columns('WHOLE', 'id'),
    ...columns('TIME', 'at', 'endedAt'),
    ...columns(
      'TEXT',
      'registrationNumber',
      'agency',
      'category',
      'vehicleType',
      'severity',
      'grade',
      'level',
    ),
    ...columns('TENTHS', 'speedKmh', 'meanSpeedKmh', 'provenKmh', 'uncertaintyKmh'),
    ...columns('WHOLE', 'provenS'),
    ...columns('FLAG', 'isOverGaps'),
    ...columns('TENTHS', 'limitKmh'),
    ...columns('TEXT', 'limitZone', 'limitPlace', 'limitSource'),
    ...columns('FLAG', 'isLimitConfirmed'),
    ...columns('DEGREES', 'lat', 'lng'),
    ...columns('TIME', 'reportedAt'),
    ...columns('TEXT', 'place'),
    ...columns('WHOLE', 'headingDeg'),
    ...columns('TEXT', 'road'),
    ...columns('WHOLE', 'caseId'),
    ...columns('TEXT', 'caseState'),
    ...columns('FLAG', 'isDemo'),
  ],
  INCIDENTS: [
    ...columns('WHOLE', 'id'),
    ...columns('TIME', 'at', 'receivedAt'),
    ...columns('TEXT', 'incidentType', 'severity', 'mood', 'status', 'reason', 'description'),
    ...columns('DEGREES', 'lat', 'lng'),
    ...columns('TEXT', 'place'),
    ...columns('WHOLE', 'injuredCount'),
    ...columns('TEXT', 'seenVehicle'),
    ...columns('WHOLE', 'crashVersion'),
    ...columns('TIME', 'crashAt'),
    ...columns('DEGREES', 'crashLat', 'crashLng'),
    ...columns('TEXT', 'municipality', 'road', 'roadClass', 'crashType', 'weather', 'light', 'surface'),
    ...columns('WHOLE', 'killedCount', 'seriousCount', 'slightCount'),
    ...columns('TEXT', 'crashVehicles', 'crashPeople'),
    ...columns('FLAG', 'isDemo'),
  ],
  AUDIT: [
    ...columns('WHOLE', 'id'),
    ...columns('TIME', 'at'),
    ...columns('TEXT', 'actor', 'role', 'act', 'target', 'details'),
  ],
  SEGMENTS: [
    ...columns('TEXT', 'id', 'road'),
    ...columns('TENTHS', 'fromKm', 'toKm'),
    ...columns('TEXT', 'towns'),
    ...columns('FLAG', 'isInTown'),
    ...columns('TIME', 'from', 'until', 'beforeFrom', 'beforeUntil'),
    ...columns('WHOLE', 'events', 'unconfirmedEvents'),
    ...columns('TENTHS', 'judgedKm', 'abovePercent'),
    ...columns('WHOLE', 'passages', 'vehicles'),
    ...columns('TENTHS', 'ratePer1000Km', 'rateLow', 'rateHigh', 'medianKmh', 'v85Kmh'),
    ...columns('WHOLE', 'limitKmh', 'eventsBefore'),
    ...columns('TENTHS', 'judgedKmBefore', 'rateBeforePer1000Km'),
    ...columns('TEXT', 'change'),
    ...columns('TENTHS', 'changeLowPercent', 'changeHighPercent'),
    ...columns('TEXT', 'line'),
  ],
};

/** Subject of a file, and whether its plates are in full. */
export interface FileContent {
  readonly kind: ExportKind;
  readonly hasFullPlates: boolean;
}

/** A row as it is written: its plates masked unless the file has them in full, its place in words, its numbers without digits that mean nothing. */
export function cellsOf(
  row: ExportRow,
  { kind, hasFullPlates }: FileContent,
  placeWords: PlaceWords,
): ExportCells {
  const placed: ExportRow = { ...row, place: placeOf(row, placeWords) };
  const cells = EXPORT_COLUMNS[kind].map(({ name, type }): [string, ExportCell] => {
    const cell = rounded(placed[name] ?? null, type);
    const isShown = hasFullPlates || typeof cell !== 'string' || !mayBePlate(name, cell);
    return [name, isShown ? cell : maskPlate(cell)];
  });
  return Object.fromEntries(cells);
}

function columns(type: ColumnType, ...names: readonly string[]): ExportColumn[] {
  return names.map((name) => ({ name, type }));
}

function rounded(cell: ExportCell, type: ColumnType): ExportCell {
  if (typeof cell !== 'number') {
    return cell;
  }
  switch (type) {
    case 'WHOLE':
      return Math.floor(cell);
    case 'TENTHS':
      // A sum of tenths may be a little below what it stands for.
      return Math.floor(cell * 10 + 1e-6) / 10;
    case 'DEGREES':
      return Math.round(cell * 1e6) / 1e6;
    default:
      return cell;
  }
}

/** Citizens type for a vehicle its plate or its agency: without a digit it is no plate. */
function mayBePlate(name: string, cell: string): boolean {
  return name === 'registrationNumber' || (name === 'seenVehicle' && /\p{N}/u.test(cell));
}

function placeOf({ lat, lng, headingDeg = null }: ExportRow, placeWords: PlaceWords): string | null {
  return typeof lat === 'number' && typeof lng === 'number'
    ? placeWords({ lat, lng }, typeof headingDeg === 'number' ? headingDeg : null)
    : null;
}
