import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../../lib/session/rights';
import { STAFF_ENTRIES } from '../frame/staff-entries';
import { areKeysOn } from '../../../lib/storage/key-choice';

/** A letter that comes later after g is one of the page's own. */
const WITHIN_MS = 1_500;
const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Leads to a page by g and its letter, before any page can take the letter for one of its own keys. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const holds = useRights();
  useEffect(
    function listen() {
      let pressedAtMs = -Infinity;
      const handleKey = (event: KeyboardEvent) => {
        if (isElsewhere(event)) {
          return;
        }
        const wasG = performance.now() - pressedAtMs < WITHIN_MS;
        pressedAtMs = !wasG && event.key === 'g' ? performance.now() : -Infinity;
        if (wasG) {
          event.preventDefault();
          event.stopImmediatePropagation();
          const entry = STAFF_ENTRIES.find(({ goKey }) => goKey === event.key);
          if (entry !== undefined && holds(entry.permission)) {
            void navigate(entry.path);
          }
        }
      };
      window.addEventListener('keydown', handleKey, true);
      return () => window.removeEventListener('keydown', handleKey, true);
    },
    [navigate, holds],
  );
}

/** Whether a key belongs to a field, a dialog or the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, repeat, isComposing }: KeyboardEvent): boolean {
  return (
    !areKeysOn() ||
    [ctrlKey, metaKey, altKey, repeat, isComposing].some(Boolean) ||
    document.querySelector('[role=dialog]') !== null ||
    (target instanceof HTMLElement && target.closest(FIELDS) !== null)
  );
}
