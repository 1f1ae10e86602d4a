import type { Place } from './geo';

/** Half the equator's diameter, metres (WGS 84, NIMA TR8350.2). */
const SEMI_MAJOR_M = 6_378_137;
/** Square of the first eccentricity (WGS 84). */
const ECCENTRICITY_2 = 0.00669437999014;
const RADIANS = Math.PI / 180;

/** Metres for a degree of latitude and of longitude at a place. */
export interface MetresPerDegree {
  readonly latM: number;
  readonly lngM: number;
}

/**
 * Metres for a degree at a latitude, by the two radii of curvature of the WGS 84 ellipsoid: the meridian's
 * `a (1 - e2) / w^3` and the prime vertical's `a / w`, `w = sqrt(1 - e2 sin2(lat))` (Snyder 1987, eq. 4-18 to 4-21).
 */
export function metresPerDegree(lat: number): MetresPerDegree {
  const sin = Math.sin(lat * RADIANS);
  const w2 = 1 - ECCENTRICITY_2 * sin * sin;
  const w = Math.sqrt(w2);
  return {
    latM: ((SEMI_MAJOR_M * (1 - ECCENTRICITY_2)) / (w2 * w)) * RADIANS,
    lngM: (SEMI_MAJOR_M / w) * Math.cos(lat * RADIANS) * RADIANS,
  };
}

/**
 * Straight line between two places in metres, on the ellipsoid: unlike a sphere of 6371 km, which is 0.5 % off from north to
 * south near the equator, it judges every heading alike. It is never longer than the way between them. Meant for lines of up
 * to some tens of kilometres away from the poles.
 */
export function chordM(from: Place & { perDegree: MetresPerDegree }, to: typeof from): number {
  const northM = ((from.perDegree.latM + to.perDegree.latM) / 2) * (to.lat - from.lat);
  const lngDeg = ((to.lng - from.lng + 540) % 360) - 180;
  const eastM = ((from.perDegree.lngM + to.perDegree.lngM) / 2) * lngDeg;
  return Math.sqrt(northM * northM + eastM * eastM);
}
