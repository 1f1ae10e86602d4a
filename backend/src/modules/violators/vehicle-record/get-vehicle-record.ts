import {
  isRanked,
  LEAST_PEER_RATE,
  peerRateOf,
  peersOf,
  RANKED_FROM,
  rateOf,
} from '@wakafine/domain/statistics/rates';
import type { Exposure, Peers, Rate, RateMoments } from '@wakafine/domain/statistics/rates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { VEHICLE_MOMENTS, VEHICLE_RATE_SPREAD } from '../../statistics/ranking/ranking.queries';
import { VEHICLE_SEEN } from './vehicle-record.queries';
import type { VehicleLevelRow, VehicleSeen } from './vehicle-record.queries';

/** Days of the kilometres and of the share that was not observed. */
const RECORD_DAYS = 90;

/** Rates of the vehicles that have driven enough, shrunk to each other. */
export interface RateSpread {
  /** Number of these vehicles. */
  readonly count: number;
  /** Of at most 100 vehicles each, of more the middle of each hundredth part; the lowest first. */
  readonly rates: readonly number[];
}

/** Rates that a spread has at most. */
const SPREAD_RATES = 100;
const NO_SPREAD: RateSpread = { count: 0, rates: [] };
/** It is of all vehicles, and changes with many drives only. */
const spreads = defineSharedAnswer<RateSpread>({ ttlMs: MINUTE_MS, oldMs: HOUR_MS });

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
  /** Rates of all vehicles, this one among them, up to an hour old. */
  readonly spread: RateSpread;
}

/**
 * Levels of binding of a vehicle, its coverage, and its rate among all. Null for one that is
 * not there.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const getVehicleRecord = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, vehicleId: number | null): Promise<VehicleRecordRow | null> => {
    const { db, clock } = ctx;
    const since = new Date(clock().getTime() - RECORD_DAYS * DAY_MS);
    const readSeen: Promise<VehicleSeen[]> = db.rows(VEHICLE_SEEN, [vehicleId, since]);
    const [[seen], [moments]] = await Promise.all([readSeen, db.rows(VEHICLE_MOMENTS, [])]);
    if (seen === undefined) {
      return null;
    }
    const { levels, recentDistanceM, unobservedShare, ...own } = seen;
    return {
      ...{ vehicleId: seen.id, levels, days: RECORD_DAYS, recentDistanceM, unobservedShare },
      ...(await compared(ctx, own, moments)),
    };
  },
);

async function compared(
  ctx: AppCtx,
  own: Exposure,
  moments: RateMoments | undefined,
): Promise<Pick<VehicleRecordRow, 'rate' | 'peersPer1000Km' | 'spread'>> {
  if (moments === undefined || moments.distanceM === 0) {
    return { rate: null, peersPer1000Km: null, spread: NO_SPREAD };
  }
  const peers = peersOf(moments);
  return {
    rate: isRanked(own) ? rateOf(own, peers) : null,
    peersPer1000Km: peerRateOf(own, peers),
    spread: await spreads.ask(ctx, '', () => readSpread(ctx, peers)),
  };
}

async function readSpread({ db }: AppCtx, { all, weight }: Peers): Promise<RateSpread> {
  const least = RANKED_FROM.km * 1_000;
  const values = [SPREAD_RATES, least, all.violations, all.distanceM, weight, LEAST_PEER_RATE] as const;
  const [spread] = await db.rows(VEHICLE_RATE_SPREAD, [...values]);
  return spread ?? NO_SPREAD;
}
