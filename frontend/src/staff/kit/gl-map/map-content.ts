import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../country-map/map-colors';
import type { MapFeature } from './map-features';
import type { MapFonts } from './map-fonts';
import type { MapImage } from './map-image';

/** Layers of a map over the ground. It is made once: the map is drawn anew where it changes. */
export interface MapContent {
  /** Names of the sources of the layers; they are empty until something is shown. */
  readonly sources: readonly string[];
  /** From below to above. What stands above has its place before the names below it. */
  layers(colors: MapColors, fonts: MapFonts): LayerSpecification[];
  images(colors: MapColors): MapImage[];
}

/** The drawn map, ready to show something. */
export interface MapSurface {
  /** Shows features in the place of those that the source had. Where one change follows another too soon, only the last is drawn. */
  show(source: string, features: MapFeature[]): void;
}
