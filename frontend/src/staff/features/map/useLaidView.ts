import { useState } from 'react';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';

/** So many times as wide and high as the frame is the part for which marks are laid out. */
const TIMES = 2;
/** The map may be pushed by so much of its frame before they are laid out anew. */
const PUSHED = 0.4;

/** The part of the country for which marks are laid out: larger than what is shown, and the same while the map is pushed a little, so that a drag costs nothing. */
export function useLaidView(view: MapView, size: Size): { view: MapView; size: Size } {
  const [laid, setLaid] = useState(() => around(view, size));
  if (!doesServe(laid, view, size)) {
    const next = around(view, size);
    setLaid(next);
    return next;
  }
  return laid;
}

function around(view: MapView, size: Size): { view: MapView; size: Size } {
  return { view, size: { width: size.width * TIMES, height: size.height * TIMES } };
}

function doesServe(laid: { view: MapView; size: Size }, view: MapView, { width, height }: Size): boolean {
  const isAsLarge = laid.size.width === width * TIMES && laid.size.height === height * TIMES;
  if (!isAsLarge || laid.view.zoom !== view.zoom) {
    return false;
  }
  const { x, y } = toFrame(laid.view, view, { width, height });
  return Math.abs(x - width / 2) <= width * PUSHED && Math.abs(y - height / 2) <= height * PUSHED;
}
