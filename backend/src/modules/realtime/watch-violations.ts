import { liveStream } from '../../platform/live-stream';
import type { PubSub } from '../../platform/pubsub';
import { audienceOf } from '../violations/violations.policy';
import type { Violation } from '../violations/violation.entity';
import type { ViolationFilter } from '../violations/violations.inputs';
import { EVERYTHING, ofAccount } from './fan-out';
import type { LiveContext } from './live-context';

/** What a subscriber has asked for; nothing asked is everything that they may see. */
type Asked = ViolationFilter | null | undefined;

/** Violations as they open: one's own and, as public rows, those of others that are well enough evidenced. */
export function watchOpened(context: LiveContext, asked: Asked): AsyncIterableIterator<Violation> {
  const isHidden = ({ isClaimed, grade }: Violation): boolean => isClaimed || grade === 'C';
  return watch(context, context.live.violationsOpened, { asked, isHidden });
}

/**
 * Violations as their severity changes, they close or are withdrawn; also those whose evidence has become bad,
 * because whoever was told of one before has to learn it.
 */
export function watchChanged(context: LiveContext, asked: Asked): AsyncIterableIterator<Violation> {
  const isHidden = ({ isClaimed }: Violation): boolean => isClaimed;
  return watch(context, context.live.violationsChanged, { asked, isHidden });
}

/** `isHidden` says what is nobody's business but the owner's and the staff's. */
function watch(
  { mark, subscriber }: LiveContext,
  source: PubSub<Violation>,
  { asked, isHidden }: { asked: Asked; isHidden: (violation: Violation) => boolean },
): AsyncIterableIterator<Violation> {
  const topic = asked?.scope === 'MINE' ? ofAccount(subscriber.accountId) : EVERYTHING;
  const isPublic = ({ accountId }: Violation): boolean => audienceOf(subscriber, accountId) === 'public';
  return liveStream({
    subscription: source.subscribe([topic]),
    mark,
    pick: (violation) =>
      matches(violation, asked) && !(isHidden(violation) && isPublic(violation)) ? violation : undefined,
  });
}

function matches(violation: Violation, asked: Asked): boolean {
  const { severity, category, journeyId, transportAgency, status, from, to } = asked ?? {};
  const agency = violation.transportAgency?.toLowerCase();
  return (
    (!severity || violation.severity === severity) &&
    (!category || violation.category === category) &&
    (!journeyId || String(violation.journeyId) === journeyId) &&
    (!transportAgency || agency === transportAgency.trim().toLowerCase()) &&
    (!status || (violation.reportedAt !== null) === (status === 'RESOLVED')) &&
    (!from || violation.startedAt >= from) &&
    (!to || violation.startedAt < to)
  );
}
