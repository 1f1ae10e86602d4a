import { createContext, useCallback, useContext, useMemo, useState, Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../../../lib/lazy-screen';
import { useGoKeys } from './useGoKeys';
import { useKeyActs } from './useKeyActs';
import { useListKeys } from './useListKeys';

const GoTo = lazyScreen(() => import('./GoTo').then((file) => file.GoTo));
const KeyHelp = lazyScreen(() => import('./KeyHelp').then((file) => file.KeyHelp));

interface FrameKeys {
  /** Opens the list of pages to type into. */
  openGoTo(): void;
  /** Opens the list of all keys. */
  openHelp(): void;
}

const KeysContext = createContext<FrameKeys | null>(null);

/** Keys that work on every page of the dashboard: g and a letter, Ctrl+K, j, k, / and ?. */
export function FrameKeysProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'goTo' | 'help' | null>(null);
  const openGoTo = useCallback(() => setOpen('goTo'), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  const close = useCallback(() => setOpen(null), []);
  useGoKeys();
  useListKeys({ onGoTo: openGoTo });
  useKeyActs({ '?': openHelp });
  const keys = useMemo(() => ({ openGoTo, openHelp }), [openGoTo, openHelp]);
  return (
    <KeysContext value={keys}>
      {children}
      <Suspense fallback={null}>
        {open === 'goTo' && <GoTo onClose={close} onHelp={openHelp} />}
        {open === 'help' && <KeyHelp onClose={close} />}
      </Suspense>
    </KeysContext>
  );
}

/** The dialogs of the keys, for buttons that open them. */
export function useFrameKeys(): FrameKeys {
  const keys = useContext(KeysContext);
  if (keys === null) {
    throw new Error('The keys of the dashboard need FrameKeysProvider');
  }
  return keys;
}
