import { DAY_MS } from '@wakafine/domain/units';
import { KEY_USE_DAYS } from '@wakafine/domain/keys/api-keys';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { AppError, badInput } from '../../../platform/errors';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { SignedInCtx } from '../accounts/actor';
import { act } from '../acts/act';
import { accounts, right } from '../acts/rules';
import { KEY_USE_BY_DAY, KEY_USE_BY_HOUR, KEYS_OF_ACCOUNT, KEYS_PAGE } from './keys.queries';
import { canManageKey, requireKey, startOfToday } from './stored-key';
import type { StoredKey } from './stored-key';

/** Use of a key in some time. */
interface KeyUse {
  readonly points: number;
  readonly calls: number;
  readonly refused: number;
}

/** Use of a key within an hour. */
export interface HourOfUse extends KeyUse {
  readonly hour: Date;
}

/** Use of a key in a day of Africa/Douala. */
export interface DayOfUse extends KeyUse {
  /** Days since 1970-01-01. */
  readonly day: number;
}

/** The latest 50 keys of the actor, newest first, those that have ended included. @throws UNAUTHENTICATED */
export const listMyKeys = act({ may: accounts }, (ctx): Promise<StoredKey[]> => {
  return ctx.db.rows(KEYS_OF_ACCOUNT, [ctx.actor.accountId, startOfToday(ctx)]);
});

/** A page of the keys of everybody, newest first. @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings */
export const pageKeys = act(
  { may: right('canAccessSystemSettings') },
  async (ctx, request: PageRequest): Promise<Page<StoredKey>> =>
    pageOf(await ctx.db.rows(KEYS_PAGE, [startOfToday(ctx), request.afterId, request.first + 1]), request),
);

const USE_OF_KEY = {
  may: accounts,
  seen: { owner: 'yes', canAccessSystemSettings: 'yes', anyone: 'NOT_FOUND' },
} as const;

/**
 * Use of a key in the hours of a day of Africa/Douala, those without any left out.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no key of the actor's, unless they manage all keys
 */
export const keyUseOfDay = act(
  USE_OF_KEY,
  async (ctx, { keyId, day }: { keyId: number | null; day: number | null }): Promise<HourOfUse[]> => {
    const key = await requireOwnKey(ctx, keyId);
    const from = day === null ? startOfToday(ctx) : new Date(startOfDayMs(day));
    return ctx.db.rows(KEY_USE_BY_HOUR, [key.id, from, new Date(from.getTime() + DAY_MS)]);
  },
);

/**
 * Use of a key in the last days of Africa/Douala, each of them, today last; those before the key was created with none.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no key of the actor's, unless they manage all keys, BAD_USER_INPUT for a number of
 * days that is not stored
 */
export const keyUseByDay = act(
  USE_OF_KEY,
  async (ctx, { keyId, days }: { keyId: number | null; days: number }): Promise<DayOfUse[]> => {
    if (days < 1 || days > KEY_USE_DAYS) {
      throw badInput({ days: `Must be from 1 to ${KEY_USE_DAYS}` });
    }
    const key = await requireOwnKey(ctx, keyId);
    const today = civilDayOf(ctx.clock().getTime());
    const first = today - days + 1;
    const range = [new Date(startOfDayMs(first)), new Date(startOfDayMs(today + 1))] as const;
    const used = await ctx.db.rows(KEY_USE_BY_DAY, [key.id, ...range]);
    const usedOn = new Map(used.map((row) => [row.day, row]));
    return Array.from({ length: days }, (_, index) => {
      const day = first + index;
      return usedOn.get(day) ?? { day, points: 0, calls: 0, refused: 0 };
    });
  },
);

/** A key that the actor may see. @throws NOT_FOUND */
async function requireOwnKey(ctx: SignedInCtx, keyId: number | null): Promise<StoredKey> {
  const key = await requireKey(ctx, keyId);
  if (!canManageKey(ctx.actor, key)) {
    throw new AppError('NOT_FOUND');
  }
  return key;
}
