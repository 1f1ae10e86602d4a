import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { NOTIFICATIONS_STORED_DAYS } from '@wakafine/domain/notify/notifications';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { notify } from './notify';
import { DELETE_OLD_NOTIFICATIONS, WEEKS } from './notifications.queries';
import type { WeekRow } from './notifications.queries';

/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;
const DAYS_A_WEEK = 7;
const SENT_FROM_HOUR = 8;

/**
 * Notifies everybody who has ended a journey last week, Monday to Sunday in Africa/Douala, of what they have
 * driven; from
 * Monday at 8 o'clock on, and nobody twice.
 */
export async function sendWeeklySummaries(services: Services): Promise<void> {
  const nowMs = services.clock().getTime();
  const today = civilDayOf(nowMs);
  const monday = today - ((((today - FIRST_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK);
  if (nowMs < startOfDayMs(monday) + SENT_FROM_HOUR * HOUR_MS) {
    return;
  }
  const weekOf = isoDay(monday - DAYS_A_WEEK);
  const subject = `week:${weekOf}`;
  const dayOf = (day: number): Date => new Date(startOfDayMs(day));
  const bounds = [dayOf(monday - DAYS_A_WEEK), dayOf(monday)] as const;
  for (let rows: WeekRow[] = await weeks(services, bounds, subject); rows.length > 0;) {
    for (const { accountId, journeyCount, distanceM, violationCount } of rows) {
      await notify(
        { ...services, actor: null },
        {
          accountIds: [accountId],
          subject,
          facts: {
            kind: 'WEEKLY_SUMMARY',
            weekOf,
            journeyCount,
            distanceKm: distanceM / 1000,
            violationCount,
          },
        },
      );
    }
    rows = await weeks(services, bounds, subject);
  }
}

/** Deletes notifications older than they are stored. */
export async function deleteOldNotifications({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_NOTIFICATIONS, [new Date(clock().getTime() - NOTIFICATIONS_STORED_DAYS * DAY_MS)]);
}

function weeks({ db }: Services, bounds: readonly [Date, Date], subject: string): Promise<WeekRow[]> {
  return db.rows(WEEKS, [...bounds, subject]);
}
