import { liveStream } from '../../platform/live/live-stream';
import type { PubSub } from '../../platform/live/pubsub';
import { admitted } from '../identity/acts/admitted';
import { right } from '../identity/acts/rules';
import type { ClosedRule, Declared } from '../identity/acts/rules';
import type { LiveContext } from './live-context';
import { STAFF } from './staff-news';
import type { StaffNews } from './staff-news';

const NEWS_OF_STAFF: Declared<ClosedRule> = { may: right('canViewDashboard'), scopes: ['authority:read'] };

/**
 * Events for staff of one kind; `isAsked` filters by the subscription.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard
 */
export const watchStaffNews = Object.assign(staffNews, NEWS_OF_STAFF);

function staffNews<Value>(
  { ctx, live, mark }: LiveContext,
  kind: (news: StaffNews) => PubSub<Value>,
  isAsked: (value: Value) => boolean = () => true,
): AsyncIterableIterator<Value> {
  admitted(NEWS_OF_STAFF, ctx);
  const subscription = kind(live.staff).subscribe([STAFF]);
  return liveStream({ subscription, mark, pick: (value) => (isAsked(value) ? value : undefined) });
}
