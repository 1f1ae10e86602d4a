import { isRanked, peerRateOf, peersOf, rateOf } from '@wakafine/domain/statistics/rates';
import type { Exposure, Rate, RateMoments } from '@wakafine/domain/statistics/rates';
import { DAY_MS } from '@wakafine/domain/units';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { VEHICLE_MOMENTS } from '../../statistics/ranking/ranking.queries';
import { VEHICLE_LEVELS, VEHICLE_SEEN } from './vehicle-record.queries';
import type { VehicleLevelRow } from './vehicle-record.queries';

/** Days of the kilometres and of the share that was not observed. */
const RECORD_DAYS = 90;

/** Levels, coverage and rate of a vehicle. */
export interface VehicleRecordRow {
  readonly vehicleId: number;
  /** The weakest first. */
  readonly levels: readonly VehicleLevelRow[];
  readonly days: number;
  /** Metres judged under confirmed limits in the days of the record. */
  readonly recentDistanceM: number;
  readonly unobservedShare: number | null;
  /** Over all that is stored; null where too little was driven to be compared. */
  readonly rate: Rate | null;
  /** Rate of the other vehicles together; null before any has driven. */
  readonly peersPer1000Km: number | null;
}

/**
 * Levels of binding of a vehicle, its coverage, and its rate among all. Null for one that is
 * not there.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const getVehicleRecord = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async ({ db, clock }, vehicleId: number | null): Promise<VehicleRecordRow | null> => {
    const since = new Date(clock().getTime() - RECORD_DAYS * DAY_MS);
    const [[seen], levels, [moments]] = await Promise.all([
      db.rows(VEHICLE_SEEN, [vehicleId, since]),
      db.rows(VEHICLE_LEVELS, [vehicleId]),
      db.rows(VEHICLE_MOMENTS, []),
    ]);
    if (seen === undefined) {
      return null;
    }
    const { recentDistanceM, unobservedShare, ...own } = seen;
    return {
      ...{ vehicleId: seen.id, levels, days: RECORD_DAYS, recentDistanceM, unobservedShare },
      ...compared(own, moments),
    };
  },
);

function compared(
  own: Exposure,
  moments: RateMoments | undefined,
): Pick<VehicleRecordRow, 'rate' | 'peersPer1000Km'> {
  if (moments === undefined || moments.distanceM === 0) {
    return { rate: null, peersPer1000Km: null };
  }
  const peers = peersOf(moments);
  return { rate: isRanked(own) ? rateOf(own, peers) : null, peersPer1000Km: peerRateOf(own, peers) };
}
