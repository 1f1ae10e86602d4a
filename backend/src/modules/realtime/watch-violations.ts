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
  return watch(context, context.live.violationsOpened, (violation) => {
    const isPublic = audienceOf(context.subscriber, violation.accountId) === 'public';
    return matches(violation, asked) && !(isPublic && violation.grade === 'C');
  }, asked);
}

/** Violations as their severity changes, they close or are withdrawn. */
export function watchChanged(context: LiveContext, asked: Asked): AsyncIterableIterator<Violation> {
  return watch(context, context.live.violationsChanged, (violation) => matches(violation, asked), asked);
}

function watch(
  { mark, subscriber }: LiveContext,
  source: PubSub<Violation>,
  isWanted: (violation: Violation) => boolean,
  asked: Asked,
): AsyncIterableIterator<Violation> {
  const topic = asked?.scope === 'MINE' ? ofAccount(subscriber.accountId) : EVERYTHING;
  return liveStream({
    subscription: source.subscribe([topic]),
    mark,
    pick: (violation) => (isWanted(violation) ? violation : undefined),
  });
}

function matches(violation: Violation, asked: Asked): boolean {
  const { severity, category, journeyId } = asked ?? {};
  return (
    (!severity || violation.severity === severity) &&
    (!category || violation.category === category) &&
    (!journeyId || String(violation.journeyId) === journeyId)
  );
}
