import { useMemo } from 'react';
import { useAddressQuery } from '../../../lib/address-query';
import { changedQuery, readAddress, type ReportAddress } from './report-filter';

export interface ReportAddressState {
  readonly address: ReportAddress;
  /** Changes the address; the browser's Back returns to the one before, unless it is replaced. */
  change(change: Parameters<typeof changedQuery>[1], how?: { isReplaced: boolean }): void;
}

/** State of the screen in its address, so that it can be linked to and survives a reload. */
export function useReportAddress(): ReportAddressState {
  const [query, accept] = useAddressQuery();
  const address = useMemo(() => readAddress(query), [query]);
  return { address, change: (change, how) => accept(changedQuery(query, change), how) };
}
