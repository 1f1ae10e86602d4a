import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import gazetteer from '../../../../../geodata/gazetteer.json';
import ground from '../../../../../geodata/map-ground.json';
import type { MapView } from '../../../components/route-map/map-view';
import { cameraOf, TileMap } from '../../../components/tile-ground/tile-map';
import type { MapColors } from '../country-map/map-colors';
import { groundFeatures } from './ground-features';
import { groundImages } from './ground-images';
import { GROUND_SOURCE, groundLayers } from './ground-layers';
import { coverParts, PARTS_CONTENT } from './cover-parts';
import { createMapSurface } from './map-surface';
import { collected } from './map-features';
import { mapFonts, type MapFonts } from './map-fonts';
import type { MapContent, MapSurface } from './map-content';

const GROUND = groundFeatures(gazetteer, ground);
/** Nearer, the lines of the ground only get larger. */
const GROUND_MAX_ZOOM = 12;

export interface DrawMapOptions {
  readonly view: MapView;
  readonly look: { readonly colors: MapColors; readonly seaName: string };
  readonly content: MapContent;
  /** Style of tiles in the place of the ground that comes with the app; null for that. */
  readonly styleUrl: string | null;
  /** Called once when the map can show something. */
  readonly onDrawn: (surface: MapSurface) => void;
  /** Called when the style can't be had, or there is no WebGL. */
  readonly onLost: () => void;
}

/** Draws a map in an element; null where it can't be drawn. */
export function drawMap(container: HTMLElement, options: DrawMapOptions): TileMap | null {
  const { view, look, content, styleUrl, onDrawn, onLost } = options;
  const fonts = mapFonts(getComputedStyle(container).fontFamily);
  try {
    const map = new TileMap({
      container,
      style: styleUrl ?? groundStyle(look, fonts),
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
      renderWorldCopies: false,
      // The page itself follows the size of its frame, in whole px.
      ...cameraOf(view),
    });
    let isDrawn = false;
    map.once('style.load', () => {
      isDrawn = true;
      const { colors } = look;
      const shownFonts = styleUrl === null ? fonts : fontsOf(map.getStyle().layers, fonts);
      [...groundImages(colors), ...PARTS_CONTENT.images(), ...content.images(colors)].forEach(
        ({ name, data, options: metadata }) => map.addImage(name, data, metadata),
      );
      [...PARTS_CONTENT.sources, ...content.sources].forEach((name) =>
        map.addSource(name, { type: 'geojson', data: collected([]) }),
      );
      [...PARTS_CONTENT.layers(), ...content.layers(colors, shownFonts)].forEach((layer) =>
        map.addLayer(layer),
      );
      const surface = createMapSurface(map);
      coverParts(map, surface);
      onDrawn(surface);
    });
    // For those who wait for the picture.
    map.once('idle', () => container.setAttribute('data-drawn', ''));
    // A tile that is missing later leaves a hole; without the style there is nothing at all.
    map.on('error', () => isDrawn || onLost());
    return map;
  } catch {
    // A machine without WebGL.
    onLost();
    return null;
  }
}

function groundStyle(look: DrawMapOptions['look'], fonts: MapFonts): StyleSpecification {
  return {
    version: 8,
    sources: { [GROUND_SOURCE]: { type: 'geojson', data: GROUND, maxzoom: GROUND_MAX_ZOOM } },
    layers: groundLayers({ ...look, fonts }),
  };
}

/** The first fonts that a style draws with: its server has letters of no others. */
function fontsOf(layers: readonly LayerSpecification[], own: MapFonts): MapFonts {
  const names = layers.flatMap((layer) => {
    const font: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    return isFontList(font) ? [font] : [];
  });
  const [first] = names;
  return first === undefined ? own : { regular: first, bold: first, italic: first };
}

/** Whether these are names, and no expression. */
function isFontList(font: unknown): font is string[] {
  return Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'get';
}
