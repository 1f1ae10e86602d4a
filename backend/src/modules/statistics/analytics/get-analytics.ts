import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { badInput } from '../../../platform/errors';
import { daysBack } from '../ranking/days-back';
import { BY_HOUR_AND_DAY, BY_VEHICLE_TYPE, HAPPENED_IN } from './analytics.queries';
import type { Happened, VehicleTypeRow } from './analytics.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Figures of some days of Africa/Douala. */
export interface Analytics {
  /** One for each hour of the day, 0-23. */
  readonly hours: readonly (Happened & { readonly hour: number })[];
  /** One for each day, oldest first, counted from 1 January 1970. */
  readonly days: readonly (Happened & { readonly day: number })[];
  readonly vehicleTypes: readonly VehicleTypeRow[];
}

const NOTHING: Happened = {
  ...{ violations: 0, unconfirmedViolations: 0, incidents: 0 },
  ...{ journeys: 0, ratedViolations: 0, judgedM: 0, unjudgedM: 0 },
};

/**
 * Figures of the days that end with the current one, from the stored figures.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days)
 */
export const getAnalytics = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { days }: { days: number }): Promise<Analytics> => {
    const { from } = daysBack(days, ctx.clock());
    const values = [from, new Date(from.getTime() + days * DAY_MS)] as const;
    const readVehicleTypes: Promise<VehicleTypeRow[]> = ctx.db.rows(BY_VEHICLE_TYPE, values);
    const [times, vehicleTypes] = await Promise.all([ctx.db.rows(BY_HOUR_AND_DAY, values), readVehicleTypes]);
    const firstDay = civilDayOf(from.getTime());
    return {
      hours: Array.from({ length: 24 }, (_, hour) => ({
        ...(times.find((row) => row.hour === hour) ?? NOTHING),
        hour,
      })),
      days: Array.from({ length: days }, (_, index) => {
        const day = firstDay + index;
        return { ...(times.find((row) => row.day === day) ?? NOTHING), day };
      }),
      vehicleTypes,
    };
  },
);

/** Figures before and after a day, over the same number of days. */
export interface BeforeAfter {
  readonly before: Happened;
  readonly after: Happened;
  readonly from: Date;
  readonly at: Date;
  readonly until: Date;
}

/**
 * Figures before the day of Africa/Douala that a time lies in, and from that day on, over the same number of days.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days, at) also for days that are not over
 */
export const compareBeforeAfter = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { at: time, days }: { at: Date; days: number }): Promise<BeforeAfter> => {
    daysBack(days, ctx.clock());
    const at = new Date(startOfDayMs(civilDayOf(time.getTime())));
    const from = new Date(at.getTime() - days * DAY_MS);
    const until = new Date(at.getTime() + days * DAY_MS);
    if (until > ctx.clock() || from.getTime() < 0) {
      throw badInput({ at: 'Must be a day with so many whole days after it' });
    }
    const [[before = NOTHING], [after = NOTHING]] = await Promise.all([
      ctx.db.rows(HAPPENED_IN, [from, at]),
      ctx.db.rows(HAPPENED_IN, [at, until]),
    ]);
    return { before, after, from, at, until };
  },
);
