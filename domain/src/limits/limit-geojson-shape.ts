import type { LimitGeometry, Position } from './speed-limits';

/** A JSON object, whatever its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether any JSON value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Area or line of a limit as the geometry of a GeoJSON feature, with what GeoJSON has no word for among its
 * properties.
 */
export function shapeAsGeojson(geometry: LimitGeometry, properties: object): object {
  switch (geometry.kind) {
    case 'CIRCLE': {
      const { centre, radiusM } = geometry;
      const coordinates = [centre.lng, centre.lat];
      return { geometry: { type: 'Point', coordinates }, properties: { ...properties, radiusM } };
    }
    case 'CORRIDOR': {
      const { line, halfWidthM, isOneWay } = geometry;
      return {
        geometry: { type: 'LineString', coordinates: line },
        properties: { ...properties, halfWidthM, isOneWay },
      };
    }
    case 'POLYGON':
      return { geometry: { type: 'Polygon', coordinates: geometry.rings }, properties };
    case 'DEFAULT':
      return { geometry: null, properties };
  }
}

/**
 * The reverse of `shapeAsGeojson`; null for any other geometry. Heights of positions are left out, and what the shape
 * means (closed rings, bounds) is not looked at.
 */
export function readShape(geometry: unknown, properties: JsonObject): LimitGeometry | null {
  if (geometry === null) {
    return { kind: 'DEFAULT' };
  }
  if (!isObject(geometry)) {
    return null;
  }
  const { type, coordinates } = geometry;
  const { radiusM, halfWidthM, isOneWay = false } = properties;
  if (type === 'Point' && isPosition(coordinates) && typeof radiusM === 'number') {
    const [lng, lat] = coordinates;
    return { kind: 'CIRCLE', centre: { lat, lng }, radiusM };
  }
  if (type === 'LineString' && typeof halfWidthM === 'number' && typeof isOneWay === 'boolean') {
    const line = positionsOf(coordinates);
    return line === null ? null : { kind: 'CORRIDOR', line, halfWidthM, isOneWay };
  }
  if (type === 'Polygon' && Array.isArray(coordinates)) {
    const rings = coordinates.flatMap((ring: unknown) => {
      const positions = positionsOf(ring);
      return positions === null ? [] : [positions];
    });
    return rings.length === coordinates.length ? { kind: 'POLYGON', rings } : null;
  }
  return null;
}

function positionsOf(value: unknown): Position[] | null {
  return Array.isArray(value) && value.every(isPosition)
    ? value.map(([lng, lat]): Position => [lng, lat])
    : null;
}

function isPosition(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    (value.length === 2 || value.length === 3) &&
    value.every((degrees: unknown) => typeof degrees === 'number')
  );
}
