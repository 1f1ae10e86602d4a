import { civilMonthOf, isoMonth, startOfMonthMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { publishMonth } from './publish-month';
import { FIRST_JOURNEY, LOCK_PUBLISHING, NEWEST_VERSION } from './versions.queries';

/** Phones that were offline may send journeys of the last seven days: a month is published when it can get no more. */
const PUBLISHED_AFTER_MS = 8 * DAY_MS;
/** Months that are looked back at, for a service that was down. */
const MONTHS_BACK = 3;

/**
 * Publishes the months that are over and not published yet, oldest first, each once whatever the number of processes. In demo mode
 * it is the last full month of the sample data, at once.
 */
export async function publishOpenData(services: Services): Promise<void> {
  for (const month of await dueMonths(services)) {
    await inTransaction({ ...services, actor: null }, async (tx) => {
      const [lock] = await tx.db.rows(LOCK_PUBLISHING, []);
      const [known] = await tx.db.rows(NEWEST_VERSION, [isoMonth(month)]);
      if (lock?.isLocked === true && known === undefined) {
        await publishMonth(tx, { month, version: 1, isDemo: services.isDemo });
      }
    });
  }
}

/**
 * Publishes a month again, as a new version beside those before. Gives its number; null where the month was never published, or
 * another process is publishing.
 */
export async function correctOpenData(services: Services, month: CivilMonth): Promise<number | null> {
  return inTransaction({ ...services, actor: null }, async (tx) => {
    const [lock] = await tx.db.rows(LOCK_PUBLISHING, []);
    const [known] = await tx.db.rows(NEWEST_VERSION, [isoMonth(month)]);
    if (lock?.isLocked !== true || known === undefined) {
      return null;
    }
    const version = known.version + 1;
    await publishMonth(tx, { month, version, isDemo: known.isDemo });
    return version;
  });
}

async function dueMonths({ db, clock, isDemo }: Services): Promise<CivilMonth[]> {
  const nowMs = clock().getTime();
  const [first] = await db.rows(FIRST_JOURNEY, [isDemo]);
  const present = civilMonthOf(nowMs);
  const monthsBack = (count: number): CivilMonth =>
    civilMonthOf(startOfMonthMs({ ...present, month: present.month - count }));
  if (isDemo) {
    return first === undefined ? [] : [monthsBack(1)];
  }
  const isDue = ({ year, month }: CivilMonth): boolean => {
    const endMs = startOfMonthMs({ year, month: month + 1 });
    return endMs + PUBLISHED_AFTER_MS <= nowMs && first !== undefined && first.startedAt.getTime() < endMs;
  };
  return Array.from({ length: MONTHS_BACK }, (_, index) => monthsBack(MONTHS_BACK - index)).filter(isDue);
}
