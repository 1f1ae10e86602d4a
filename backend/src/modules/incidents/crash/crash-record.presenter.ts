import type { CrashRecord } from './crash-record.type';
import type { StoredCrashRecord } from './crash-records';

const CELLS_PER_DEGREE = 100;

/** A version of the record of a crash over GraphQL. */
export function presentCrashRecord({ latCell, lngCell, ...record }: StoredCrashRecord): CrashRecord {
  return {
    ...record,
    cellSouth: latCell === null ? null : latCell / CELLS_PER_DEGREE,
    cellWest: lngCell === null ? null : lngCell / CELLS_PER_DEGREE,
  };
}
