import { filterToEntries, type SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { useLocation } from 'react-router-dom';

/** Gives the address of the page in force by another sentence. */
export function useSentencePath(): (filter: SegmentFilter) => string {
  const { pathname } = useLocation();
  return (filter) => `${pathname}?${new URLSearchParams(filterToEntries(filter)).toString()}`;
}
