import { COUNTED_ROADS } from '@wakafine/domain/places/road-corridors';
import { isRoadNumber, VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { STRETCH_KM, type VehicleStretch } from '@wakafine/domain/segments/segment-stretch';
import type { ViolationFilter } from '../../../graphql/generated';
import type { CountedFilter, ViolationSort } from '../../../graphql/staff';
import { FIGURE_ROWS } from '../../kit/violation-rows/violation-rows';
import { filterDays } from '../../kit/table/filters/filter-days';
import { filterHours } from '../../kit/table/filters/filter-hours';
import { sortOf } from '../../kit/table/rows/staff-table-types';

/** Default view of the page of violations when its address says nothing. */
export const VIOLATION_VIEW = {
  severity: '',
  category: '',
  agency: '',
  status: '',
  ...FIGURE_ROWS,
  q: '',
  sort: '-time',
  open: '',
};
export type ViolationView = typeof VIOLATION_VIEW;

const ROW_KEYS = ['severity', 'category', 'agency', 'status', 'from', 'to'] as const;
const FIGURE_KEYS = [
  'counted',
  'fromHour',
  'untilHour',
  'road',
  'vehicle',
  'by',
  'of',
  'cell',
  'stretch',
] as const;
/** Keys of the view that narrow the table. */
export const FILTER_KEYS = [...ROW_KEYS, ...FIGURE_KEYS];

/** Number of the filters that narrow the table; hours, road and vehicle do so for what figures count alone. */
export function activeFilters(view: ViolationView): number {
  const keys = view.counted === 'yes' ? FILTER_KEYS : ROW_KEYS;
  return keys.filter((key) => view[key] !== '').length;
}

const SEVERITIES = ['CAUTION', 'WARNING', 'DANGER'] as const;
const CATEGORIES = ['PRIVATE', 'PUBLIC'] as const;
/** Kinds of vehicles that violations are counted by. */
export const VEHICLE_TYPES = ['CAR', 'BUS', 'BIKE', 'TRAIN'] as const;
/** Two numbers with at most two digits after the point. */
const CELL = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;
/** Kilometres as an address has them. */
const KM = /^\d{1,4}(?:\.\d{1,6})?$/;
/** Identifiers as an address has them. */
const IDENTIFIER = /^[1-9]\d{0,14}$/;
const STATUSES = ['UNDER_REVIEW', 'RESOLVED'] as const;
const SORTS: Readonly<Record<string, ViolationSort>> = {
  '-time': 'NEWEST',
  time: 'OLDEST',
  '-speed': 'FASTEST',
  speed: 'SLOWEST',
};

/** The filter as a GraphQL input; invalid values of an address narrow nothing. */
export function violationFilter(view: ViolationView): ViolationFilter {
  return {
    severity: known(SEVERITIES, view.severity),
    category: known(CATEGORIES, view.category),
    status: known(STATUSES, view.status),
    transportAgency: view.agency === '' ? null : view.agency,
    counted: countedFilter(view),
    ...filterDays(view),
  };
}

/** The part of the filter by the sentence of a figure; null where the address names none. */
function countedFilter(view: ViolationView): CountedFilter | null {
  if (view.counted !== 'yes') {
    return null;
  }
  const { fromHour, untilHour } = filterHours(view);
  return {
    fromHour,
    untilHour,
    road: known(COUNTED_ROADS, view.road),
    vehicleType: known(VEHICLE_TYPES, view.vehicle),
    agency: view.by === '' ? null : view.by,
    vehicleId: IDENTIFIER.test(view.of) ? view.of : null,
    cell: shownCell(view),
    stretch: shownStretch(view),
  };
}

/** The cell of the table, degrees of its south-western corner; null where the address names none that there is. */
export function shownCell({ cell }: Pick<ViolationView, 'cell'>): { south: number; west: number } | null {
  const [, south, west] = CELL.exec(cell) ?? [];
  const corner = { south: Number(south), west: Number(west) };
  return Math.abs(corner.south) <= 90 && Math.abs(corner.west) <= 180 ? corner : null;
}

/** The stretch of the table; null where the address names none that there may be. */
export function shownStretch({ stretch }: Pick<ViolationView, 'stretch'>): VehicleStretch | null {
  const [road = '', from = '', to = '', group = '', ...more] = stretch.split(',');
  const [fromKm, toKm] = [kmOf(from), kmOf(to)];
  const vehicles = known(VEHICLE_GROUPS, group);
  return isRoadNumber(road) && vehicles !== null && fromKm < toKm && more.length === 0
    ? { road, fromKm, toKm, vehicles }
    : null;
}

/** NaN for what is no distance within the bounds. */
function kmOf(text: string): number {
  const km = KM.test(text) ? Number(text) : NaN;
  return km >= STRETCH_KM.min && km <= STRETCH_KM.max ? km : NaN;
}

/** The order as a GraphQL input: newest first unless the address names another one. */
export function violationSort({ sort }: ViolationView): ViolationSort {
  return SORTS[sort] ?? 'NEWEST';
}

/** The sort that the heads of the table show. */
export function shownSort({ sort }: ViolationView) {
  return sortOf(sort in SORTS ? sort : VIOLATION_VIEW.sort);
}

function known<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
