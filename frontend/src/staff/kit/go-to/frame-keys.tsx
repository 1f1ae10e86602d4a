import { useCallback, useMemo, useState, Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../../../lib/lazy-screen';
import { FrameToolsContext, type FrameTools } from '../frame/frame-tools';
import { useGoKeys } from './useGoKeys';
import { useKeyActs } from '../keys/useKeyActs';
import { useListKeys } from './useListKeys';

const GoTo = lazyScreen(() => import('./GoTo').then((file) => file.GoTo));
const KeyHelp = lazyScreen(() => import('./KeyHelp').then((file) => file.KeyHelp));

/**
 * Keys that work on every page of the dashboard, g and a letter, Ctrl+K, j, k, / and ?, with the dialogs that they open; and the tools
 * that the frame shows.
 */
export function FrameKeysProvider({
  counts,
  children,
}: Pick<FrameTools, 'counts'> & { children: ReactNode }) {
  const [open, setOpen] = useState<'goTo' | 'help' | null>(null);
  const openGoTo = useCallback(() => setOpen('goTo'), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  const close = useCallback(() => setOpen(null), []);
  useGoKeys();
  useListKeys({ onGoTo: openGoTo });
  useKeyActs({ '?': openHelp });
  const tools = useMemo(() => ({ openGoTo, counts }), [openGoTo, counts]);
  return (
    <FrameToolsContext value={tools}>
      {children}
      <Suspense fallback={null}>
        {open === 'goTo' && <GoTo onClose={close} onHelp={openHelp} />}
        {open === 'help' && <KeyHelp onClose={close} />}
      </Suspense>
    </FrameToolsContext>
  );
}
