import { ROAD_CORRIDORS, ROAD_LINES } from '@wakafine/domain/places/road-corridors';

const ZONES = [
  'SAFE',
  'SAFE',
  'SAFE',
  'SAFE',
  'SAFE',
  'CAUTION',
  'CAUTION',
  'WARNING',
  'DANGER',
  null,
] as const;
/** Seconds from one end of a road to the other: faster than any bus, so that every mark moves on the screen. */
const ROAD_S = 600;

/** So many vehicles on the national roads, each farther along with every second. */
export function vehiclesAt(second: number, count: number, nowMs: number): object[] {
  const at = new Date(nowMs).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const line = ROAD_LINES[ROAD_CORRIDORS[index % ROAD_CORRIDORS.length] ?? 'N3'];
    const share = ((second + index * 7.3) % ROAD_S) / ROAD_S;
    const along = share * (line.length - 1);
    const [from, to] = [line[Math.floor(along)], line[Math.ceil(along)]];
    const part = along % 1;
    const between = (axis: 0 | 1) => (from?.[axis] ?? 0) + ((to?.[axis] ?? 0) - (from?.[axis] ?? 0)) * part;
    const zone = ZONES[(index + second) % ZONES.length] ?? null;
    return {
      id: String(index + 1),
      vehicleId: String(index + 1),
      category: 'PUBLIC',
      registrationNumber: 'LT-•••-BE',
      transportAgency: 'Bench Express',
      vehicleType: 'BUS',
      latitude: between(0),
      longitude: between(1),
      speedKmh: zone === null ? null : 30 + (index % 60),
      zone,
      since: at,
      lastFixAt: at,
    };
  });
}
