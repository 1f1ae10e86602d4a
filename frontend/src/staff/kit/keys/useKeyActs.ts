import { useEffect, useRef } from 'react';
import { areKeysOn } from '../../../lib/storage/key-choice';

/**
 * Effects of keys on a page, by the name of each; `Ctrl+Enter` also while somebody types, `Ctrl+z` not. What gives false leaves the key to others.
 */
export type KeyActs = Readonly<Partial<Record<string, () => unknown>>>;

/** Place that keys are for: while a dialog is open, those of the page rest. */
export type KeyPlace = 'page' | 'dialog';

/**
 * Has keys do something at once, wherever the focus is in their place, unless somebody types, a menu is open, or the keys are turned
 * off; `Ctrl+Enter` is never off.
 */
export function useKeyActs(acts: KeyActs, place: KeyPlace = 'page'): void {
  const latest = useRef(acts);
  useEffect(function storeLatest() {
    latest.current = acts;
  });
  useEffect(
    function listen() {
      const handleKey = (event: KeyboardEvent) => {
        if (!areKeysOn() && event.key !== 'Enter') {
          return;
        }
        const isDialogOpen = document.querySelector('[role=dialog]') !== null;
        const name = isDialogOpen === (place === 'dialog') ? nameOf(event) : null;
        const act = name === null ? undefined : latest.current[name];
        if (act !== undefined && act() !== false) {
          event.preventDefault();
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [place],
  );
}

/** Name of what is pressed; null where it belongs to a field, to the browser or to somebody else. */
function nameOf(event: KeyboardEvent): string | null {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event;
  if (isComposing || repeat || defaultPrevented || altKey) {
    return null;
  }
  const isFields =
    target instanceof HTMLElement && target.closest(key === 'Enter' ? PRESSED : FIELDS) !== null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
    return isFields || shiftKey ? null : 'Ctrl+z';
  }
  if (metaKey) {
    return null;
  }
  if (ctrlKey) {
    return key === 'Enter' ? 'Ctrl+Enter' : null;
  }
  return isFields ? null : key;
}

/** A radio or a box has no use for letters; a menu finds its entries by them. */
const FIELDS =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]';

/** Enter presses what has the focus. */
const PRESSED = `${FIELDS}, a, button, input, [role=button], [role=option], [role=row]`;
