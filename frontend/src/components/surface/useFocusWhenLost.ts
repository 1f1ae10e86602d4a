import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element once the part of it that had the focus was replaced by another, so that neither Tab nor a reader of the
 * screen begins at the top of the page again.
 * @param shown name of the part that is shown; null while nothing is
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, shown: string | null): void {
  const before = useRef(shown);
  useEffect(
    function followPart() {
      const isReplaced = before.current !== null && shown !== null && before.current !== shown;
      before.current = shown;
      if (isReplaced && document.activeElement === document.body) {
        element.current?.focus({ preventScroll: true });
      }
    },
    [element, shown],
  );
}
