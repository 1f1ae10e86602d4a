import type { MapContent } from './map-content';
import { mapImage } from './map-image';

/** Name of the source of what is drawn over a map otherwise: no name is written under its lines. */
export const COVERED_SOURCE = 'covered';
/** Half of it is free of names on both sides of a line, CSS px. */
const FREE_PX = 14;

/** Lines that are drawn over the map by somebody else, such as segments: names make room for them as if they were drawn by it. */
export const COVER_CONTENT: MapContent = {
  sources: [COVERED_SOURCE],
  images: () => [mapImage('clear', { width: FREE_PX, height: FREE_PX }, () => undefined)],
  layers: () => [
    {
      id: 'covered',
      source: COVERED_SOURCE,
      type: 'symbol',
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': FREE_PX,
        'icon-image': 'clear',
        'icon-rotation-alignment': 'viewport',
        'icon-allow-overlap': true,
        'icon-padding': 0,
      },
    },
  ],
};
