import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

export interface StartJourneyDialogState {
  isOpen: boolean;
  /** Code of a vehicle that the app was opened with; null without one. */
  code: string | null;
  open(): void;
  openWithCode(code: string): void;
  close(): void;
}

const StartDialogContext = createContext<StartJourneyDialogState | null>(null);

/** Holds what the frame of the app and its features must agree on. */
export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const state = useMemo(
    () => ({
      isOpen,
      code,
      open: () => setIsOpen(true),
      openWithCode: (given: string) => {
        setCode(given);
        setIsOpen(true);
      },
      close: () => {
        setCode(null);
        setIsOpen(false);
      },
    }),
    [isOpen, code],
  );
  return <StartDialogContext.Provider value={state}>{children}</StartDialogContext.Provider>;
}

/** Opens and closes the one 'Start New Journey' dialog, from the header or from a page. */
export function useStartJourneyDialog(): StartJourneyDialogState {
  const state = useContext(StartDialogContext);
  if (state === null) {
    throw new Error('useStartJourneyDialog needs ShellStateProvider');
  }
  return state;
}
