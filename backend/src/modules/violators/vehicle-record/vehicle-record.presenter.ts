import { kmOf } from '@wakafine/domain/units';
import type { VehicleRecordRow } from './get-vehicle-record';
import type { VehicleRecord } from './vehicle-record.type';

/** The record of a vehicle over GraphQL. */
export function presentVehicleRecord(row: VehicleRecordRow): VehicleRecord {
  const { vehicleId, levels, days, recentDistanceM, unobservedShare, rate, peersPer1000Km, spread } = row;
  return {
    ...{ days, rate, peersPer1000Km, unobservedShare },
    vehicleId: String(vehicleId),
    levels: levels.map(({ latestDayMs, ...level }) => ({ ...level, latestDay: new Date(latestDayMs) })),
    judgedKm: kmOf(recentDistanceM),
    comparedCount: spread.count,
    comparedPer1000Km: [...spread.rates],
  };
}
