import { useRef, useState, type PointerEvent } from 'react';

/** A finger that moves less than this has not swiped, px (product specification, section 2). */
export const SWIPE_PX = 50;

/** What is shown one at a time, and the ways from one to the next. */
export interface Slides {
  /** Which one is shown, from 0. */
  readonly index: number;
  readonly count: number;
  /** Shows the one before; the first one stays. */
  back(): void;
  /** Shows the next one; the last one stays. */
  forward(): void;
  /** For the element that is swiped. */
  readonly swipe: {
    onPointerDown(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
}

/** Shows one of `count` slides; a swipe of 50 px or more leads on or back. */
export function useSlides(count: number): Slides {
  const [index, setIndex] = useState(0);
  const startX = useRef<number | null>(null);
  const move = (by: number) => setIndex((shown) => Math.min(count - 1, Math.max(0, shown + by)));

  function handlePointerUp({ clientX }: PointerEvent): void {
    const movedPx = startX.current === null ? 0 : clientX - startX.current;
    startX.current = null;
    if (Math.abs(movedPx) >= SWIPE_PX) {
      move(movedPx < 0 ? 1 : -1);
    }
  }

  return {
    index,
    count,
    back: () => move(-1),
    forward: () => move(1),
    swipe: {
      onPointerDown: ({ clientX }) => {
        startX.current = clientX;
      },
      onPointerUp: handlePointerUp,
      onPointerCancel: () => {
        startX.current = null;
      },
    },
  };
}
