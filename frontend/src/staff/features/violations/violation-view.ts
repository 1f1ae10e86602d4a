import { COUNTED_ROADS } from '@wakafine/domain/places/road-corridors';
import { filterFromEntries } from '@wakafine/domain/segments/segment-filter';
import type { ViolationFilter } from '../../../graphql/generated';
import type { CountedFilter, ViolationSort } from '../../../graphql/staff';
import { FIGURE_ROWS } from '../../kit/violation-rows/violation-rows';
import { filterDays } from '../../kit/table/filters/filter-days';
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
const FIGURE_KEYS = ['counted', 'fromHour', 'untilHour', 'road', 'vehicle', 'by', 'cell'] as const;
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
  const { fromHour, untilHour } = shownHours(view);
  return {
    fromHour,
    untilHour,
    road: known(COUNTED_ROADS, view.road),
    vehicleType: known(VEHICLE_TYPES, view.vehicle),
    agency: view.by === '' ? null : view.by,
    cell: shownCell(view),
  };
}

/** The cell of the table, degrees of its south-western corner; null where the address names none that there is. */
export function shownCell({ cell }: Pick<ViolationView, 'cell'>): { south: number; west: number } | null {
  const [, south, west] = CELL.exec(cell) ?? [];
  const corner = { south: Number(south), west: Number(west) };
  return Math.abs(corner.south) <= 90 && Math.abs(corner.west) <= 180 ? corner : null;
}

/** The hours of the day of the table: the whole day where the address names none that there are. */
export function shownHours(view: Pick<ViolationView, 'fromHour' | 'untilHour'>): {
  fromHour: number;
  untilHour: number;
} {
  const { fromHour, untilHour } = filterFromEntries((name) =>
    name === 'fromHour' || name === 'untilHour' ? view[name] || null : null,
  );
  return { fromHour, untilHour };
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
