import { useCallback, useMemo, useState } from 'react';
import { useRevealPlatesMutation } from '../../../graphql/staff';

/** So many are revealed with one act at most. */
const MOST_AT_ONCE = 100;

/** What a row tells of its vehicle. */
export interface PlatedRow {
  readonly registrationNumber: string;
  readonly vehicleId: string | null;
}

export interface Plates {
  /** The number in full where it was revealed, else as it is masked. */
  textOf(row: PlatedRow): string;
  /** Whether there is one among the rows that is still masked. */
  hasMasked(rows: readonly PlatedRow[]): boolean;
  /** Reveals those of the rows, the first 100 of them; written down by the server. @throws what it refuses with */
  reveal(rows: readonly PlatedRow[]): Promise<void>;
  /** Masks all of them again. */
  mask(): void;
  isRevealing: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The registration numbers that were revealed on a page; they are forgotten with it. */
export function usePlates(): Plates {
  const [known, setKnown] = useState(NONE);
  const [revealPlates, { loading }] = useRevealPlatesMutation({ fetchPolicy: 'no-cache' });

  const textOf = useCallback(
    ({ vehicleId, registrationNumber }: PlatedRow) =>
      (vehicleId === null ? undefined : known.get(vehicleId)) ?? registrationNumber,
    [known],
  );
  const hasMasked = useCallback((rows: readonly PlatedRow[]) => maskedIds(rows, known).length > 0, [known]);
  const reveal = useCallback(
    async (rows: readonly PlatedRow[]) => {
      const vehicleIds = maskedIds(rows, known).slice(0, MOST_AT_ONCE);
      const { data } = await revealPlates({ variables: { vehicleIds } });
      const told = data?.revealRegistrations ?? [];
      setKnown((before) => new Map([...before, ...told.map(pairOf)]));
    },
    [known, revealPlates],
  );
  const mask = useCallback(() => setKnown(NONE), []);
  return useMemo(
    () => ({ textOf, hasMasked, reveal, mask, isRevealing: loading }),
    [textOf, hasMasked, reveal, mask, loading],
  );
}

function maskedIds(rows: readonly PlatedRow[], known: ReadonlyMap<string, string>): string[] {
  const ids = rows.flatMap(({ vehicleId }) =>
    vehicleId === null || known.has(vehicleId) ? [] : [vehicleId],
  );
  return [...new Set(ids)];
}

function pairOf({ vehicleId, registrationNumber }: { vehicleId: string; registrationNumber: string }) {
  return [vehicleId, registrationNumber] as const;
}
