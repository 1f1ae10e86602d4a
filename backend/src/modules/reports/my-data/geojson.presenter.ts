import type { Journey } from '../../journeys/journey.entity';
import type { RouteFix } from '../../journeys/read/journey-route';
import type { Violation } from '../../violations/violation.entity';
import { stretchesOf } from './route-stretches.presenter';

/** Longitude and latitude in degrees, in this order. */
type Position = readonly [lng: number, lat: number];
type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Point'; readonly coordinates: Position };

interface Feature {
  readonly type: 'Feature';
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * A journey as GeoJSON (RFC 7946): a line for each stretch without a gap, with the time and the displayed speed in
 * km/h of each of its positions, and a point for each violation at the place of its peak.
 */
export function presentGeojson(
  { registrationNumber }: Pick<Journey, 'registrationNumber'>,
  { route, violations }: { route: readonly RouteFix[]; violations: readonly Violation[] },
): string {
  const lines = stretchesOf(route).map((stretch) => presentStretch(stretch, registrationNumber));
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [...lines, ...violations.flatMap(presentViolationPoint)],
  });
}

function presentStretch(stretch: readonly RouteFix[], registrationNumber: string): Feature {
  const positions = stretch.map(({ lat, lng }) => positionOf(lat, lng));
  const [only] = positions;
  return {
    type: 'Feature',
    // A line needs two positions.
    geometry:
      positions.length === 1 && only !== undefined
        ? { type: 'Point', coordinates: only }
        : { type: 'LineString', coordinates: positions },
    properties: {
      kind: 'route',
      registrationNumber,
      recordedAt: stretch.map(({ recordedAt }) => recordedAt.toISOString()),
      speedKmh: stretch.map(({ speedKmh }) => (speedKmh === null ? null : Number(speedKmh.toFixed(2)))),
    },
  };
}

function presentViolationPoint(violation: Violation): Feature[] {
  const { latitude, longitude, severity, grade, speedKmh, startedAt, endedAt } = violation;
  const { headingDeg, provenKmh, limitKmh, isLimitConfirmed } = violation;
  if (latitude === null || longitude === null) {
    return [];
  }
  return [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: positionOf(latitude, longitude) },
      properties: {
        kind: 'violation',
        severity,
        grade,
        speedKmh: Number(speedKmh.toFixed(2)),
        headingDeg,
        provenKmh: provenKmh === null ? null : Number(provenKmh.toFixed(2)),
        limitKmh,
        isLimitConfirmed: limitKmh === null ? null : isLimitConfirmed,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      },
    },
  ];
}

/** Seven places are a centimetre. */
function positionOf(lat: number, lng: number): Position {
  return [Number(lng.toFixed(7)), Number(lat.toFixed(7))];
}
