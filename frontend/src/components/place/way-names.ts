import type { Place } from '@wakafine/domain/geo/geo';
import type { PlaceText } from '../../lib/gazetteer/usePlaceText';

/** Start of a journey, and its end or last place, in words; one where both are the same, none without a point. */
export function wayNames(points: readonly Place[], placeText: PlaceText): string[] {
  const [start, end] = [points[0], points.at(-1)];
  return start === undefined || end === undefined ? [] : [...new Set([placeText(start), placeText(end)])];
}
