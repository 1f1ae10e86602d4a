import type { ColumnName } from './open-columns';

/** A data set: a table of one month. Its title and what it is about are the texts `title.` and `about.` and its name. */
export interface OpenSet {
  readonly columns: readonly ColumnName[];
  /** Columns that name a row. */
  readonly keys: readonly ColumnName[];
  /** Whether rows have a place on the map. */
  readonly hasGeometry: boolean;
}

const RATE: readonly ColumnName[] = ['rate', 'rate_low', 'rate_high'];
const CELL: readonly ColumnName[] = ['cell', 'lat', 'lng'];

/** The data sets, in the order in which the page lists them. */
export const OPEN_SETS = {
  'speeding-by-cell': {
    columns: [
      ...(['month', ...CELL, 'hour_band', 'vehicle_type', 'agency'] as const),
      ...(['measured_km', 'vehicles', 'violations', ...RATE] as const),
    ],
    keys: ['cell', 'hour_band', 'vehicle_type', 'agency'],
    hasGeometry: true,
  },
  'speeding-by-hour': {
    columns: ['month', 'hour', 'vehicle_type', 'measured_km', 'vehicles', 'violations', ...RATE],
    keys: ['hour', 'vehicle_type'],
    hasGeometry: false,
  },
  agencies: {
    columns: [
      ...(['month', 'agency', 'measured_km', 'vehicles', 'fleet_vehicles'] as const),
      ...(['observed_share', 'violations', ...RATE] as const),
    ],
    keys: ['agency'],
    hasGeometry: false,
  },
  coverage: {
    columns: ['month', ...CELL, 'road', 'is_measured', 'measured_km', 'vehicles'],
    keys: ['cell'],
    hasGeometry: true,
  },
  'road-hazards': {
    columns: ['month', ...CELL, 'incident_type', 'hazards'],
    keys: ['cell', 'incident_type'],
    hasGeometry: true,
  },
  'speed-limits': {
    columns: [
      ...(['limit', 'zone', 'place', 'car_kmh', 'bike_kmh', 'bus_kmh', 'bus_over_3_5t_kmh'] as const),
      ...(['bus_over_12_5t_kmh', 'lorry_over_3_5t_kmh', 'lorry_over_12t_kmh'] as const),
      ...([
        'trailer_over_0_75t_kmh',
        'radius_m',
        'half_width_m',
        'hours',
        'source',
        'confidence',
        'is_confirmed',
        'valid_from',
      ] as const),
    ],
    keys: ['limit'],
    hasGeometry: true,
  },
  'case-decisions': { columns: ['month', 'decision', 'cases'], keys: ['decision'], hasGeometry: false },
  'log-checkpoints': { columns: ['signed_on', 'leaves', 'root'], keys: ['leaves'], hasGeometry: false },
} as const satisfies Readonly<Record<string, OpenSet>>;

/** Name of a data set, as it stands in addresses. */
export type SetName = keyof typeof OPEN_SETS;

/** Names of the data sets. */
export const SET_NAMES: readonly SetName[] = Object.keys(OPEN_SETS).filter(isSetName);

/** Whether a text names a data set. */
export function isSetName(text: string): text is SetName {
  return Object.hasOwn(OPEN_SETS, text);
}

/** A data set by its name. */
export function openSet(name: SetName): OpenSet {
  return OPEN_SETS[name];
}

/** Licence of all open data. */
export const OPEN_LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Forms in which a data set can be had, by the ending of the address. */
export const OPEN_FORMATS = {
  csv: 'text/csv; charset=utf-8; header=present',
  geojson: 'application/geo+json; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
} as const;

/** Ending of a file of open data. */
export type OpenFormat = keyof typeof OPEN_FORMATS;

/** Forms of a data set: GeoJSON where its rows have a place. */
export function formatsOf(name: SetName): readonly OpenFormat[] {
  return openSet(name).hasGeometry ? ['csv', 'geojson', 'parquet'] : ['csv', 'parquet'];
}
