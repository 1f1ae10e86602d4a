import {
  filterFromEntries,
  filterToEntries,
  type SegmentFilter,
} from '@wakafine/domain/segments/segment-filter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filter of the page, which its address says, and how it is changed. */
export interface SegmentFilterState {
  readonly filter: SegmentFilter;
  change(part: Partial<SegmentFilter>): void;
}

/** Reads the filter from the address; what makes no sense there is as usual. */
export function useSegmentFilter(): SegmentFilterState {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const filter = filterFromEntries((name) => params.get(name));
    return {
      filter,
      change: (part) => setParams(filterToEntries({ ...filter, ...part }), { replace: true }),
    };
  }, [params, setParams]);
}
