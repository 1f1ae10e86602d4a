import { useEffect } from 'react';

/** Elements that have a use of their own for the space key. */
const USES_SPACE = 'button, a, select, textarea, input:not([type=range]), [contenteditable], [role=dialog] *';

/** Calls back when the space key is pressed anywhere on the page where it means nothing else. */
export function useSpaceKey(onSpace: () => void): void {
  useEffect(
    function listenForSpace() {
      function listen(event: KeyboardEvent): void {
        const isPlain = !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
        const isAccepted = event.target instanceof Element && event.target.matches(USES_SPACE);
        if (event.code === 'Space' && isPlain && !isAccepted && !event.defaultPrevented) {
          event.preventDefault();
          onSpace();
        }
      }
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [onSpace],
  );
}
