import type { Place } from '@wakafine/domain/geo/geo';
import type { TownFeature } from '@wakafine/domain/limits/shipped-limits';
import { TOWN_LIMITS_KMH } from '@wakafine/domain/limits/speed-limits';
import type { LimitGeometry, Position, SpeedLimit } from '@wakafine/domain/limits/speed-limits';
import type { Random } from '@wakafine/simulator/drives/random';

/** A metre of latitude, degrees. */
export const METRE_DEG = 1 / 111_195;

/** A school, a market or a road, of which half lie in and around the towns. */
export function madeUpLimit(number: number, towns: readonly TownFeature[], random: Random): SpeedLimit {
  const zone = (['SCHOOL', 'MARKET', 'ROAD'] as const)[number % 3] ?? 'ROAD';
  return {
    id: `limit-${number}`,
    geometry: madeUpGeometry(zone, somewhere(towns, random), random),
    zone,
    placeName: null,
    limitKmh: TOWN_LIMITS_KMH,
    hours: zone === 'SCHOOL' ? [{ days: [1, 2, 3, 4, 5], fromMinute: 420, untilMinute: 960 }] : null,
    validFromMs: null,
    validUntilMs: null,
    source: 'Made up',
    confidence: 'LOW',
    isConfirmed: false,
    geometryUncertaintyM: 20,
  };
}

function madeUpGeometry(zone: 'SCHOOL' | 'MARKET' | 'ROAD', centre: Place, random: Random): LimitGeometry {
  if (zone === 'SCHOOL') {
    return { kind: 'CIRCLE', centre, radiusM: 100 + 100 * random.next() };
  }
  if (zone === 'ROAD') {
    const line: Position[] = [[centre.lng, centre.lat]];
    for (let bend = 0; bend < 10; bend += 1) {
      const [lng, lat] = line.at(-1) ?? [centre.lng, centre.lat];
      line.push([lng + 400 * METRE_DEG * random.next(), lat + 400 * METRE_DEG * (random.next() - 0.3)]);
    }
    return { kind: 'CORRIDOR', line, halfWidthM: 30, isOneWay: random.next() < 0.2 };
  }
  const corners = Array.from({ length: 12 }, (_, corner): Position => {
    const angle = (corner / 12) * 2 * Math.PI;
    const reachDeg = (100 + 200 * random.next()) * METRE_DEG;
    return [centre.lng + reachDeg * Math.cos(angle), centre.lat + reachDeg * Math.sin(angle)];
  });
  return { kind: 'POLYGON', rings: [[...corners, ...corners.slice(0, 1)]] };
}

/** In or around a town, or with the same chance anywhere in the country. */
export function somewhere(towns: readonly TownFeature[], random: Random): Place {
  const town = towns[Math.floor(random.next() * towns.length)];
  if (town === undefined || random.next() < 0.5) {
    return { lat: 2 + 10 * random.next(), lng: 9 + 6 * random.next() };
  }
  const [lng, lat] = town.geometry.coordinates;
  const reachDeg = 3 * town.properties.radiusM * METRE_DEG;
  return { lat: lat + reachDeg * (random.next() - 0.5), lng: lng + reachDeg * (random.next() - 0.5) };
}
