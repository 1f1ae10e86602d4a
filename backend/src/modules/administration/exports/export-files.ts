import { csvLines, csvOf } from '@wakafine/domain/input/csv';
import type { CsvValue } from '@wakafine/domain/input/csv';
import { maskPlate } from '@wakafine/domain/people/masking';
import type { PlaceWords } from '../../../platform/geo/place-words';

/** Subjects of an export. */
export type ExportKind = 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT';
/** Format of an export. */
export type ExportFormat = 'CSV' | 'GEOJSON';

/** A row as its statement gives it. */
export type ExportRow = Readonly<Record<string, CsvValue | Date>> & { readonly id: number };

/**
 * The columns of each kind, in the order of the file; units are in their names. The level of a violation says how sure it is
 * which vehicle it was: of a typed one anybody can have chosen plate and agency. The place is where it was in English words. Nothing follows from a
 * violation whose limit is not confirmed.
 */
export const EXPORT_COLUMNS: Readonly<Record<ExportKind, readonly string[]>> = {
  VIOLATIONS: [
    ...[
      'id',
      'at',
      'endedAt',
      'registrationNumber',
      'agency',
      'category',
      'vehicleType',
      'severity',
      'grade',
      'level',
    ],
    ...['speedKmh', 'meanSpeedKmh', 'provenKmh', 'uncertaintyKmh', 'provenS', 'isOverGaps'],
    ...['limitKmh', 'limitZone', 'limitPlace', 'limitSource', 'isLimitConfirmed'],
    ...['lat', 'lng', 'reportedAt', 'place', 'headingDeg'],
  ],
  INCIDENTS: [
    ...['id', 'at', 'receivedAt', 'incidentType', 'severity', 'mood', 'status', 'reason', 'description'],
    ...['lat', 'lng', 'place', 'injuredCount', 'seenVehicle'],
    ...['crashVersion', 'crashAt', 'crashLat', 'crashLng', 'municipality', 'road', 'roadClass', 'crashType'],
    ...['weather', 'light', 'surface', 'killedCount', 'seriousCount', 'slightCount'],
    ...['crashVehicles', 'crashPeople'],
  ],
  AUDIT: ['id', 'at', 'actor', 'role', 'act', 'target', 'details'],
};

/** Parts of a file. */
export interface FileShape {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly hasFullPlates: boolean;
}

/** Beginning of a file, before any row. */
export function fileHead({ kind, format }: FileShape): string {
  return format === 'CSV' ? csvOf([EXPORT_COLUMNS[kind]]) : '{"type":"FeatureCollection","features":[';
}

/** Some rows of a file; `isFirst` are those behind the head. Plates are masked unless the file has them in full. */
export function fileRows(
  rows: readonly ExportRow[],
  shape: FileShape,
  { isFirst, placeWords }: { isFirst: boolean; placeWords: PlaceWords },
): string {
  const shown = rows.map((row) => cellsOf({ ...row, place: placeOf(row, placeWords) }, shape));
  if (shape.format === 'CSV') {
    return csvLines(shown.map((cells) => EXPORT_COLUMNS[shape.kind].map((name) => cells[name] ?? null)));
  }
  const features = shown.map((cells) => JSON.stringify(featureOf(cells)));
  return features.map((feature, index) => `${isFirst && index === 0 ? '' : ','}\n${feature}`).join('');
}

/** End of a file. */
export function fileFoot({ format }: FileShape): string {
  return format === 'CSV' ? '' : '\n]}\n';
}

function cellsOf(row: ExportRow, { kind, hasFullPlates }: FileShape): Record<string, CsvValue> {
  const cells = EXPORT_COLUMNS[kind].map((name): [string, CsvValue] => {
    const value = row[name] ?? null;
    const cell = value instanceof Date ? value.toISOString() : value;
    const isShown = hasFullPlates || typeof cell !== 'string' || !mayBePlate(name, cell);
    return [name, isShown ? cell : maskPlate(cell)];
  });
  return Object.fromEntries(cells);
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

/** A row without a place is a feature without a geometry (RFC 7946, section 3.2). */
function featureOf({ lat = null, lng = null, ...properties }: Record<string, CsvValue>) {
  const geometry = lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };
  return { type: 'Feature', id: properties.id, geometry, properties };
}
