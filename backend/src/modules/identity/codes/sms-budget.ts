import type { AppCtx } from '../accounts/actor';
import { allowanceUsed, dayStart, useAllowance } from '../allowances/allowances';

/** Messages sent on a day, nationally. */
const NATIONAL = 'sms';

/**
 * Share of the national budget that a message may draw on: half of it is open to every number, a quarter more to known
 * devices, and all of it to proven numbers. Accounts with numbers that nobody has proven can be made by anybody.
 */
const SHARES = { OPEN: 1 / 2, KNOWN_DEVICE: 3 / 4, PROVEN: 1 };

/** Part of the budget that a message may be paid from. */
export type SmsShare = keyof typeof SHARES;

/** State of the budget of the day: LOW from half of it on, when OPEN is used up, SPENT when nobody gets a message. */
export const SMS_BUDGET_LEVELS = ['AMPLE', 'LOW', 'SPENT'] as const;
export type SmsBudgetLevel = (typeof SMS_BUDGET_LEVELS)[number];

/** The national budget of the day, and how much of it is used. */
export interface SmsBudget {
  readonly sentToday: number;
  readonly perDay: number;
  readonly level: SmsBudgetLevel;
}

/**
 * Pays one message from the national budget of the day; false when the share is used up. Amount 0 asks the same
 * question at the same cost and pays nothing. At half and at the end of the budget the log warns the administrators.
 */
export async function useSmsBudget(
  ctx: AppCtx,
  { share, amount }: { share: SmsShare; amount: 0 | 1 },
): Promise<boolean> {
  const budget = ctx.allowances.smsPerDay;
  const periodStart = dayStart(ctx.clock());
  const limit = Math.floor(budget * SHARES[share]);
  const used = await useAllowance(ctx, { subject: NATIONAL, periodStart, limit, amount });
  if (amount === 1 && (used === Math.floor(budget / 2) || used === budget)) {
    ctx.log.warn({ used, budget }, 'the daily budget of short messages is being used up');
  }
  return used !== null;
}

/** The national budget of today; null where no SMS can be sent. */
export async function smsBudget(ctx: AppCtx): Promise<SmsBudget | null> {
  if (ctx.sms === null) {
    return null;
  }
  const today = dayStart(ctx.clock());
  const { latest: sentToday } = await allowanceUsed(ctx, {
    subject: NATIONAL,
    since: today,
    latestSince: today,
  });
  const perDay = ctx.allowances.smsPerDay;
  return { sentToday, perDay, level: levelOf(sentToday, perDay) };
}

function levelOf(sentToday: number, perDay: number): SmsBudgetLevel {
  if (sentToday >= perDay) {
    return 'SPENT';
  }
  return sentToday >= Math.floor(perDay * SHARES.OPEN) ? 'LOW' : 'AMPLE';
}
