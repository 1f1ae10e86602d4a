import type { Page } from 'playwright-core';

/** Something that a map has placed, CSS px. */
export interface MapBox {
  /** The layer that it belongs to, such as `clusters` or `cities`. */
  readonly layer: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Notes the map of the page as it is moved next, from the script that the page has loaded: the library stores what it has
 * placed, and shows nobody.
 */
const NOTE_MAP = `(async () => {
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
  const script = await import(scripts.find((name) => /tile-map/.test(name)));
  const TileMap = Object.values(script).find(({ prototype }) => prototype && 'queryRenderedFeatures' in prototype);
  const { jumpTo } = TileMap.prototype;
  TileMap.prototype.jumpTo = function note(...options) {
    window.notedMap = this;
    return jumpTo.apply(this, options);
  };
})()`;

const READ_BOXES = `(async () => {
  const map = window.notedMap;
  // Also a map that has loaded everything may not have placed its names yet.
  await new Promise((resolve) => map.once('idle', resolve) && map.triggerRepaint());
  const { collisionIndex: { grid }, retainedQueryData } = map.style.placement;
  const layerOf = ({ bucketInstanceId }) => {
    const { featureIndex, bucketIndex } = retainedQueryData[bucketInstanceId];
    return featureIndex.bucketLayerIDs[bucketIndex][0];
  };
  const boxes = grid.boxKeys.map((key, at) => {
    const [left, top, right, bottom] = grid.bboxes.slice(4 * at, 4 * at + 4);
    return { layer: layerOf(key), left, top, right, bottom };
  });
  const circles = grid.circleKeys.map((key, at) => {
    const [x, y, radius] = grid.circles.slice(3 * at, 3 * at + 3);
    return { layer: layerOf(key), left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  });
  return [...boxes, ...circles];
})()`;

/** Reads what the map of a page places from now on: names, clusters, pins. It has to be moved once before. */
export async function watchMapBoxes(page: Page): Promise<() => Promise<MapBox[]>> {
  await page.evaluate(NOTE_MAP);
  return () => page.evaluate<MapBox[]>(READ_BOXES);
}

/** Whether two boxes lie on each other. */
export function doMeet(one: MapBox, other: MapBox): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
