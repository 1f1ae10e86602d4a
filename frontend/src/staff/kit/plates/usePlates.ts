import { useCallback, useMemo, useState } from 'react';
import { useRevealPlatesMutation } from '../../../graphql/staff';
import type { RevealWhy } from '../reveal/reveal-why';

/** So many are revealed with one act at most. */
const MOST_AT_ONCE = 100;

/** Kind of the rows of a list: the owners of violations and journeys can read that their plates were seen. */
export type PlatedRowKind = 'VIOLATION' | 'JOURNEY' | 'VEHICLE';

/** Vehicle of a row. */
export interface PlatedRow {
  /** Left out where the row is the vehicle itself. */
  readonly id?: string;
  readonly registrationNumber: string;
  readonly vehicleId: string | null;
}

export interface Plates {
  /** The number in full where it was revealed in this row, else as it is masked. */
  textOf(row: PlatedRow): string;
  /** Whether there is one among the rows that is still masked. */
  hasMasked(rows: readonly PlatedRow[]): boolean;
  /** Reveals those of the rows, the first 100 of them; written down by the server. @throws what it refuses with */
  reveal(rows: readonly PlatedRow[], why: RevealWhy): Promise<void>;
  /** Masks all of them again. */
  mask(): void;
  isRevealing: boolean;
}

/** Plates by the rows that show them: the same vehicle in another row may be another person’s. */
type KnownPlates = ReadonlyMap<string, string>;
const NONE: KnownPlates = new Map();

/** The registration numbers that were revealed on a page; they are discarded with it. */
export function usePlates(kind: PlatedRowKind): Plates {
  const [known, setKnown] = useState(NONE);
  const [revealPlates, { loading }] = useRevealPlatesMutation({ fetchPolicy: 'no-cache' });

  const textOf = useCallback((row: PlatedRow) => known.get(keyOf(row)) ?? row.registrationNumber, [known]);
  const hasMasked = useCallback((rows: readonly PlatedRow[]) => maskedRows(rows, known).length > 0, [known]);
  const reveal = useCallback(
    async (rows: readonly PlatedRow[], why: RevealWhy) => {
      const masked = maskedRows(rows, known).slice(0, MOST_AT_ONCE);
      const vehicleIds = [...new Set(masked.map(({ vehicleId }) => vehicleId))];
      const { data } = await revealPlates({
        variables: { input: { vehicleIds, ...rowsOf(kind, masked), ...why } },
      });
      const received = new Map(
        (data?.revealRegistrations ?? []).map((each) => [each.vehicleId, each.registrationNumber] as const),
      );
      const shown = masked.flatMap(({ id, vehicleId }) => {
        const plate = received.get(vehicleId);
        return plate === undefined ? [] : [[id, plate] as const];
      });
      setKnown((before) => new Map([...before, ...shown]));
    },
    [kind, known, revealPlates],
  );
  const mask = useCallback(() => setKnown(NONE), []);
  return useMemo(
    () => ({ textOf, hasMasked, reveal, mask, isRevealing: loading }),
    [textOf, hasMasked, reveal, mask, loading],
  );
}

function keyOf({ id, vehicleId }: PlatedRow): string {
  return id ?? vehicleId ?? '';
}

function maskedRows(rows: readonly PlatedRow[], known: KnownPlates): { id: string; vehicleId: string }[] {
  return rows.flatMap((row) => {
    const id = keyOf(row);
    return row.vehicleId === null || known.has(id) ? [] : [{ id, vehicleId: row.vehicleId }];
  });
}

function rowsOf(kind: PlatedRowKind, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  return {
    ...(kind === 'VIOLATION' && { violationIds: ids }),
    ...(kind === 'JOURNEY' && { journeyIds: ids }),
  };
}
