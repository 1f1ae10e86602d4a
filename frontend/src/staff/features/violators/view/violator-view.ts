import type { TravelCategory, ViolatorStatus } from '../../../../graphql/generated';
import type { ViolatorFilter } from '../../../../graphql/staff';

/** State of the page, as it stands in its address; the authority decides on public vehicles first of all. */
export const VIOLATOR_VIEW = {
  show: 'list',
  category: 'PUBLIC',
  status: '',
  q: '',
  open: '',
  by: 'VIOLATIONS',
};
export type ViolatorView = Pick<typeof VIOLATOR_VIEW, 'category' | 'status' | 'q'>;

/** In the address for any category, as an empty one stands for the default. */
export const ANY_CATEGORY = 'any';

const CATEGORIES: readonly TravelCategory[] = ['PRIVATE', 'PUBLIC'];
/** The statuses that a vehicle can have. */
export const STATUSES: readonly ViolatorStatus[] = ['ACTIVE', 'UNDER_REVIEW', 'SUSPENDED'];

/** The filter of a view; what it does not know does not narrow. */
export function violatorFilter({ category, status, q }: ViolatorView): ViolatorFilter {
  return {
    category: CATEGORIES.find((known) => known === category) ?? null,
    status: STATUSES.find((known) => known === status) ?? null,
    search: q === '' ? null : q,
  };
}
