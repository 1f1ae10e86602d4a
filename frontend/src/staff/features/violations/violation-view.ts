import type { ViolationFilter } from '../../../graphql/generated';
import type { ViolationSort } from '../../../graphql/staff';
import { filterDays } from '../../kit/table/filters/filter-days';
import { sortOf } from '../../kit/table/rows/staff-table-types';

/** Default view of the page of violations when its address says nothing. */
export const VIOLATION_VIEW = {
  severity: '',
  category: '',
  agency: '',
  status: '',
  from: '',
  to: '',
  q: '',
  sort: '-time',
  open: '',
};
export type ViolationView = typeof VIOLATION_VIEW;

/** Keys of the view that narrow the table. */
export const FILTER_KEYS = ['severity', 'category', 'agency', 'status', 'from', 'to'] as const;

const SEVERITIES = ['CAUTION', 'WARNING', 'DANGER'] as const;
const CATEGORIES = ['PRIVATE', 'PUBLIC'] as const;
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
    ...filterDays(view),
  };
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
