import { csvLines } from '../input/csv';
import type { ColumnName } from './open-columns';
import { openSet } from './open-sets';
import type { SetName } from './open-sets';

/** Value of a column; null is not known, never none. */
export type OpenValue = string | number | boolean | null;

/** Place of a row, as GeoJSON has it. */
export interface OpenGeometry {
  readonly type: 'Point' | 'LineString' | 'Polygon';
  readonly coordinates: unknown;
}

/** A row of a data set. */
export interface OpenRow {
  readonly values: Readonly<Partial<Record<ColumnName, OpenValue>>>;
  readonly geometry: OpenGeometry | null;
}

/** A data set as CSV (RFC 4180): UTF-8, a header, lines ended by CR LF, empty where a value is not known. */
export function openCsv(name: SetName, rows: readonly OpenRow[]): string {
  const { columns } = openSet(name);
  return csvLines([
    [...columns],
    ...rows.map(({ values }) => columns.map((column) => values[column] ?? null)),
  ]);
}

/** A data set as a GeoJSON FeatureCollection (RFC 7946), a line for each feature so that two versions can be compared. */
export function openGeojson(name: SetName, rows: readonly OpenRow[]): string {
  const { columns } = openSet(name);
  const features = rows.map(({ values, geometry }) => {
    const properties = Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
    return JSON.stringify({ type: 'Feature', geometry, properties });
  });
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

/** The values that name a row, as one text. */
export function keyOfRow(name: SetName, { values }: OpenRow): string {
  return JSON.stringify(openSet(name).keys.map((column) => values[column] ?? null));
}
