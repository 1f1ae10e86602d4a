import { simplifyLine } from '../geo/simplify-route';
import { packedLine } from './gazetteer-pack';

type Position = readonly [lng: number, lat: number];

/** An outline or a river of `geodata/water.geojson` and `geodata/cameroon.geojson`. */
export interface GroundFeature {
  readonly properties: { readonly kind: string; readonly name: string | null };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
}

/** A line with its name, where it has one. */
export interface NamedLine {
  readonly name: string | null;
  /** Latitude, longitude and then the steps from point to point, in PACKED_PER_DEGREE of a degree. */
  readonly line: readonly number[];
}

/** Water and land under a drawn map (`geodata/map-ground.json`, made by `npm run gazetteer`). */
export interface MapGroundFile {
  readonly attribution: string;
  /** Outlines of the country. */
  readonly country: readonly NamedLine[];
  /** Outlines of its neighbours at the sea. */
  readonly neighbours: readonly NamedLine[];
  readonly lakes: readonly NamedLine[];
  readonly rivers: readonly NamedLine[];
}

/** A line may leave out what bends by less, metres: its sources are off by more. */
const TOLERANCE_M = 300;
/** Neighbours that end at the sea: elsewhere everything is land. */
const AT_SEA = ['Nigeria', 'Eq. Guinea', 'Gabon'];

/** Water and land of the outline of the country and of the features around it. */
export function packMapGround(
  country: readonly GroundFeature[],
  around: readonly GroundFeature[],
): MapGroundFile {
  const ofKind = (features: readonly GroundFeature[], kind: string): NamedLine[] =>
    features.filter(({ properties }) => properties.kind === kind).flatMap(linesOf);
  const neighbours = ofKind(around, 'neighbour').filter(({ name }) => name !== null && AT_SEA.includes(name));
  return {
    attribution: 'geoBoundaries; Made with Natural Earth',
    country: ofKind(country, 'country'),
    neighbours,
    lakes: ofKind(around, 'lake'),
    rivers: ofKind(around, 'river'),
  };
}

function linesOf({ properties: { name }, geometry }: GroundFeature): NamedLine[] {
  return outlinesOf(geometry).map((coordinates) => {
    const places = coordinates.map(([lng, lat]) => ({ lat, lng }));
    return { name, line: packedLine(simplifyLine(places, TOLERANCE_M)) };
  });
}

function outlinesOf(geometry: GroundFeature['geometry']): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates];
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
  }
}
