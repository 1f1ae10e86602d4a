import { civilDayOf } from '@wakafine/domain/time/civil-time';
import type { Services } from '../../../../platform/context/context';
import { packDay } from './figure-bytes';
import { figuresOfDay } from './figure-days';
import { DAYS_TO_PACK, STORE_DAY } from './figure-days.queries';

/** Today and yesterday change with every minute: they are read by their rows. */
const FRESH_DAYS = 2;
/** A bound for one run: what is left is done by the next. */
const DAYS_PER_RUN = 60;

/**
 * Packs the figures of days that are over, so that a process has a day of them in a few milliseconds. A day that changes meanwhile is not stored, and
 * comes again. Gives how many were looked at.
 */
export async function packFigureDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const freshFrom = civilDayOf(clock().getTime()) + 1 - FRESH_DAYS;
  const days = await db.rows(DAYS_TO_PACK, [freshFrom, DAYS_PER_RUN]);
  for (const { civilDay, version } of days) {
    const day = await figuresOfDay({ db }, civilDay);
    await db.rows(STORE_DAY, [civilDay, version, await packDay(day)]);
  }
  return days.length;
}
