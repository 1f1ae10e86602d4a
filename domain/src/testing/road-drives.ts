import type { TravelFix } from '../journeys/early-arrival';
import type { RoadFeature } from '../places/gazetteer-pack';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { MONDAY_8_MS } from './gaps';

/** The points of the stretches of a road by its number, in their order. */
export function roadPoints(roads: readonly RoadFeature[], ref: string): Place[] {
  return roads
    .filter(({ properties }) => properties.ref === ref)
    .flatMap(({ geometry }) => geometry.coordinates.map(([lng, lat]) => ({ lat, lng })));
}

/** Fixes along a line at a steady speed, from 8:00 on, of a phone whose clock is right. */
export function drivenAlong(
  points: readonly Place[],
  { speedKmh, everyS }: { speedKmh: number; everyS: number },
): TravelFix[] {
  const fixes: TravelFix[] = [];
  const everyM = (speedKmh / 3.6) * everyS;
  let beforeM = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const pieceM = distanceBetweenM(from, to);
    while (fixes.length * everyM < beforeM + pieceM) {
      const share = (fixes.length * everyM - beforeM) / pieceM;
      const recordedAtMs = MONDAY_8_MS + fixes.length * everyS * 1000;
      fixes.push({
        lat: from.lat + (to.lat - from.lat) * share,
        lng: from.lng + (to.lng - from.lng) * share,
        ...{ recordedAtMs, deviceMs: recordedAtMs, accuracyM: 5 },
      });
    }
    beforeM += pieceM;
  });
  return fixes;
}
