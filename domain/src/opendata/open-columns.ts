/** Type of a column: a JSON value, and a date as `2026-10-01`. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

/** A column of open data; its meaning in words is the text `column.` and its name. */
export interface OpenColumn {
  readonly type: ColumnType;
  /** Null where it has none. */
  readonly unit: string | null;
  /** Nearest term of the World Health Organization (Data systems, a road safety manual, 2010), null where it has none. */
  readonly who: string | null;
  /** Nearest indicator of the African Road Safety Observatory (minimum set, 2019), null where it has none. */
  readonly arso: string | null;
}

const column = (
  type: ColumnType,
  unit: string | null = null,
  who: string | null = null,
  arso = who,
): OpenColumn => ({
  ...{ type, unit, who, arso },
});

const RATE = 'per 1,000 km';
const limitOf = (): OpenColumn => column('integer', 'km/h', 'Speed limit');

/** Every column of every set, by its name. */
export const OPEN_COLUMNS = {
  month: column('date', 'month', 'Date of observation', 'Reporting period'),
  cell: column('string', null, 'Location'),
  lat: column('number', 'degrees', 'Location: latitude'),
  lng: column('number', 'degrees', 'Location: longitude'),
  hour_band: column('string', 'hours', 'Time of day'),
  hour: column('integer', 'hour', 'Time of day'),
  vehicle_type: column('string', null, 'Vehicle type', 'Vehicle category'),
  agency: column('string', null, null, 'Transport operator'),
  measured_km: column('integer', 'km', 'Exposure: vehicle-kilometres travelled', 'Vehicle-kilometres'),
  vehicles: column('integer', 'vehicles', 'Vehicles observed'),
  violations: column('integer', 'events', 'Exceeding the speed limit', 'Speeding'),
  rate: column('number', RATE, 'Rate by exposure'),
  rate_low: column('number', RATE),
  rate_high: column('number', RATE),
  fleet_vehicles: column('integer', 'vehicles', null, 'Registered fleet of the operator'),
  observed_share: column('number', 'part of 1'),
  is_measured: column('boolean'),
  road: column('string', null, 'Road', 'Road number'),
  incident_type: column('string', null, 'Type of event'),
  hazards: column('integer', 'incidents', 'Road hazards'),
  limit: column('string'),
  zone: column('string', null, 'Type of roadway', 'Road environment'),
  place: column('string', null, 'Location'),
  car_kmh: limitOf(),
  bike_kmh: limitOf(),
  bus_kmh: limitOf(),
  bus_over_3_5t_kmh: limitOf(),
  bus_over_12_5t_kmh: limitOf(),
  lorry_over_3_5t_kmh: limitOf(),
  lorry_over_12t_kmh: limitOf(),
  trailer_over_0_75t_kmh: limitOf(),
  radius_m: column('number', 'm'),
  half_width_m: column('number', 'm'),
  hours: column('string', null, 'Time of day'),
  source: column('string'),
  confidence: column('string'),
  is_confirmed: column('boolean'),
  valid_from: column('date', 'day'),
  signed_on: column('date', 'day'),
  leaves: column('integer', 'leaves'),
  root: column('string'),
  decision: column('string', null, 'Outcome', 'Sanction'),
  cases: column('integer', 'cases', 'Enforcement', 'Speeding sanctions'),
} as const satisfies Readonly<Record<string, OpenColumn>>;

/** Name of a column. */
export type ColumnName = keyof typeof OPEN_COLUMNS;
