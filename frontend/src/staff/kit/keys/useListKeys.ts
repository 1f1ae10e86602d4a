import { useEffect } from 'react';
import { useKeyActs } from './useKeyActs';

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

/** A row that has the focus moves it by itself. */
function focusRow(): void {
  if (document.querySelector(OWN_KEYS) === null && document.activeElement?.closest('[data-row]') === null) {
    document.querySelector<HTMLElement>(ROW)?.focus();
  }
}

function focusFilter(): void {
  document.querySelector<HTMLElement>(FILTER)?.focus();
}
