import {
  filterFromEntries,
  filterToEntries,
  type SegmentFilter,
} from '@wakafine/domain/segments/segment-filter';
import { useMemo } from 'react';
import { useAddressQuery } from '../../../../lib/address-query';

/** The filter of the page, which its address says, and how it is changed. */
export interface SegmentFilterState {
  readonly filter: SegmentFilter;
  change(part: Partial<SegmentFilter>): void;
}

/** Reads the filter from the address; what makes no sense there is as usual. */
export function useSegmentFilter(): SegmentFilterState {
  const [params, setParams] = useAddressQuery();
  return useMemo(() => {
    const filter = filterFromEntries((name) => params.get(name));
    return {
      filter,
      change: (part) =>
        setParams(new URLSearchParams(filterToEntries({ ...filter, ...part })), { isReplaced: true }),
    };
  }, [params, setParams]);
}
