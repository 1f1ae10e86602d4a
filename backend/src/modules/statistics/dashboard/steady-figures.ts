import { civilDayOf, startOfDayMs, startOfHourMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { AppCtx } from '../../identity/accounts/actor';
import { RECEIVED_BETWEEN } from './dashboard.queries';
import type { HourRow } from './dashboard.queries';

const WEEK_MS = 7 * DAY_MS;

/** Figures that two of the cards are compared with, whatever range is chosen. */
export interface SteadyFigures {
  /** Incidents that were received a week ago, from midnight in Douala to the same time of day. */
  readonly reportsWeekAgo: number;
  readonly activeEarlier: {
    /** Begin of the hour before the current one. */
    readonly at: Date;
    /** Journeys that were active then. */
    readonly count: number;
  };
}

/** The figures that today's reports and the active journeys are compared with. */
export async function steadyFigures(
  { db }: Pick<AppCtx, 'db'>,
  { active, hours, now }: { active: number; hours: readonly HourRow[]; now: Date },
): Promise<SteadyFigures> {
  const nowMs = now.getTime();
  const earlierMs = startOfHourMs(nowMs) - HOUR_MS;
  const weekAgoMs = nowMs - WEEK_MS;
  const midnight = new Date(startOfDayMs(civilDayOf(weekAgoMs)));
  const [received] = await db.rows(RECEIVED_BETWEEN, [midnight, new Date(weekAgoMs)]);
  const sum = (wanted: HourRow['kind']): number =>
    hours
      .filter(({ kind, atMs }) => kind === wanted && atMs >= earlierMs && atMs < earlierMs + 2 * HOUR_MS)
      .reduce((total, { n }) => total + n, 0);
  return {
    reportsWeekAgo: received?.count ?? 0,
    activeEarlier: {
      at: new Date(earlierMs),
      count: Math.max(0, active - sum('JOURNEY_HOUR') + sum('JOURNEY_END_HOUR')),
    },
  };
}
