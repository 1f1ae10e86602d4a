import type { Receipt } from '../../../lib/offline/receipt';
import type { JourneyDetail } from '../shown/JourneyHeading';

/** The journey of a receipt as far as the phone knows it: nothing of it is judged yet. */
export function journeyOfReceipt(receipt: Receipt): JourneyDetail {
  const { vehicleType, registrationNumber, category, transportAgency, role, points } = receipt;
  const { startTime, endTime, distanceKm, averageSpeedKmh, maxSpeedKmh } = receipt;
  return {
    id: receipt.serverId ?? receipt.key,
    ...{ vehicleType, registrationNumber, category },
    transportAgency: transportAgency ?? null,
    role: role ?? 'DRIVER',
    ...{ startTime, endTime, distanceKm, averageSpeedKmh, maxSpeedKmh },
    lastFixAt: points.at(-1)?.recordedAt ?? null,
    ...{ violationCount: 0, status: 'COMPLETED', isActive: false, isEndProvisional: false },
    ...{ isVehicleSuspended: false, isImported: false, violations: [], alerts: [], findings: [] },
  };
}

/** Seconds of a journey in which the vehicle moved, by its own mean speed while moving; null where none is known. */
export function movingS({
  distanceKm,
  averageSpeedKmh,
  durationS,
}: {
  distanceKm: number;
  averageSpeedKmh: number;
  durationS: number;
}): number | null {
  return averageSpeedKmh > 0 ? Math.min(durationS, (distanceKm / averageSpeedKmh) * 3_600) : null;
}
