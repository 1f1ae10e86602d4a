import { useState, type ReactNode } from 'react';
import { RevealPlates } from './RevealPlates';
import type { PlatedRow, Plates } from './usePlates';

export interface RowReveal {
  /** Asks for the reason to show the plate of one row in full. */
  onReveal: (row: PlatedRow) => void;
  /** Asks while it is to be asked; stands beside the list. */
  sheet: ReactNode;
}

/** Shows the plate of one row of a list in full for a reason. */
export function useRowReveal(plates: Plates): RowReveal {
  const [row, setRow] = useState<PlatedRow | null>(null);
  return {
    onReveal: setRow,
    sheet: row !== null && <RevealPlates plates={plates} rows={[row]} onClose={() => setRow(null)} />,
  };
}
