import { metresPerPx, placeOf, worldSizePx, type WorldPlace } from './projection';
import type { Stretch } from './stretches';

/** Length of the route in each zone and in gaps, metres; what did not happen is absent. */
export function distancesByZoneM(
  places: readonly WorldPlace[],
  stretches: readonly Stretch[],
): ReadonlyMap<Stretch['kind'], number> {
  const distances = new Map<Stretch['kind'], number>();
  const [start] = places;
  if (start === undefined) {
    return distances;
  }
  // One scale for the whole route: good enough for a sentence, and cheap for a route that grows every second.
  const worldM = metresPerPx(placeOf(start).lat, 0) * worldSizePx(0);
  for (const { kind, from, to } of stretches) {
    let length = 0;
    for (let index = from + 1; index <= to; index += 1) {
      const [before, at] = [places[index - 1], places[index]];
      length += before && at ? Math.hypot(at.x - before.x, at.y - before.y) : 0;
    }
    distances.set(kind, (distances.get(kind) ?? 0) + length * worldM);
  }
  return distances;
}

/** Index of the place nearest to a point, and how far it is away, in the units of the world square; null without places. */
export function nearestPlace(
  places: readonly WorldPlace[],
  point: WorldPlace,
): { index: number; distance: number } | null {
  let nearest: { index: number; distance: number } | null = null;
  for (const [index, place] of places.entries()) {
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (nearest === null || distance < nearest.distance) {
      nearest = { index, distance };
    }
  }
  return nearest;
}
