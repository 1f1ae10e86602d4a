import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { areKeysOn } from '../../../lib/storage/key-choice';

const PAGE_ROWS = 10;

export interface GridKeysOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  onOpen: (index: number) => void;
  /** Accepts any other key that is pressed on a row; gives whether it has done something. */
  onKey?: (key: string, index: number) => boolean;
}

export interface GridKeys {
  /** Index of the row that the Tab key reaches. */
  active: number;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves among rows by arrows or j and k, Page keys, Home and End; Enter opens. Keys within a button of a row are left to it. */
export function useGridKeys({ count, scroller, onOpen, onKey }: GridKeysOptions): GridKeys {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const mustFocus = useRef(false);
  useEffect(
    function focusActive() {
      if (mustFocus.current) {
        mustFocus.current = false;
        const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
        row?.focus({ preventScroll: true });
        row?.scrollIntoView?.({ block: 'nearest' });
      }
    },
    [active, scroller],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const isShortcut =
      event.key.length === 1 && (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn());
    const next = isShortcut ? null : movedBy(event.key, active, count - 1);
    if (next !== null) {
      event.preventDefault();
      mustFocus.current = next !== active;
      setActive(next);
    } else if (!isShortcut && onKey?.(event.key, active) === true) {
      event.preventDefault();
    }
  }
  return { active, onFocus: setActive, onKeyDown };
}

function movedBy(key: string, from: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    j: 1,
    k: -1,
    PageDown: PAGE_ROWS,
    PageUp: -PAGE_ROWS,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}
