import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../../../kit/country-map/map-colors';
import type { MapContent } from '../../../kit/gl-map/map-content';
import type { MapFonts } from '../../../kit/gl-map/map-fonts';
import { markImages, RING_IMAGE } from './mark-images';
import { CLUSTER_RADII_PX } from './mark-layout';
import { traceLayers, TRACE_SOURCE } from './trace-layers';

/** Names of the sources of the live map: of its marks, and of the way of the chosen journey. */
export const MARKS_SOURCE = 'marks';

/** From the middle of an image to its place, CSS px: a pin stands on its tip, the zone of a cluster at its edge. */
const PIN_UP: ExpressionSpecification = ['literal', [0, -11]];
/** Letters of the count of a cluster, CSS px. */
const COUNT_PX = 13;

/** Vehicles, violations, incidents, their clusters and the way of the chosen journey. Clusters and pins have their places first, so that no name lies under them. */
export const OPS_CONTENT: MapContent = {
  sources: [TRACE_SOURCE, MARKS_SOURCE],
  images: markImages,
  layers: (colors, fonts) => [...traceLayers(colors), ...markLayers(colors, fonts)],
};

function markLayers(colors: MapColors, fonts: MapFonts): LayerSpecification[] {
  const image: ExpressionSpecification = ['get', 'image'];
  const shown = { 'icon-image': image, 'icon-allow-overlap': true };
  const upward: ExpressionSpecification = ['case', ['get', 'isPin'], PIN_UP, ['literal', [0, 0]]];
  return [
    {
      ...layerOf('marks', 'mark'),
      type: 'symbol',
      // They move: names that made room for each would come and go every second.
      layout: { ...shown, 'icon-ignore-placement': true, 'symbol-sort-key': ['get', 'order'] },
    },
    {
      ...layerOf('pins', 'pin'),
      type: 'symbol',
      layout: { ...shown, 'icon-offset': PIN_UP, 'symbol-sort-key': ['get', 'order'] },
    },
    {
      ...layerOf('clusters', 'cluster'),
      type: 'symbol',
      layout: {
        ...shown,
        'icon-padding': 3,
        'text-field': ['get', 'count'],
        'text-font': fonts.bold,
        'text-size': COUNT_PX,
        'text-allow-overlap': true,
        'text-padding': 0,
      },
      paint: {
        'text-color': ['case', ['get', 'isVehicles'], colors('brand.contrast'), colors('fg')],
      },
    },
    {
      ...layerOf('badges', 'badge'),
      type: 'symbol',
      layout: { ...shown, 'icon-offset': badgeOffset() },
    },
    {
      ...layerOf('chosen', 'chosen'),
      type: 'symbol',
      layout: { ...shown, 'icon-offset': upward },
    },
    {
      ...layerOf('ring', 'chosen'),
      type: 'symbol',
      layout: { 'icon-image': RING_IMAGE, 'icon-allow-overlap': true, 'icon-offset': upward },
    },
  ];
}

/** At the upper right of its cluster. */
function badgeOffset(): ExpressionSpecification {
  const [few, some, many] = CLUSTER_RADII_PX;
  return ['match', ['get', 'radiusPx'], few, edgeOf(few), some, edgeOf(some), edgeOf(many)];
}

function edgeOf(radiusPx: number): ExpressionSpecification {
  const off = radiusPx * 0.8;
  return ['literal', [off, -off]];
}

function layerOf(id: string, kind: string) {
  const filter: ExpressionSpecification = ['==', ['get', 'kind'], kind];
  return { id, source: MARKS_SOURCE, filter };
}
