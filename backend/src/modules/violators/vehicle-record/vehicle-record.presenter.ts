import { kmOf } from '@wakafine/domain/units';
import type { VehicleRecordRow } from './get-vehicle-record';
import type { VehicleRecord } from './vehicle-record.type';

/** The record of a vehicle over GraphQL. */
export function presentVehicleRecord(row: VehicleRecordRow): VehicleRecord {
  const { vehicleId, levels, days, recentDistanceM, unobservedShare, rate, peersPer1000Km } = row;
  return {
    ...{ days, rate, peersPer1000Km, unobservedShare },
    vehicleId: String(vehicleId),
    levels: [...levels],
    judgedKm: kmOf(recentDistanceM),
  };
}
