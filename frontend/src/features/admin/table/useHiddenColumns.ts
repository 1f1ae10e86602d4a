import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage-keys';

/** Which columns of a table this browser hides, kept for the next visit, and the way to hide or show one. */
export function useHiddenColumns(tableId: string): [ReadonlySet<string>, (columnId: string) => void] {
  const key = `${CHOICE_KEYS.hiddenColumns}.${tableId}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(idsOf(readStored(key))));
  const toggle = (columnId: string) => {
    const next = new Set(hidden);
    if (!next.delete(columnId)) {
      next.add(columnId);
    }
    writeStored(key, [...next].join(','));
    setHidden(next);
  };
  return [hidden, toggle];
}

function idsOf(stored: string | null): string[] {
  return (stored ?? '').split(',').filter((id) => id !== '');
}
