import { simplifyLine } from '@wakafine/domain/geo/simplify-route';
import type { Receipt, ReceiptPoint } from '../../lib/offline/receipt';
import type { LiveView } from './context/drive-context';
import type { TrackPoint } from './record/live-track';

/** Less than the width of a road: the drawing of a receipt loses nothing. */
const TOLERANCE_M = 10;

/** The receipt of a journey that is ended now, from what this phone has measured of it. */
export function receiptOfDrive(
  { journey, distanceM, maxSpeedKmh, averageSpeedKmh, points }: LiveView,
  { accountId, nowMs }: { accountId: string; nowMs: number },
): Omit<Receipt, 'isStored'> {
  const { vehicleType, registrationNumber, category, transportAgency, role, startTime } = journey;
  return {
    ...{ vehicleType, registrationNumber, category, transportAgency, role, startTime },
    ...{ key: journey.recordingKey, accountId, averageSpeedKmh, maxSpeedKmh },
    endTime: new Date(Math.max(nowMs, Date.parse(startTime))).toISOString(),
    distanceKm: distanceM / 1_000,
    points: thinned(points),
    ...{ storedAtMs: nowMs, serverId: null, confirmedAtMs: null },
  };
}

/** A route with fewer points: each stretch of one zone keeps its ends and its bends. */
export function thinned(points: readonly TrackPoint[]): ReceiptPoint[] {
  const [first] = points;
  const line: ReceiptPoint[] = first === undefined ? [] : [first];
  for (let from = 0; from < points.length - 1;) {
    const zone = points[from + 1]?.zone;
    let to = from + 1;
    while (zone !== null && points[to + 1]?.zone === zone) {
      to += 1;
    }
    line.push(...simplifyLine(points.slice(from, to + 1), TOLERANCE_M).slice(1));
    from = to;
  }
  return line;
}
