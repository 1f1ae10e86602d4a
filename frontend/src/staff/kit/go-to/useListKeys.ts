import { useEffect } from 'react';
import { useKeyActs } from '../keys/useKeyActs';

/** A page whose j and k move something of its own. */
const OWN_KEYS = 'main [data-own-keys]';
const ROW = 'main [data-row][tabindex="0"]';
const FILTER =
  'main input[type=search], main input[data-filter], main [data-filter] input, main [data-filter] button';

/** On every page: j and k reach the list from anywhere, / reaches the filter, and Ctrl+K opens the list of pages. */
export function useListKeys({ onGoTo }: { onGoTo: () => void }): void {
  useKeyActs({ j: focusRow, k: focusRow, '/': focusFilter });
  useEffect(
    function listenForGoTo() {
      const handleKey = (event: KeyboardEvent) => {
        const isGoTo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (isGoTo && document.querySelector('[role=dialog]') === null) {
          event.preventDefault();
          onGoTo();
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [onGoTo],
  );
}

/** Gives false where a row has the focus, which moves by itself, and where there is no list. */
function focusRow(): boolean {
  const row = document.querySelector<HTMLElement>(ROW);
  const isElsewhere =
    document.querySelector(OWN_KEYS) !== null || document.activeElement?.closest('[data-row]');
  if (row === null || Boolean(isElsewhere)) {
    return false;
  }
  row.focus();
  return true;
}

function focusFilter(): boolean {
  const filter = document.querySelector<HTMLElement>(FILTER);
  filter?.focus();
  return filter !== null;
}
