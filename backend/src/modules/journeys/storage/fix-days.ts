import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { Services } from '../../../platform/context/context';

/** Number of days after the present one whose partitions are there: so long the work may fail before fixes lie among the unsorted. */
const DAYS_AHEAD = 7;
/** Days after which a day that is due goes even though journeys still have it: those that went on for longer. */
const LATE_DAYS = 1;

/** $1 present day, $2 days after it. */
const PREPARE = 'SELECT fix_days_prepare($1::date, $2::integer)';
/** Days that have a partition of their own, before $1. */
const DAYS_BEFORE = `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
    SELECT to_date(right(relname, 10), 'YYYY_MM_DD') AS day FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'fix'::regclass AND relname ~ '^fix_\\d{4}_\\d\\d_\\d\\d$'
  ) AS parts WHERE day < $1::date ORDER BY day`;
/** $1 day, $2 the day to which journeys move that still have it. */
const MOVE_DAY = 'SELECT fix_day_move($1::date, $2::date)';
/** $1 day. */
const DROP_DAY = 'SELECT fix_day_drop($1::date) AS "isDropped"';

type Runner = (statement: string, values: readonly unknown[]) => Promise<unknown>;

/**
 * Makes the partitions of the present day and the next ones where they are missing, and sorts fixes into theirs that had to be stored
 * without one; by the owner of the database. Waits for a lock for half a second at most.
 */
export async function prepareFixDays(run: Runner, now: Date): Promise<void> {
  await run(PREPARE, [isoDay(civilDayOf(now.getTime())), DAYS_AHEAD]);
}

/**
 * First day, YYYY-MM-DD, that is not due at a time: every journey of an earlier one has been created before all fixes of that day had
 * to be thinned out.
 */
export function firstDayNotDue(endedBefore: Date): string {
  return isoDay(civilDayOf(endedBefore.getTime()));
}

/**
 * Drops the partitions of days that are due and that no journey has any more, with the fixes that were thinned out of its
 * journeys. Journeys of an earlier day that are still whole, since they went on for more than a day, move to the present one.
 */
export async function dropFixDays(
  { owner, clock, log }: Pick<Services, 'owner' | 'clock' | 'log'>,
  endedBefore: Date,
): Promise<void> {
  await prepareFixDays((...call) => owner.run(...call), clock());
  const due = civilDayOf(endedBefore.getTime());
  const days = await owner.run<{ day: string }>(DAYS_BEFORE, [isoDay(due)]);
  const late = isoDay(due - LATE_DAYS);
  const present = isoDay(civilDayOf(clock().getTime()));
  for (const { day } of days) {
    if (day < late) {
      await owner.run(MOVE_DAY, [day, present]);
    }
    const [dropped] = await owner.run<{ isDropped: boolean }>(DROP_DAY, [day]);
    if (dropped?.isDropped === true) {
      log.info({ day }, 'the fixes of a day were dropped');
    }
  }
}
