import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../country-map/map-colors';
import type { MapFonts } from './map-fonts';

/** Name of the source of {@link groundLayers}. */
export const GROUND_SOURCE = 'ground';
/** Images of the ground: the ring of a town, and the plate behind the number of a road. */
export const TOWN_IMAGE = 'town';
export const PLATE_IMAGE = 'plate';

/** A town with a larger circle is a city, metres. */
const CITY_RADIUS_M = 2_500;
/** Letters of towns and roads, and of cities, CSS px. */
const TEXT_PX = 12;
const CITY_PX = 13;

/** Places of a name around the ring of its town, the best first: its anchor, and the way from the ring in heights of its letters. */
const BESIDE_RING = aroundBy(0.6);
/** The same beside a cluster that stands on it. */
const BESIDE_CLUSTER = aroundBy(1.9);

export interface GroundLook {
  readonly colors: MapColors;
  readonly fonts: MapFonts;
  /** Name of the sea, in the reader's language. */
  readonly seaName: string;
}

/** Sea, land, water, roads by class and the names of towns, rivers and roads, from below to above; cities come before towns and towns before roads where there is room for one. */
export function groundLayers(look: GroundLook): LayerSpecification[] {
  return [...areaLayers(look), ...lineLayers(look), ...nameLayers(look)];
}

function areaLayers({ colors }: GroundLook): LayerSpecification[] {
  const fill = (kind: string, token: string): LayerSpecification => ({
    ...layerOf(kind, kind),
    type: 'fill',
    paint: { 'fill-color': colors(token) },
  });
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': colors('bg.muted') } },
    fill('sea', 'map.sea'),
    fill('neighbour', 'bg.muted'),
    {
      // Outlines of two sources leave slivers between countries: this edge, about 2 km wide, closes them.
      ...layerOf('neighbour-edge', 'neighbour'),
      type: 'line',
      paint: {
        'line-color': colors('bg.muted'),
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, 0.8, 10, 26],
      },
    },
    fill('country', 'map.land'),
    fill('lake', 'map.sea'),
  ];
}

function lineLayers({ colors }: GroundLook): LayerSpecification[] {
  const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const;
  const road = (roadClass: string, atFarPx: number, atNearPx: number): LayerSpecification => ({
    ...layerOf(`road-${roadClass}`, 'road', ['==', ['get', 'class'], roadClass]),
    type: 'line',
    layout: rounded,
    paint: {
      'line-color': colors('map.road'),
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, atFarPx, 10, atNearPx],
    },
  });
  return [
    {
      ...layerOf('river', 'river'),
      type: 'line',
      minzoom: 5,
      layout: rounded,
      paint: { 'line-color': colors('map.water'), 'line-width': 1.5 },
    },
    {
      ...layerOf('border', 'country'),
      type: 'line',
      layout: rounded,
      paint: { 'line-color': colors('border.strong'), 'line-width': 1.5 },
    },
    road('other', 0.8, 2.5),
    road('national', 1.6, 5),
  ];
}

function nameLayers({ colors, fonts, seaName }: GroundLook): LayerSpecification[] {
  const paint = { 'text-halo-color': colors('map.land'), 'text-halo-width': 1.5 };
  const towns = (id: string, isCities: boolean, filter: ExpressionSpecification): LayerSpecification => ({
    ...layerOf(id, 'town', filter),
    type: 'symbol',
    layout: {
      'icon-image': TOWN_IMAGE,
      'text-field': ['get', 'name'],
      'text-font': isCities ? fonts.bold : fonts.regular,
      'text-size': isCities ? CITY_PX : TEXT_PX,
      'text-variable-anchor-offset': isCities ? [...BESIDE_RING, ...BESIDE_CLUSTER] : BESIDE_RING,
      // Where a cluster stands on a city, its name stands beside that.
      'icon-optional': isCities,
      'text-justify': 'auto',
      'text-max-width': 12,
      'symbol-sort-key': ['-', 0, ['get', 'radiusM']],
    },
    paint: { ...paint, 'text-color': colors(isCities ? 'fg' : 'fg.muted') },
  });
  return [
    {
      ...layerOf('river-names', 'river', ['!=', ['get', 'name'], '']),
      type: 'symbol',
      minzoom: 6.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': ['get', 'name'],
        'text-font': fonts.italic,
        'text-size': TEXT_PX,
      },
      paint: { ...paint, 'text-color': colors('info.fg') },
    },
    {
      ...layerOf('sea-names', 'sea-name'),
      type: 'symbol',
      layout: {
        'text-field': seaName,
        'text-font': fonts.italic,
        'text-size': TEXT_PX,
        'text-max-width': 20,
      },
      paint: { 'text-color': colors('fg.muted') },
    },
    {
      ...layerOf('road-numbers', 'road', ['!=', ['get', 'ref'], '']),
      type: 'symbol',
      minzoom: 5.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 300,
        'icon-image': PLATE_IMAGE,
        'icon-text-fit': 'both',
        'icon-text-fit-padding': [2, 5, 2, 5],
        'icon-rotation-alignment': 'viewport',
        'text-rotation-alignment': 'viewport',
        'text-field': ['get', 'ref'],
        'text-font': fonts.regular,
        'text-size': TEXT_PX,
      },
      paint: { 'text-color': colors('fg.muted') },
    },
    towns('towns', false, [
      'all',
      ['<', ['get', 'radiusM'], CITY_RADIUS_M],
      ['>=', ['get', 'radiusM'], ['step', ['zoom'], CITY_RADIUS_M, 6, 1_500, 7, 0]],
    ]),
    towns('cities', true, ['>=', ['get', 'radiusM'], CITY_RADIUS_M]),
  ];
}

function aroundBy(em: number): (string | [number, number])[] {
  return ['left', [em, 0], 'right', [-em, 0], 'bottom', [0, -em], 'top', [0, em]];
}

/** Common part of the layers of a kind. */
function layerOf(id: string, kind: string, filter: ExpressionSpecification = ['literal', true]) {
  const ofKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
  const both: ExpressionSpecification = ['all', ofKind, filter];
  return { id, source: GROUND_SOURCE, filter: both };
}
