import { useRef, type PointerEvent } from 'react';

/** A finger that moves less than this has not swiped, px (product specification, sections 2 and 9). */
const SWIPE_PX = 50;

/**
 * For the element that is swiped; it also needs `touchAction: 'pan-y'`, else the browser handles the gesture
 * itself.
 */
export interface Swipe {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** Calls back when a finger or mouse has moved 50 px or more sideways, negative to the left. */
export function useSwipe(onSwiped: (movedPx: number) => void): Swipe {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX }) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }) => {
      const movedPx = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      if (Math.abs(movedPx) >= SWIPE_PX) {
        onSwiped(movedPx);
      }
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
