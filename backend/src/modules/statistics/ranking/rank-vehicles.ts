import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { RankingMeasure } from '@wakafine/domain/statistics/ranking';
import { LEAST_PEER_RATE, peersOf, RANKED_FROM } from '@wakafine/domain/statistics/rates';
import type { Peers, RateMoments } from '@wakafine/domain/statistics/rates';
import type { Db } from '../../../platform/db/db';
import { badInput } from '../../../platform/errors';
import { daysBack } from './days-back';
import { ranked } from './ranked';
import type { Ranked } from './ranked';
import {
  VEHICLE_DETAILS,
  VEHICLE_MOMENTS,
  VEHICLES_BY_RATE,
  VEHICLES_BY_VIOLATIONS,
} from './ranking.queries';
import type { VehicleDetails, VehicleExposure } from './ranking.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Vehicles beyond those asked for among which the worst by the lower bound are looked for at first. */
const CANDIDATES_MORE = 300;

/** Kind of ranking of vehicles. */
export interface RankVehicles {
  readonly by: RankingMeasure;
  readonly first: number;
  /** Days that the trend compares with as many before. */
  readonly days: number;
}

/** A vehicle as it stands among all. */
export type RankedVehicleRow = Ranked<VehicleExposure> & VehicleDetails;

/**
 * Vehicles by all their violations that are stored, or by the lower bound of those for each 1,000 km: then only
 * those that
 * have driven far enough to be compared.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (first, days)
 */
export const rankVehicles = act(
  { may: right('canViewDashboard'), seen: { staff: 'masked' }, scopes: ['authority:read'] },
  async (ctx, { by, first, days }: RankVehicles): Promise<RankedVehicleRow[]> => {
    const { min, max } = LIMITS.pageSize;
    if (!isWithin(first, LIMITS.pageSize)) {
      throw badInput({ first: `Must be a whole number from ${min} to ${max}` });
    }
    const { from, before } = daysBack(days, ctx.clock());
    const [moments]: RateMoments[] = await ctx.db.rows(VEHICLE_MOMENTS, []);
    const peers = peersOf(moments ?? NOBODY);
    const worst =
      by === 'VIOLATIONS'
        ? ranked(await ctx.db.rows(VEHICLES_BY_VIOLATIONS, [first]), { by, peers })
        : await worstByRate(ctx.db, peers, first);
    const ids = worst.map(({ vehicleId }) => vehicleId);
    const details: VehicleDetails[] = await ctx.db.rows(VEHICLE_DETAILS, [ids, from, before]);
    const byId = new Map(details.map((row) => [row.vehicleId, row]));
    return worst.flatMap((row) => {
      const known = byId.get(row.vehicleId);
      return known === undefined ? [] : [{ ...row, ...known }];
    });
  },
);

const NOBODY: RateMoments = {
  count: 0,
  violations: 0,
  distanceM: 0,
  distanceSquares: 0,
  violationSquares: 0,
};

/** The lower bound of a rate lies below the rate: once that of the last candidate is lower than the bounds of all who are asked for, no other is worse. */
async function worstByRate(db: Db, peers: Peers, first: number): Promise<Ranked<VehicleExposure>[]> {
  const { all, weight } = peers;
  for (let most = first + CANDIDATES_MORE; ; most *= 4) {
    const rows: VehicleExposure[] = await db.rows(VEHICLES_BY_RATE, [
      most,
      RANKED_FROM.violations,
      RANKED_FROM.km * 1000,
      all.violations,
      all.distanceM,
      weight,
      LEAST_PEER_RATE,
    ]);
    const inOrder = ranked(rows, { by: 'PER_1000_KM', peers });
    const last = inOrder.find(({ vehicleId }) => vehicleId === rows.at(-1)?.vehicleId);
    const least = inOrder[first - 1];
    if (rows.length < most || (least?.rate?.low ?? 0) >= (last?.rate?.per1000Km ?? Infinity)) {
      return inOrder.slice(0, first);
    }
  }
}
