import type { Services } from '../../platform/context/context';
import type { Caches } from '../../platform/memory/caches';
import type { AppCtx } from '../identity/accounts/actor';
import { openAct } from '../identity/acts/act';
import { EventBell } from './event-bell';
import { eventLog, eventsBehind, placeBehind, PUBLIC_LOG } from './read-events';
import type { EventPage, EventsWanted } from './read-events';

/** Events that are read at a time: what a reader who does not get on holds in memory. */
const PAGE = 500;

const bells = new WeakMap<Caches, EventBell>();

/** A reader of the log. */
export interface Follower extends EventsWanted {
  /** Aborted when the reader has gone. */
  readonly signal: AbortSignal;
}

/** A reader of what is in the log already. */
export interface BackfillReader extends Follower {
  /** Id of the last event that is wanted; null: the newest. */
  readonly until: number | null;
}

/**
 * The events behind one that was seen, or else those from now on, and then each as it is logged, until the signal is aborted: a page at
 * a time, and the next one only when it is asked for. While nothing is logged it waits. A page may be empty: then
 * only other kinds were logged.
 * @throws BAD_USER_INPUT (after) for an event that is not in the log any more, or not yet
 */
export const followPublicEvents = openAct(
  PUBLIC_LOG,
  async (services: AppCtx, { after, kinds, signal }: Follower): Promise<AsyncGenerator<EventPage>> => {
    const place = (await placeBehind(services, after)) ?? (await eventLog(services)).lastId;
    return follow(services, { place, kinds, signal });
  },
);

/**
 * The events of the log as it is now, a page at a time, each when it is asked for.
 * @throws BAD_USER_INPUT (after) for an event that is not in the log any more, or not yet
 */
export const readPublicEvents = openAct(
  PUBLIC_LOG,
  async (
    services: AppCtx,
    { after, until, kinds, signal }: BackfillReader,
  ): Promise<AsyncGenerator<EventPage>> => {
    const place = (await placeBehind(services, after)) ?? 0;
    const { lastId } = await eventLog(services);
    return backfill(services, { place, until: Math.min(until ?? lastId, lastId), kinds, signal });
  },
);

type Reading = Pick<Follower, 'kinds' | 'signal'> & { readonly place: number };

async function* follow(services: Services, { place, kinds, signal }: Reading): AsyncGenerator<EventPage> {
  const bell = bells.get(services.caches) ?? new EventBell(services);
  bells.set(services.caches, bell);
  for (let behind = place; !signal.aborted;) {
    const page = await eventsBehind(services, { place: behind, kinds, limit: PAGE });
    const isFurther = page.through > behind;
    behind = page.through;
    if (isFurther) {
      yield page;
    }
    if (!page.isMore) {
      await bell.wait(behind, signal);
    }
  }
}

async function* backfill(
  services: Services,
  { place, until, kinds, signal }: Reading & { readonly until: number },
): AsyncGenerator<EventPage> {
  for (let behind = place; behind < until && !signal.aborted;) {
    const page = await eventsBehind(services, { place: behind, kinds, limit: PAGE });
    behind = page.through;
    const events = page.events.filter(({ id }) => id <= until);
    if (events.length > 0) {
      yield { ...page, events };
    }
  }
}
