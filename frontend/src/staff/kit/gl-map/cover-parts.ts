import type { LayerSpecification } from 'maplibre-gl';
import type { TileMap } from '../../../components/tile-ground/tile-map';
import { pointFeature, type MapFeature } from './map-features';
import { mapImage, type MapImage } from './map-image';
import type { MapSurface } from './map-content';

/** Elements over a map: its toggles, its buttons, its scale, and the whole country, small. */
const PARTS = ['layers', 'controls', 'scale', 'inset'].map((part) => `[data-part=${part}]`).join();
/** They are covered by squares of this edge, which are seen by nobody, CSS px. */
const SQUARE_PX = 24;
const PARTS_SOURCE = 'parts';
const IMAGE = 'part';

/** Attribute of the element that holds a map and what lies over it. */
export const MAP_CARD = { 'data-map': '' };

/** Makes names give way to the elements that lie over a map in its {@link MAP_CARD}, wherever it is moved. */
export function coverParts(map: TileMap, surface: MapSurface): void {
  const cover = () => surface.show(PARTS_SOURCE, squaresOf(map));
  map.on('move', cover);
  map.on('resize', cover);
  cover();
}

/** Source, image and layer of {@link coverParts}. */
export const PARTS_CONTENT = {
  sources: [PARTS_SOURCE],
  images: (): MapImage[] => [mapImage(IMAGE, { width: SQUARE_PX, height: SQUARE_PX }, () => undefined)],
  layers: (): LayerSpecification[] => [
    {
      id: 'parts',
      source: PARTS_SOURCE,
      type: 'symbol',
      layout: { 'icon-image': IMAGE, 'icon-allow-overlap': true },
    },
  ],
};

function squaresOf(map: TileMap): MapFeature[] {
  const frame = map.getContainer();
  const origin = frame.getBoundingClientRect();
  const parts = [...(frame.closest('[data-map]')?.querySelectorAll(PARTS) ?? [])];
  return parts.flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [columns, rows] = [Math.ceil(width / SQUARE_PX), Math.ceil(height / SQUARE_PX)];
    return Array.from({ length: columns * rows }, (_, index) => {
      const x = left - origin.left + ((index % columns) + 0.5) * (width / columns);
      const y = top - origin.top + (Math.floor(index / columns) + 0.5) * (height / rows);
      const { lng, lat } = map.unproject([x, y]);
      return pointFeature([lng, lat], {});
    });
  });
}
