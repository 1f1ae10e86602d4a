import { kmOf } from '@wakafine/domain/units';
import { JOURNEY_BINDINGS } from '../../violations/vehicle-enums';
import { RECORD_DAYS } from './get-vehicle-record';
import type { VehicleRecordRow } from './get-vehicle-record';
import type { VehicleRecord } from './vehicle-record.type';

/** What is known of a vehicle over GraphQL. */
export function presentVehicleRecord(row: VehicleRecordRow): VehicleRecord {
  const { vehicleId, levels, recentDistanceM, unobservedShare, rate, peersPer1000Km } = row;
  return {
    ...{ rate, peersPer1000Km, unobservedShare },
    vehicleId: String(vehicleId),
    levels: JOURNEY_BINDINGS.flatMap((level) => levels.filter((each) => each.level === level)),
    days: RECORD_DAYS,
    judgedKm: kmOf(recentDistanceM),
  };
}
