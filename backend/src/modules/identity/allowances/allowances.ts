import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { ALLOWANCE_USED, DELETE_OLD_ALLOWANCES, RETURN_ALLOWANCE, USE_ALLOWANCE } from './allowances.queries';

/** Time for which failed sign-ins count. */
const LONGEST_COUNTED_MS = 365 * DAY_MS;

/** The used part of an allowance. */
export interface AllowanceUsed {
  readonly total: number;
  readonly latest: number;
}

/** Time when the day (of Africa/Douala) of a time began. */
export function dayStart(now: Date): Date {
  return new Date(startOfDayMs(civilDayOf(now.getTime())));
}

/** Time when the hour of a time began. */
export function hourStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}

/** The start of the day from which failed sign-ins count at a time: 365 days with the current one. */
export function yearStart(now: Date): Date {
  return new Date(dayStart(now).getTime() - LONGEST_COUNTED_MS + DAY_MS);
}

/** Uses `amount` of what is allowed in a period, and gives how much is used now; null when that would exceed the limit. */
export async function useAllowance(
  { db }: Pick<Services, 'db'>,
  {
    subject,
    periodStart,
    limit,
    amount = 1,
  }: {
    subject: string;
    periodStart: Date;
    limit: number;
    amount?: number;
  },
): Promise<number | null> {
  const [row] = await db.rows(USE_ALLOWANCE, [subject, periodStart, amount, limit]);
  return row?.used ?? null;
}

/** Takes one use of an allowance back. */
export async function returnAllowance(
  { db }: Pick<Services, 'db'>,
  { subject, periodStart }: { subject: string; periodStart: Date },
): Promise<void> {
  await db.rows(RETURN_ALLOWANCE, [subject, periodStart]);
}

/** The used part of an allowance since a time, and since a later time. */
export async function allowanceUsed(
  { db }: Pick<Services, 'db'>,
  { subject, since, latestSince }: { subject: string; since: Date; latestSince: Date },
): Promise<AllowanceUsed> {
  const [row]: AllowanceUsed[] = await db.rows(ALLOWANCE_USED, [subject, since, latestSince]);
  return row ?? { total: 0, latest: 0 };
}

/** Deletes uses of allowances that count for nothing any more. */
export async function deleteOldAllowances({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_ALLOWANCES, [yearStart(clock())]);
}
