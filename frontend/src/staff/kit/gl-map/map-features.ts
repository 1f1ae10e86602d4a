/** Degrees, east first, as GeoJSON has them. */
export type Position = [lng: number, lat: number];

/** Something with a place that a layer draws, as GeoJSON. */
export interface MapFeature {
  type: 'Feature';
  properties: Record<string, string | number | boolean>;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] };
}

/** Features of one source. */
export interface MapFeatures {
  type: 'FeatureCollection';
  features: MapFeature[];
}

/** Features as a source wants them. */
export function collected(features: MapFeature[]): MapFeatures {
  return { type: 'FeatureCollection', features };
}

/** A point. */
export function pointFeature(at: Position, properties: MapFeature['properties']): MapFeature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: at } };
}

/** A line. */
export function lineFeature(line: Position[], properties: MapFeature['properties']): MapFeature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: line } };
}

/** An area within one ring, which is closed where it is not. */
export function areaFeature(ring: Position[], properties: MapFeature['properties']): MapFeature {
  const [first] = ring;
  const closed = first === undefined ? ring : [...ring, first];
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [closed] } };
}
