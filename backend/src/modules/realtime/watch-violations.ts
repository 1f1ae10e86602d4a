import { hourFromMs } from '@wakafine/domain/time/public-time';
import { severityScales } from '@wakafine/domain/violations/severity-scales';
import { liveStream } from '../../platform/live/live-stream';
import type { LiveStream, SharedPart } from '../../platform/live/live-stream';
import type { PubSub } from '../../platform/live/pubsub';
import { hasPermission } from '../identity/accounts/actor';
import type { Actor } from '../identity/accounts/actor';
import type { Violation } from '../violations/violation.entity';
import { isCountedIn, requireCountedFilter } from '../violations/read/counted-filter';
import type { ViolationFilter } from '../violations/violations.inputs';
import { ofAccount, PUBLIC, STAFF } from './fan-out';
import { audienceOfOne, audienceOfRole } from './audience';
import type { LiveContext } from './live-context';
import { watchAct } from './watch-act';
import { signedIn } from '../identity/acts/rules';

/** Filter of a subscriber; without one everything that they may see. */
type Asked = ViolationFilter | null | undefined;

/** Violations as they open: one's own, all for staff, and those of others as public rows. */
export const watchOpened = watchAct(
  {
    may: signedIn,
    seen: { owner: 'full', anyone: 'masked' },
    scopes: ['violations:public', 'authority:read'],
  },
  (context, asked: Asked): AsyncIterableIterator<Violation> => {
    return watch(context, context.live.violationsOpened, asked);
  },
);

/**
 * Violations as they change: one's own and, for staff, all at every change; those of others when their public row has
 * changed, or has left the public lists.
 */
export const watchChanged = watchAct(
  {
    may: signedIn,
    seen: { owner: 'full', anyone: 'masked' },
    scopes: ['violations:public', 'authority:read'],
  },
  (context, asked: Asked): AsyncIterableIterator<Violation> => {
    return watch(context, context.live.violationsChanged, asked);
  },
);

function watch(
  { ctx, mark, subscriber }: LiveContext,
  source: PubSub<Violation>,
  asked: Asked,
): LiveStream<Violation, SharedPart<Violation, Actor>> {
  requireCountedFilter(ctx, asked);
  const isStaff = hasPermission(subscriber, 'canViewDashboard');
  const others: SharedPart<Violation, Actor> = {
    source,
    topic: isStaff ? STAFF : PUBLIC,
    ...(isStaff ? audienceOfOne(subscriber) : audienceOfRole(subscriber)),
    isFor: (violation) => (isStaff ? matches : matchesPublicly)(violation, asked),
    ownerOf: ({ accountId }) => accountId,
  };
  return liveStream({
    subscription: source.subscribe([ofAccount(subscriber.accountId)]),
    mark,
    pick: (violation) => (matches(violation, asked) ? violation : undefined),
    shared: asked?.scope === 'MINE' ? null : others,
  });
}

function matches(violation: Violation, asked: Asked): boolean {
  const { journeyId, from, to, counted } = asked ?? {};
  return (
    matchesShown(violation, asked, violation.transportAgency) &&
    (!counted || isCountedIn(violation, counted)) &&
    (!journeyId || String(violation.journeyId) === journeyId) &&
    (!from || violation.startedAt >= from) &&
    (!to || violation.startedAt < to)
  );
}

/** A public row is of no journey, and lies in time by its hour, as in the public list. */
function matchesPublicly(violation: Violation, asked: Asked): boolean {
  const { journeyId, from, to } = asked ?? {};
  const startedMs = violation.startedAt.getTime();
  return (
    matchesShown(violation, asked, violation.namedAgency) &&
    !journeyId &&
    (!from || startedMs >= hourFromMs(from.getTime())) &&
    (!to || startedMs < hourFromMs(to.getTime()))
  );
}

function matchesShown(violation: Violation, asked: Asked, agency: string | null): boolean {
  const { severity, cardSeverity, category, transportAgency, status } = asked ?? {};
  return (
    (!severity || violation.severity === severity) &&
    (!cardSeverity || severityScales(violation).card === cardSeverity) &&
    (!category || violation.category === category) &&
    (!transportAgency || agency?.toLowerCase() === transportAgency.trim().toLowerCase()) &&
    (!status || (violation.reportedAt !== null) === (status === 'RESOLVED'))
  );
}
