import { achievements } from '@wakafine/domain/statistics/achievements';
import type { Achievement } from '@wakafine/domain/statistics/achievements';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import type { DrivingDay, DrivingHistory } from '@wakafine/domain/time/driving-days';
import { safeStreak } from '@wakafine/domain/statistics/streak';
import type { Streak } from '@wakafine/domain/statistics/streak';
import { ownStatistics } from './get-statistics';
import type { Statistics } from './get-statistics';
import { DRIVING_DAYS } from './statistics.queries';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';

/** Totals of a citizen's journeys, and their achievements. */
export interface DrivingRecord {
  readonly statistics: Statistics;
  readonly streak: Streak;
  readonly achievements: readonly Achievement[];
}

interface DayRow extends DrivingDay {
  readonly isFirst: boolean;
}

/**
 * Figures, streak and achievements of the actor, from the journeys and violations that are stored; two statements.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export const drivingRecord = act({ may: citizens }, async (ctx): Promise<DrivingRecord> => {
  const { accountId } = ctx.actor;
  const [statistics, days]: [Statistics, DayRow[]] = await Promise.all([
    ownStatistics(ctx),
    ctx.db.rows(DRIVING_DAYS, [accountId]),
  ]);
  const history: DrivingHistory = {
    firstDay: days.find(({ isFirst }) => isFirst)?.day ?? null,
    today: civilDayOf(ctx.clock().getTime()),
    days,
  };
  return { statistics, streak: safeStreak(history), achievements: achievements(history) };
});
