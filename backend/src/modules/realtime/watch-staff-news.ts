import { liveStream } from '../../platform/live/live-stream';
import type { PubSub } from '../../platform/live/pubsub';
import { requirePermission } from '../identity/accounts/actor';
import type { LiveContext } from './live-context';
import { STAFF } from './staff-news';
import type { StaffNews } from './staff-news';

/**
 * Events for staff of one kind; `isAsked` filters by the subscription.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard
 */
export function watchStaffNews<Value>(
  { ctx, live, mark }: LiveContext,
  kind: (news: StaffNews) => PubSub<Value>,
  isAsked: (value: Value) => boolean = () => true,
): AsyncIterableIterator<Value> {
  requirePermission(ctx, 'canViewDashboard');
  const subscription = kind(live.staff).subscribe([STAFF]);
  return liveStream({ subscription, mark, pick: (value) => (isAsked(value) ? value : undefined) });
}
