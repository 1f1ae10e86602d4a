import type { Place } from '../geo/geo';
import { coverageOf, METRES_PER_DEGREE, metresPerLngAt } from './limit-geometry';
import type { Box, Coverage, LimitShape } from './limit-geometry';
import type { Position } from './speed-limits';

/**
 * Possible places of a vehicle between two places, when its way was no longer than some metres: an ellipse about
 * the two, on a
 * plane around its middle. The true one lies in it, also on the ellipsoid.
 */
export interface GapReach {
  readonly middle: Place;
  readonly metresPerLng: number;
  /** Direction of the long axis from the east, counterclockwise. */
  readonly cos: number;
  readonly sin: number;
  /** Half axes, metres. */
  readonly longM: number;
  readonly shortM: number;
  /** Times that a line is longer at most on the plane around another place of the reach, or shorter. */
  readonly distortion: number;
}

/** Times that a line on the sphere of the limits is longer at most than on the ellipsoid: from north to south near the equator. */
const SPHERE_PER_ELLIPSOID = 1.006;
/** Distances near the poles are none that a vehicle drives. */
const FARTHEST_LAT = 89;

/** The reach of a vehicle between two places on a way of at most `wayM` metres, more than 0; never shorter than the line. */
export function reachBetween(from: Place, to: Place, wayM: number): GapReach {
  const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const lat = Math.min(FARTHEST_LAT, Math.abs(middle.lat));
  const metresPerLng = metresPerLngAt(lat);
  const eastM = ((to.lng - from.lng) / 2) * metresPerLng;
  const northM = ((to.lat - from.lat) / 2) * METRES_PER_DEGREE;
  const focusM = Math.sqrt(eastM * eastM + northM * northM);
  const farthest = Math.min(FARTHEST_LAT, lat + (wayM + focusM) / METRES_PER_DEGREE);
  const distortion = metresPerLng / metresPerLngAt(farthest);
  const longM = Math.max(focusM, (wayM / 2) * SPHERE_PER_ELLIPSOID * distortion);
  return {
    middle,
    metresPerLng,
    cos: focusM === 0 ? 1 : eastM / focusM,
    sin: focusM === 0 ? 0 : northM / focusM,
    longM,
    shortM: Math.sqrt(longM * longM - focusM * focusM),
    distortion,
  };
}

/** The box around a reach, grown by metres on all sides. */
export function boxOfReach(
  { middle: { lat, lng }, metresPerLng, cos, sin, longM, shortM, distortion }: GapReach,
  marginM: number,
): Box {
  const byLng = ((Math.hypot(longM * cos, shortM * sin) + marginM) * distortion) / metresPerLng;
  const byLat = (Math.hypot(longM * sin, shortM * cos) + marginM) / METRES_PER_DEGREE;
  return { south: lat - byLat, north: lat + byLat, west: lng - byLng, east: lng + byLng };
}

/**
 * Whether a shape covers a reach when its border may be off by `marginM` metres: certainly all of it, possibly a part, or
 * nothing. Which way a vehicle went is not known, so that a road is possible in either direction and never certain.
 */
export function coverageOfReach(reach: GapReach, shape: LimitShape, marginM: number): Coverage {
  if (shape.kind === 'POLYGON') {
    const seen = asOnDisc(reach, marginM);
    return ofDisc({ kind: 'POLYGON', rings: shape.rings.map((ring) => ring.map(seen)) });
  }
  if (shape.kind === 'CORRIDOR') {
    const line = shape.line.map(asOnDisc(reach, marginM + shape.halfWidthM));
    return ofDisc({ kind: 'CORRIDOR', line, halfWidthM: 0, isOneWay: false });
  }
  const { centre, radiusM } = shape;
  if (farthestM(reach, centre) <= radiusM - marginM) {
    return 'CERTAIN';
  }
  const [lng, lat] = asOnDisc(reach, marginM + radiusM)([centre.lng, centre.lat]);
  return ofDisc({ kind: 'CIRCLE', centre: { lat, lng }, radiusM: 0 });
}

/** No place of a reach is farther away from a centre, metres. */
function farthestM({ middle, metresPerLng, longM, distortion }: GapReach, centre: Place): number {
  const eastM = (centre.lng - middle.lng) * metresPerLng;
  const northM = (centre.lat - middle.lat) * METRES_PER_DEGREE;
  return (Math.sqrt(eastM * eastM + northM * northM) + longM) * distortion;
}

/**
 * Gives places as they lie on a plane that is squeezed so that a reach, grown by `marginM` metres, is a disc of one metre. A
 * grown ellipse is none; it lies in the ellipse that is longer by the margin and wider as here (the outer bound of a sum
 * of two ellipsoids; Kurzhanski and Valyi 1997).
 */
function asOnDisc(reach: GapReach, marginM: number): (position: Position) => Position {
  const { middle, metresPerLng, cos, sin, longM, shortM, distortion } = reach;
  const byM = marginM * distortion;
  const alongUnit = (longM + byM) * METRES_PER_DEGREE;
  const acrossUnit = Math.sqrt((shortM * shortM + longM * byM) * (1 + byM / longM)) * METRES_PER_DEGREE;
  return ([lng, lat]) => {
    const eastM = (lng - middle.lng) * metresPerLng;
    const northM = (lat - middle.lat) * METRES_PER_DEGREE;
    return [(eastM * cos + northM * sin) / alongUnit, (northM * cos - eastM * sin) / acrossUnit];
  };
}

function ofDisc(shape: LimitShape): Coverage {
  const middle = { lat: 0, lng: 0, headingDeg: null };
  return coverageOf(shape, middle, { marginM: 1, metresPerLng: METRES_PER_DEGREE });
}
