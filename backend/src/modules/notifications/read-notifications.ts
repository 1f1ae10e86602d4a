import type { QuietHours } from '@wakafine/domain/notify/notifications';
import { areQuietHours, QUIET_HOURS_SENTENCE } from '@wakafine/domain/notify/notifications';
import { badInput } from '../../platform/errors';
import { pageOf, parseId } from '../../platform/db/pagination';
import type { Page, PageRequest } from '../../platform/db/pagination';
import {
  COUNT_UNREAD,
  STORE_QUIET_HOURS,
  MARK_READ,
  NOTIFICATIONS_OF,
  QUIET_HOURS_OF,
} from './notifications.queries';
import type { NotificationRow } from './notifications.queries';
import { QuietHoursRow } from './quiet-hours.entity';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';

/** The actor's inbox, newest first. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const listNotifications = act(
  { may: citizens },
  async (ctx, request: PageRequest): Promise<Page<NotificationRow>> => {
    const { accountId } = ctx.actor;
    const values = [accountId, request.afterId, request.first + 1] as const;
    return pageOf(await ctx.db.rows(NOTIFICATIONS_OF, values), request);
  },
);

/** Number of the actor's unread notifications. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const countUnread = act({ may: citizens }, async (ctx): Promise<number> => {
  const [row]: { count: number }[] = await ctx.db.rows(COUNT_UNREAD, [ctx.actor.accountId]);
  return row?.count ?? 0;
});

/**
 * Marks the actor's notifications up to one as read, or that one alone; gives how many were not.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff
 */
export const markRead = act(
  { may: citizens },
  async (ctx, { upToId, isAlone }: { upToId: string; isAlone: boolean }): Promise<number> => {
    const { accountId } = ctx.actor;
    const values = [accountId, parseId(upToId) ?? 0, ctx.clock(), isAlone] as const;
    return (await ctx.db.rows(MARK_READ, values)).length;
  },
);

/** Hours in which nothing may ring for the actor, or null. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const quietHours = act(
  { may: citizens, seen: { anyone: 'null' } },
  async (ctx): Promise<QuietHours | null> => {
    const [row]: QuietHours[] = await ctx.db.rows(QUIET_HOURS_OF, [ctx.actor.accountId]);
    return row ?? null;
  },
);

/**
 * Sets when nothing may ring for the actor; null lets everything ring.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (untilMin)
 */
export const setQuietHours = act(
  { may: citizens },
  async (ctx, quiet: QuietHours | null): Promise<QuietHours | null> => {
    const { accountId } = ctx.actor;
    if (quiet === null) {
      await ctx.db.entities.delete(QuietHoursRow, { accountId });
      return null;
    }
    if (!areQuietHours(quiet)) {
      throw badInput({ untilMin: QUIET_HOURS_SENTENCE });
    }
    await ctx.db.rows(STORE_QUIET_HOURS, [accountId, quiet.fromMin, quiet.untilMin]);
    return quiet;
  },
);
