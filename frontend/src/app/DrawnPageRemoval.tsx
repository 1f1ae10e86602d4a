import { useLayoutEffect } from 'react';
import { removeDrawnPage } from '../lib/drawn-page';

/** Removes the page that was drawn at build, in the same moment in which the screen beside it appears. */
export function DrawnPageRemoval() {
  useLayoutEffect(removeDrawnPage, []);
  return null;
}
