import type { AppCtx } from '../identity/accounts/actor';
import { openAct } from '../identity/acts/act';
import { eventsBehind, placeBehind, PUBLIC_LOG } from './read-events';
import type { EventPage, EventsWanted } from './read-events';

/**
 * A page of the public log, oldest first, from its beginning or behind an event.
 * @throws BAD_USER_INPUT (after) for an event that is not in the log any more, or not yet
 */
export const listPublicEvents = openAct(
  PUBLIC_LOG,
  async (ctx: AppCtx, { after, kinds, first }: EventsWanted & { first: number }): Promise<EventPage> => {
    const place = (await placeBehind(ctx, after)) ?? 0;
    return eventsBehind(ctx, { place, kinds, limit: first });
  },
);
