import { DAY_MS } from '@wakafine/domain/units';
import { startOfDayMs } from '@wakafine/domain/time/civil-time';
import { AppError } from '../../../platform/errors';
import { act } from '../acts/act';
import { accounts } from '../acts/rules';
import { KEY_USE_BY_HOUR, KEYS_OF_ACCOUNT } from './keys.queries';
import { canManageKey, requireKey, startOfToday } from './stored-key';
import type { StoredKey } from './stored-key';

/** Use of a key within an hour. */
export interface HourOfUse {
  readonly hour: Date;
  readonly points: number;
  readonly calls: number;
  readonly refused: number;
}

/** The latest 50 keys of the actor, newest first, those that have ended included. @throws UNAUTHENTICATED */
export const listMyKeys = act({ may: accounts }, (ctx): Promise<StoredKey[]> => {
  return ctx.db.rows(KEYS_OF_ACCOUNT, [ctx.actor.accountId, startOfToday(ctx)]);
});

/**
 * Use of a key in the hours of a day of Africa/Douala, those without any left out.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no key of the actor's, unless they manage all keys
 */
export const keyUseOfDay = act(
  { may: accounts, seen: { owner: 'yes', canAccessSystemSettings: 'yes', anyone: 'NOT_FOUND' } },
  async (ctx, { keyId, day }: { keyId: number | null; day: number | null }): Promise<HourOfUse[]> => {
    const key = await requireKey(ctx, keyId);
    if (!canManageKey(ctx.actor, key)) {
      throw new AppError('NOT_FOUND');
    }
    const from = day === null ? startOfToday(ctx) : new Date(startOfDayMs(day));
    return ctx.db.rows(KEY_USE_BY_HOUR, [key.id, from, new Date(from.getTime() + DAY_MS)]);
  },
);
