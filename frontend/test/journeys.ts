import { EMPTY_LINE, extendedLine, type LinePoint } from '@wakafine/domain/packed/route-line';
import { PROOF } from './violations';

/** An ended journey as the server answers it, with two violations that count and one that was withdrawn. */
export function buildJourney(id: number): object {
  return {
    id: String(id),
    vehicleType: 'BUS',
    registrationNumber: `SW-${id}-CM`,
    category: 'PUBLIC',
    transportAgency: 'Oasis Travels',
    role: 'DRIVER',
    startTime: '2026-11-14T05:10:00Z',
    endTime: '2026-11-14T11:34:00Z',
    distanceKm: 13.4,
    maxSpeedKmh: 111.6,
    averageSpeedKmh: 46.6,
    lastFixAt: '2026-11-14T11:34:00Z',
    trace: [
      { lat: 4.05, lng: 9.76, zone: 'SAFE' },
      { lat: 4.07, lng: 9.77, zone: 'DANGER' },
    ],
    routeLine: sentLine(buildRoute()),
    violationCount: 2,
    status: 'COMPLETED',
    isActive: false,
    isEndProvisional: false,
    isVehicleSuspended: false,
    isImported: false,
    alerts: [],
    findings: [],
    violations: [
      buildViolation({ id: '2', startedAt: '2026-11-14T09:00:00Z', severity: 'DANGER', speedKmh: 111.6 }),
      buildViolation({ id: '1', startedAt: '2026-11-14T06:00:00Z', severity: 'CAUTION', speedKmh: 57 }),
      buildViolation({ id: '3', startedAt: '2026-11-14T07:00:00Z', isWithdrawn: true, speedKmh: 66 }),
    ],
  };
}

/** A route as the server sends it in few bytes. */
export function sentLine(points: readonly LinePoint[]): object {
  const { fromMs, ...texts } = extendedLine(EMPTY_LINE, points).line;
  return { from: fromMs === null ? null : new Date(fromMs).toISOString(), ...texts };
}

/** Two stretches of ten minutes, a fix every ten seconds, with a pause of 20 min between; 72 km/h in the tenth minute. */
function buildRoute(): LinePoint[] {
  const startMs = Date.parse('2026-11-14T08:51:00Z');
  return Array.from({ length: 122 }, (_, index) => {
    const atS = index * 10 + (index > 60 ? 1_190 : 0);
    const speedKmh = index === 0 || index === 61 ? null : index >= 54 && index <= 58 ? 72 : 40;
    const zone = speedKmh === null ? null : speedKmh === 72 ? 'DANGER' : 'SAFE';
    return { lat: 4.05 + index * 0.001, lng: 9.76, atMs: startMs + atS * 1_000, speedKmh, zone };
  });
}

/** A violation as the server answers it. */
export function buildViolation(over: object): object {
  const endedAt = '2026-11-14T09:05:00Z';
  const place = { latitude: 4.1, longitude: 9.76, headingDeg: null };
  const state = { isClaimed: false, isWithdrawn: false, reported: false, status: 'UNDER_REVIEW' };
  return { severity: 'WARNING', grade: 'A', ...PROOF, ...place, ...state, endedAt, ...over };
}

/** An alert as the server answers it. */
export function buildAlert(over: object): object {
  const place = { latitude: 4.1, longitude: 9.76, headingDeg: null };
  return {
    startedAt: '2026-11-14T08:59:50Z',
    endedAt: null,
    peakKmh: 72.9,
    severity: 'DANGER',
    ...place,
    ...over,
  };
}
