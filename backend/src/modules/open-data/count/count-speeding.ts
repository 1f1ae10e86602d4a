import { bandOfHour } from '@wakafine/domain/opendata/hour-bands';
import { cellName, roadCells } from '@wakafine/domain/opendata/cells';
import { roundedCount } from '@wakafine/domain/opendata/disclosure';
import type { OpenRow } from '@wakafine/domain/opendata/open-rows';
import type { Db } from '../../../platform/db/db';
import { countedRows, placeOf, withSpeeding } from './counted-rows';
import type { CountedRow, CountedTable } from './counted-rows';
import {
  FACTS_BY_AGENCY,
  FACTS_BY_CELL,
  FACTS_BY_HOUR,
  FACTS_OF_CELLS,
  FLEETS,
  NO_CELL,
} from './parts.queries';

/** One sum of everything, which other tables come to as well. */
const ALL = (): string => 'all';

/** Speeding by cell, part of the day, kind of vehicle and agency. */
export async function countByCell(db: Db, month: string): Promise<CountedTable> {
  const found = await db.rows(FACTS_BY_CELL, []);
  type Row = (typeof found)[number];
  // What other tables publish: each cell, each hour and kind of vehicle, each agency.
  const margins = [
    ({ lat_cell, lng_cell }: Row) => `${lat_cell} ${lng_cell}`,
    ({ band, vehicle_type }: Row) => `${band} ${vehicle_type}`,
    ({ agency }: Row) => (agency === '' ? null : agency),
    ALL,
  ];
  const { rows, withheld } = countedRows(found, margins, ({ lat_cell: lat, lng_cell: lng, ...row }) => {
    const { values, geometry } = placeOf({ lat, lng });
    const { band, vehicle_type, agency } = row;
    return {
      geometry,
      values: { month, ...values, hour_band: band, vehicle_type, agency: agency === '' ? null : agency },
    };
  });
  return { ...withoutUnplaced(rows), withheld, finish: withSpeeding };
}

/** Speeding by hour of the day and kind of vehicle. */
export async function countByHour(db: Db, month: string): Promise<CountedTable> {
  const found = await db.rows(FACTS_BY_HOUR, []);
  type Row = (typeof found)[number];
  const margins = [
    ({ hour, vehicle_type }: Row) => `${bandOfHour(hour)} ${vehicle_type}`,
    ({ vehicle_type }: Row) => vehicle_type,
    ALL,
  ];
  const { rows, withheld } = countedRows(found, margins, ({ hour, vehicle_type }) => ({
    geometry: null,
    values: { month, hour, vehicle_type },
  }));
  return { rows, withheld, finish: withSpeeding };
}

/** Agencies that agreed to be named, above confirmed limits. */
export async function countAgencies(db: Db, month: string): Promise<CountedTable> {
  const found = await db.rows(FACTS_BY_AGENCY, []);
  const fleets = new Map((await db.rows(FLEETS, [])).map(({ agency, vehicles }) => [agency, vehicles]));
  const { rows, withheld } = countedRows(found, [ALL], ({ agency }, { vehicles }) => {
    const fleet = roundedCount(fleets.get(agency) ?? 0);
    const share = fleet === 0 ? null : Math.min(1, Math.round((vehicles / fleet) * 100) / 100);
    return { geometry: null, values: { month, agency, fleet_vehicles: fleet, observed_share: share } };
  });
  return { rows, withheld, finish: withSpeeding };
}

/** Cells that were measured, and those of the national roads that were not: whether nobody drove there or nine is not said. */
export async function countCoverage(db: Db, month: string): Promise<CountedTable> {
  const roads = new Map(roadCells().map((cell) => [cellName(cell), cell]));
  const found = await db.rows(FACTS_OF_CELLS, []);
  const { rows, withheld } = countedRows(found, [ALL], ({ lat_cell: lat, lng_cell: lng }) => {
    const { values, geometry } = placeOf({ lat, lng });
    return { geometry, values: { month, ...values, road: roads.get(cellName({ lat, lng }))?.road ?? null } };
  });
  const finish = (published: readonly CountedRow[]): OpenRow[] => {
    const measured = new Set(published.map(({ values }) => values.cell));
    const others = [...roads].filter(([name]) => !measured.has(name));
    return [
      ...published.map(({ values, geometry, figures: { km, vehicles } }) => ({
        geometry,
        values: { ...values, is_measured: true, measured_km: km, vehicles },
      })),
      ...others.map(([, { road, ...cell }]) => {
        const { values, geometry } = placeOf(cell);
        return {
          geometry,
          values: { month, ...values, road, is_measured: false, measured_km: null, vehicles: null },
        };
      }),
    ];
  };
  return { ...withoutUnplaced(rows), withheld, finish };
}

/** Way whose place is not known hides in the sums and has no row. */
function withoutUnplaced(rows: readonly CountedRow[]): Pick<CountedTable, 'rows'> {
  const nowhere = cellName({ lat: NO_CELL, lng: NO_CELL });
  return { rows: rows.filter(({ values }) => values.cell !== nowhere) };
}
