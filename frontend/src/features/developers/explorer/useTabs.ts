import { useState } from 'react';
import type { WrittenOperation } from '../api/operation';

/** An operation in a tab of its own. */
export interface ExplorerTab extends WrittenOperation {
  id: number;
}

export interface Tabs {
  tabs: readonly ExplorerTab[];
  active: ExplorerTab;
  choose: (id: number) => void;
  /** Changes the operation of the active tab. */
  write: (change: Partial<WrittenOperation>) => void;
  /** Opens an operation in a new tab. */
  open: (operation: WrittenOperation) => void;
  /** Closes a tab; the last one is emptied. */
  close: (id: number) => void;
}

const EMPTY: WrittenOperation = { query: '', variables: '' };

/** The operations that are being written, one of them in sight. */
export function useTabs(first: WrittenOperation): Tabs {
  const [tabs, setTabs] = useState<readonly ExplorerTab[]>([{ id: 1, ...first }]);
  const [activeId, setActiveId] = useState(1);
  const nextId = Math.max(...tabs.map(({ id }) => id)) + 1;
  const active = tabs.find(({ id }) => id === activeId) ?? tabs[0] ?? { id: 0, ...EMPTY };
  return {
    tabs,
    active,
    choose: setActiveId,
    write: (change) =>
      setTabs((now) => now.map((tab) => (tab.id === active.id ? { ...tab, ...change } : tab))),
    open(operation) {
      setTabs([...tabs, { id: nextId, ...operation }]);
      setActiveId(nextId);
    },
    close(id) {
      const left = tabs.filter((tab) => tab.id !== id);
      const [next = { id: nextId, ...EMPTY }] = left;
      setTabs(left.length === 0 ? [next] : left);
      if (id === active.id) {
        setActiveId(next.id);
      }
    },
  };
}

/** Name of an operation for its tab; null where it has none. */
export function operationName(query: string): string | null {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? null;
}
