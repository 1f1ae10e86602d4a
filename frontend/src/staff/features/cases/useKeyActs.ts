import { useEffect, useRef } from 'react';

/** Effects of keys on a page, by the name of each; `Ctrl+Enter` also while somebody types. */
export type KeyActs = Readonly<Partial<Record<string, () => void>>>;

/** Has keys do something at once, wherever the focus is, unless somebody types or a dialog is open. */
export function useKeyActs(acts: KeyActs, isOn = true): void {
  const latest = useRef(acts);
  useEffect(function storeLatest() {
    latest.current = acts;
  });
  useEffect(
    function listen() {
      if (!isOn) {
        return undefined;
      }
      const handleKey = (event: KeyboardEvent) => {
        const name = nameOf(event);
        const act = name === null ? undefined : latest.current[name];
        if (act !== undefined) {
          event.preventDefault();
          act();
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [isOn],
  );
}

/** Name of what is pressed; null where it belongs to a field, to the browser or to somebody else. */
function nameOf(event: KeyboardEvent): string | null {
  const { target, key, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (isComposing || repeat || defaultPrevented || metaKey || altKey) {
    return null;
  }
  if (ctrlKey) {
    return key === 'Enter' ? 'Ctrl+Enter' : null;
  }
  return target instanceof HTMLElement && target.matches(FIELDS) ? null : key;
}

/** A radio or a box has no use for letters. */
const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
