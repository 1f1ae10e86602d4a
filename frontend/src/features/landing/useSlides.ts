import { useState } from 'react';
import { useSwipe, type Swipe } from '../../components/surface/useSwipe';

/** Slides that are shown one at a time, and the ways from one to the next. */
export interface Slides {
  /** Index of the shown one, from 0. */
  readonly index: number;
  readonly count: number;
  /** Shows the one before; the first one stays. */
  back(): void;
  /** Shows the next one; the last one stays. */
  forward(): void;
  /** For the element that is swiped. */
  readonly swipe: Swipe;
}

/** Shows one of `count` slides; a swipe of 50 px or more leads on or back. */
export function useSlides(count: number): Slides {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((shown) => Math.min(count - 1, Math.max(0, shown + by)));
  const swipe = useSwipe((movedPx) => move(movedPx < 0 ? 1 : -1));
  return { index, count, back: () => move(-1), forward: () => move(1), swipe };
}
