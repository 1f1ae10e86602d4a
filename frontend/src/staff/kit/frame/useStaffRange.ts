import { useViewState } from './useViewState';

const RANGES = ['24h', '7d', '30d'] as const;
const DEFAULTS = { range: '30d' };

/** The time that the figures of a page are of: back from now. */
export type StaffRange = (typeof RANGES)[number];

/** The time range in the page's address, 30 days where it names none, and the way to change it. */
export function useStaffRange(): [StaffRange, (range: StaffRange) => void] {
  const { view, change } = useViewState(DEFAULTS);
  const range = RANGES.find((known) => known === view.range) ?? '30d';
  return [range, (next) => change({ range: next })];
}
