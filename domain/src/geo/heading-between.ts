import { metresPerDegree } from './chord';
import type { Place } from './geo';

/** Below this distance, metres, the receiver's noise exceeds the direction. */
const LEAST_M = 30;

/** The direction from one place to another, whole degrees clockwise from north, 0-359; null less than 30 m apart. */
export function headingBetween(from: Place, to: Place): number | null {
  const { latM, lngM } = metresPerDegree((from.lat + to.lat) / 2);
  const x = (to.lng - from.lng) * lngM;
  const y = (to.lat - from.lat) * latM;
  return Math.hypot(x, y) < LEAST_M ? null : (Math.round((Math.atan2(x, y) * 180) / Math.PI) + 360) % 360;
}
