import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage/storage-keys';

/** Before the name of a column that was hidden and is to be shown, however little room there is. */
const FIXED_MARK = '+';

/** The reader's choices for the columns of a table. */
export interface ColumnChoices {
  readonly hidden: ReadonlySet<string>;
  /** Those that do not give way where there is no room. */
  readonly fixed: ReadonlySet<string>;
  choose(columnId: string, isShown: boolean): void;
}

/** Hidden and fixed columns of a table in this browser, for the next visit too, and the way to choose. */
export function useColumnChoices(tableId: string): ColumnChoices {
  const key = `${CHOICE_KEYS.hiddenColumns}.${tableId}`;
  const [stored, setStored] = useState(() => readStored(key) ?? '');
  return useMemo(() => {
    const entries = stored.split(',').filter((entry) => entry !== '');
    const choose = (columnId: string, isShown: boolean) => {
      const others = entries.filter((entry) => entry !== columnId && entry !== FIXED_MARK + columnId);
      const next = [...others, isShown ? FIXED_MARK + columnId : columnId].join(',');
      writeStored(key, next);
      setStored(next);
    };
    const isFixed = (entry: string) => entry.startsWith(FIXED_MARK);
    return {
      hidden: new Set(entries.filter((entry) => !isFixed(entry))),
      fixed: new Set(entries.filter(isFixed).map((entry) => entry.slice(FIXED_MARK.length))),
      choose,
    };
  }, [key, stored]);
}
