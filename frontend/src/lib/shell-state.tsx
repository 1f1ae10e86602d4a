import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

export interface ShellState {
  isStartDialogOpen: boolean;
  openStartDialog(): void;
  closeStartDialog(): void;
  /** True while the driving screen has the whole display: no header, no tabs. */
  isDriving: boolean;
  setIsDriving(isDriving: boolean): void;
}

const ShellContext = createContext<ShellState | null>(null);

/** Holds what the frame of the app and its features must agree on. */
export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [isStartDialogOpen, setIsStartDialogOpen] = useState(false);
  const [isDriving, setIsDriving] = useState(false);
  const state = useMemo<ShellState>(
    () => ({
      isStartDialogOpen,
      openStartDialog: () => setIsStartDialogOpen(true),
      closeStartDialog: () => setIsStartDialogOpen(false),
      isDriving,
      setIsDriving,
    }),
    [isStartDialogOpen, isDriving],
  );
  return <ShellContext.Provider value={state}>{children}</ShellContext.Provider>;
}

/** The frame's state: which dialog is open, and whether the driving screen hides the frame. */
export function useShellState(): ShellState {
  const state = useContext(ShellContext);
  if (state === null) {
    throw new Error('useShellState needs ShellStateProvider');
  }
  return state;
}

/** Opens and closes the one 'Start New Journey' dialog, from the header or from the home page. */
export function useStartJourneyDialog(): { isOpen: boolean; open: () => void; close: () => void } {
  const { isStartDialogOpen, openStartDialog, closeStartDialog } = useShellState();
  return { isOpen: isStartDialogOpen, open: openStartDialog, close: closeStartDialog };
}

/** Hides header and tabs while `isDriving`, and brings them back when the screen is left. */
export function useDrivingScreen(isDriving: boolean): void {
  const { setIsDriving } = useShellState();
  useEffect(
    function hideFrame() {
      setIsDriving(isDriving);
      return () => setIsDriving(false);
    },
    [isDriving, setIsDriving],
  );
}
