import { PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { Services } from '../../platform/context/context';
import { parseId } from '../../platform/db/pagination';
import { AppError, badInput } from '../../platform/errors';
import { defineSharedReads } from '../../platform/memory/shared-reads';
import { ANY_SCOPE, anyone } from '../identity/acts/rules';
import type { LogState } from './append-events';
import type { LoggedEvent } from './public-event.presenter';
import { EVENT_LOG, EVENTS_BEHIND } from './public-events.queries';

/** Rule of reading the log: open to anyone, and to every key. Plates in it are masked. */
export const PUBLIC_LOG = { may: anyone, seen: { anyone: 'masked' }, scopes: ANY_SCOPE } as const;

/** Events that are wanted. */
export interface EventsWanted {
  /** Id of the event that was seen last; null: none was. */
  readonly after: number | null;
  /** None: all of them. */
  readonly kinds: readonly PublicEventKind[];
}

/** Events behind a place, and the place up to which there are no others. */
export interface EventPage {
  readonly events: readonly LoggedEvent[];
  readonly through: number;
  readonly isMore: boolean;
}

/** All who follow the log ask for the same. */
const sharedReads = defineSharedReads<EventPage>();

/** Events that arguments ask for. @throws BAD_USER_INPUT (after, kinds) for what is no id, and for too many kinds */
export function eventsWanted({
  after,
  kinds,
}: {
  after?: string | null | undefined;
  kinds?: readonly PublicEventKind[] | null | undefined;
}): EventsWanted {
  const seen = eventIdIn({ after });
  if ((kinds?.length ?? 0) > PUBLIC_EVENT_KINDS.length) {
    throw badInput({ kinds: `Must have at most ${PUBLIC_EVENT_KINDS.length} members` });
  }
  return { after: seen, kinds: kinds ?? [] };
}

/** The id in an argument that may be left out, or null. @throws BAD_USER_INPUT (the argument) for what is no id */
export function eventIdIn(argument: Readonly<Record<string, string | null | undefined>>): number | null {
  const [[name, given] = ['', null]] = Object.entries(argument);
  if (given === null || given === undefined) {
    return null;
  }
  const id = parseId(given);
  if (id === null) {
    throw badInput({ [name]: 'Must be the id of an event' });
  }
  return id;
}

/** State of the log. */
export async function eventLog({ db }: Pick<Services, 'db'>): Promise<LogState> {
  const [log] = await db.rows(EVENT_LOG, []);
  if (log === undefined) {
    throw new AppError('INTERNAL');
  }
  return log;
}

/**
 * The place behind which to read for somebody who has seen an event, or else null.
 * @throws BAD_USER_INPUT (after) where events behind it are deleted already, or it is not in the log: they would be missed
 */
export async function placeBehind(services: Services, after: number | null): Promise<number | null> {
  if (after === null) {
    return null;
  }
  const { lastId, deletedThrough } = await eventLog(services);
  if (after < deletedThrough) {
    throw badInput({
      after: `Events up to ${deletedThrough} are no longer stored: begin anew without it`,
    });
  }
  if (after > lastId) {
    throw badInput({ after: 'Must be the id of an event that has been' });
  }
  return after;
}

/** Up to so many events behind a place, of some kinds, oldest first. */
export async function eventsBehind(
  services: Services,
  { place, kinds, limit }: { place: number; kinds: readonly PublicEventKind[]; limit: number },
): Promise<EventPage> {
  const wanted = kinds.length === 0 ? PUBLIC_EVENT_KINDS : [...new Set(kinds)].sort();
  return sharedReads(services).read(`${place} ${limit} ${wanted.join()}`, async () => {
    // Before the events: what is logged meanwhile lies behind it.
    const { lastId } = await eventLog(services);
    const values = [place, lastId, wanted, limit + 1] as const;
    const found: (Omit<LoggedEvent, 'kind'> & { kind: PublicEventKind })[] = await services.db.rows(
      EVENTS_BEHIND,
      values,
    );
    const events = found.slice(0, limit);
    const isMore = found.length > limit;
    return { events, isMore, through: isMore ? (events.at(-1)?.id ?? place) : Math.max(place, lastId) };
  });
}
