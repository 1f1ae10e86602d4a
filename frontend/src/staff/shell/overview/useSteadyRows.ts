import { useCallback, useMemo, useRef, useState } from 'react';
import { useBatchedChanges } from '../../kit/table/rows/useBatchedChanges';
import { useArrivals } from '../../kit/table/rows/useArrivals';
import type { TableArrivals } from '../../kit/table/rows/staff-table-types';

export interface SteadyRowsOptions<Row> {
  keyOf(row: Row): string;
  /** Time when it came, ISO: what is newer than all that is shown is new. */
  timeOf(row: Row): string;
  /** Asks for the latest; `accept` is then given them. */
  reload(): Promise<unknown>;
}

export interface SteadyRows<Row> {
  /** Null before the first. */
  rows: readonly Row[] | null;
  arrivals: TableArrivals;
  /** Receives the latest rows: those that are shown change in their place, new ones wait. */
  accept(latest: readonly Row[]): void;
  /** Announces one that has come. */
  note(key: string): void;
  /** Changes a row that is shown, with others within a quarter of a second. */
  change(key: string, change: (row: Row) => Row): void;
}

/** A short list of the latest that stands still while new ones come, until they are asked for. */
export function useSteadyRows<Row>({ keyOf, timeOf, reload }: SteadyRowsOptions<Row>): SteadyRows<Row> {
  const shown = useRef<readonly Row[] | null>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const mustShow = useRef(true);
  const put = useCallback((next: readonly Row[]) => {
    shown.current = next;
    setRows(next);
  }, []);
  const show = useCallback(async () => {
    mustShow.current = true;
    await reload();
  }, [reload]);
  const keys = useMemo(() => new Set(rows?.map(keyOf)), [rows, keyOf]);
  const { note, ...arrivals } = useArrivals(show, keys);

  const accept = useCallback(
    (latest: readonly Row[]) => {
      const before = shown.current ?? [];
      if (mustShow.current || before.length === 0) {
        mustShow.current = false;
        put(latest);
        return;
      }
      const newest = before.map(timeOf).reduce((one, other) => (one > other ? one : other));
      const known = new Map(latest.map((row) => [keyOf(row), row]));
      put(before.map((row) => known.get(keyOf(row)) ?? row));
      latest.filter((row) => timeOf(row) > newest).forEach((row) => note(keyOf(row)));
    },
    [keyOf, timeOf, put, note],
  );
  const apply = useCallback(
    (changes: ReadonlyMap<string, (row: Row) => Row>) =>
      put((shown.current ?? []).map((row) => changes.get(keyOf(row))?.(row) ?? row)),
    [keyOf, put],
  );
  const change = useBatchedChanges(keys, apply);
  return { rows, arrivals, accept, note, change };
}
