import { useCallback, useState } from 'react';
import { flagInTab, isFlaggedInTab } from '../../lib/storage/browser-storage';

/** Says that the greeting was closed in this tab. */
const CLOSED_KEY = 'violators-modal-closed';
/** Whatever may lie above the page: the greeting never opens over it. */
const SOMETHING_OPEN = '[role=dialog], [role=alertdialog], [role=menu][data-state=open]';

export interface Greeting {
  readonly isOpen: boolean;
  close(): void;
}

/** Opens the greeting once the page is there, unless it was closed in this tab or something else is open. */
export function useGreeting(): Greeting {
  const [isOpen, setIsOpen] = useState(
    () => !isFlaggedInTab(CLOSED_KEY) && document.querySelector(SOMETHING_OPEN) === null,
  );
  const close = useCallback(() => {
    flagInTab(CLOSED_KEY);
    setIsOpen(false);
  }, []);
  return { isOpen, close };
}
