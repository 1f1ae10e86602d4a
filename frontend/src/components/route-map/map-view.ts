import type { Place } from '@wakafine/domain/geo/geo';
import { metresPerPx, placeOf, worldSizePx, type WorldPlace } from './projection';
import type { Size } from './route-map-types';

/** Shown part of the world: its middle on the Web-Mercator square and the zoom, north up. */
export interface MapView extends WorldPlace {
  /** As tile maps count it: one more is twice as near; may be a fraction. */
  readonly zoom: number;
}

/** A point in the frame of the map, CSS px from its top left. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** Farther away nothing of a journey is left, nearer the receiver's noise is all there is. */
export const MIN_ZOOM = 4;
export const MAX_ZOOM = 19;
/** A route that hardly moved is not blown up further than streets. */
const MAX_FIT_ZOOM = 17;

/** Room between the places and the edges of the frame, CSS px. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The same room on all sides, CSS px. */
export function evenPadding(paddingPx: number): Padding {
  return { top: paddingPx, right: paddingPx, bottom: paddingPx, left: paddingPx };
}

/** The view that shows all places inside the padding, as large as it goes; null without places. */
export function fitView(places: readonly WorldPlace[], size: Size, padding: Padding): MapView | null {
  if (places.length === 0) {
    return null;
  }
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of places) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const worldPx = Math.min(
    Math.max(1, size.width - padding.left - padding.right) / (east - west),
    Math.max(1, size.height - padding.top - padding.bottom) / (south - north),
  );
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_FIT_ZOOM, Math.log2(worldPx / worldSizePx(0))));
  const middle = { x: (west + east) / 2, y: (north + south) / 2, zoom };
  return panned(middle, (padding.left - padding.right) / 2, (padding.top - padding.bottom) / 2);
}

/** Position of a place of the world in the frame. */
export function toFrame(place: WorldPlace, view: MapView, size: Size): FramePoint {
  const worldPx = worldSizePx(view.zoom);
  return {
    x: (place.x - view.x) * worldPx + size.width / 2,
    y: (place.y - view.y) * worldPx + size.height / 2,
  };
}

/** The place of the world at a point of the frame: the inverse of {@link toFrame}. */
export function fromFrame({ x, y }: FramePoint, view: MapView, size: Size): WorldPlace {
  const worldPx = worldSizePx(view.zoom);
  return { x: view.x + (x - size.width / 2) / worldPx, y: view.y + (y - size.height / 2) / worldPx };
}

/** The view after the map was pushed by so many px to the right and down. */
export function panned(view: MapView, byXPx: number, byYPx: number): MapView {
  const worldPx = worldSizePx(view.zoom);
  return { ...view, x: view.x - byXPx / worldPx, y: Math.max(0, Math.min(1, view.y - byYPx / worldPx)) };
}

/** The view nearer by `steps` zoom levels (negative: farther), with what is under `anchor` staying there. */
export function zoomedAt(view: MapView, steps: number, anchor: FramePoint, size: Size): MapView {
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom + steps));
  const [offXPx, offYPx] = [anchor.x - size.width / 2, anchor.y - size.height / 2];
  const shift = 1 / worldSizePx(view.zoom) - 1 / worldSizePx(zoom);
  return { x: view.x + offXPx * shift, y: view.y + offYPx * shift, zoom };
}

/** A round length for the scale bar, at most `maxPx` long in the middle of the view. */
export function scaleBarOf(view: MapView, maxPx: number): { lengthM: number; widthPx: number } {
  const { lat }: Place = placeOf(view);
  const oneMetrePx = 1 / metresPerPx(lat, view.zoom);
  const maxM = maxPx / oneMetrePx;
  const tens = 10 ** Math.floor(Math.log10(maxM));
  const lengthM = tens * ([5, 2].find((step) => step * tens <= maxM) ?? 1);
  return { lengthM, widthPx: lengthM * oneMetrePx };
}
