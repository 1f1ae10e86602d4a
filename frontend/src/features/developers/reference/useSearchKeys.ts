import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { areKeysOn } from '../../../lib/storage/key-choice';

/** Elements that a slash is typed into. */
const FIELDS = 'input, textarea, select, [contenteditable=true]';
const STOPS = 'input[type=search], [data-found]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Has `/` reach the search field from anywhere on the page, unless somebody types, a dialog is open or single keys are turned off. Gives the handler of keys for
 * what holds the field and its hits (marked `data-found`): arrows go from one to the next and stop at the ends, Escape clears.
 */
export function useSearchKeys(
  fieldId: string,
  clear: () => void,
): (event: ReactKeyboardEvent<HTMLElement>) => void {
  useEffect(
    function listenForSlash() {
      const handleKey = (event: KeyboardEvent) => {
        if (isOfPage(event)) {
          event.preventDefault();
          document.getElementById(fieldId)?.focus();
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [fieldId],
  );
  return (event) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (at === -1) {
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
      stops[0]?.focus();
    }
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      stops[at + step]?.focus();
    }
  };
}

function isOfPage({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  return (
    key === '/' &&
    areKeysOn() &&
    [ctrlKey, metaKey, altKey, isComposing].every((each) => !each) &&
    document.querySelector('[role=dialog]') === null &&
    !(target instanceof HTMLElement && target.closest(FIELDS) !== null)
  );
}
