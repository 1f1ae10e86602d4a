import type { QuietHours } from '@wakafine/domain/notify/notifications';
import { areQuietHours } from '@wakafine/domain/notify/notifications';
import { badInput } from '../../platform/errors';
import { pageOf, parseId } from '../../platform/db/pagination';
import type { Page, PageRequest } from '../../platform/db/pagination';
import { requireCitizen } from '../identity/accounts/actor';
import type { AppCtx } from '../identity/accounts/actor';
import {
  COUNT_UNREAD,
  STORE_QUIET_HOURS,
  MARK_READ,
  NOTIFICATIONS_OF,
  QUIET_HOURS_OF,
} from './notifications.queries';
import type { NotificationRow } from './notifications.queries';
import { QuietHoursRow } from './quiet-hours.entity';

/** The actor's inbox, newest first. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export async function listNotifications(ctx: AppCtx, request: PageRequest): Promise<Page<NotificationRow>> {
  const { accountId } = requireCitizen(ctx);
  const values = [accountId, request.afterId, request.first + 1] as const;
  return pageOf(await ctx.db.rows(NOTIFICATIONS_OF, values), request);
}

/** Number of unread notifications of the actor. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export async function countUnread(ctx: AppCtx): Promise<number> {
  const [row]: { count: number }[] = await ctx.db.rows(COUNT_UNREAD, [requireCitizen(ctx).accountId]);
  return row?.count ?? 0;
}

/**
 * Marks the actor's notifications up to one as read, or that one alone; gives how many were not.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function markRead(
  ctx: AppCtx,
  { upToId, isAlone }: { upToId: string; isAlone: boolean },
): Promise<number> {
  const { accountId } = requireCitizen(ctx);
  const values = [accountId, parseId(upToId) ?? 0, ctx.clock(), isAlone] as const;
  return (await ctx.db.rows(MARK_READ, values)).length;
}

/** Quiet hours of the actor, or null. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export async function quietHours(ctx: AppCtx): Promise<QuietHours | null> {
  const [row]: QuietHours[] = await ctx.db.rows(QUIET_HOURS_OF, [requireCitizen(ctx).accountId]);
  return row ?? null;
}

/**
 * Sets when nothing may ring for the actor; null lets everything ring.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (untilMin)
 */
export async function setQuietHours(ctx: AppCtx, quiet: QuietHours | null): Promise<QuietHours | null> {
  const { accountId } = requireCitizen(ctx);
  if (quiet === null) {
    await ctx.db.entities.delete(QuietHoursRow, { accountId });
    return null;
  }
  if (!areQuietHours(quiet)) {
    throw badInput({ untilMin: 'Must be two different minutes of a day, 0 to 1439' });
  }
  await ctx.db.rows(STORE_QUIET_HOURS, [accountId, quiet.fromMin, quiet.untilMin]);
  return quiet;
}
