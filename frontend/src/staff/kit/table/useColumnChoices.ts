import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage/storage-keys';

/** Before the name of a column that was hidden and is to be shown, however little room there is. */
const KEPT_MARK = '+';

/** The reader's choices for the columns of a table. */
export interface ColumnChoices {
  readonly hidden: ReadonlySet<string>;
  /** Those that do not give way where there is no room. */
  readonly kept: ReadonlySet<string>;
  choose(columnId: string, isShown: boolean): void;
}

/** Hidden and fixed columns of a table in this browser, for the next visit too, and the way to choose. */
export function useColumnChoices(tableId: string): ColumnChoices {
  const key = `${CHOICE_KEYS.hiddenColumns}.${tableId}`;
  const [stored, setStored] = useState(() => readStored(key) ?? '');
  return useMemo(() => {
    const entries = stored.split(',').filter((entry) => entry !== '');
    const choose = (columnId: string, isShown: boolean) => {
      const others = entries.filter((entry) => entry !== columnId && entry !== KEPT_MARK + columnId);
      const next = [...others, isShown ? KEPT_MARK + columnId : columnId].join(',');
      writeStored(key, next);
      setStored(next);
    };
    const isKept = (entry: string) => entry.startsWith(KEPT_MARK);
    return {
      hidden: new Set(entries.filter((entry) => !isKept(entry))),
      kept: new Set(entries.filter(isKept).map((entry) => entry.slice(KEPT_MARK.length))),
      choose,
    };
  }, [key, stored]);
}
