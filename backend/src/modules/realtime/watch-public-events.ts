import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { followPublicEvents } from '../public-events/follow-public-events';
import type { LoggedEvent } from '../public-events/public-event.presenter';
import { eventsWanted, PUBLIC_LOG } from '../public-events/read-events';
import type { EventPage } from '../public-events/read-events';
import type { LiveStream } from '../../platform/live/live-stream';
import { openWatchAct } from './watch-act';

/** Arguments of the subscription. */
interface Asked {
  readonly after?: string | null;
  readonly kinds?: readonly PublicEventKind[] | null;
}

/**
 * The public log as it goes on: first what lies behind the event that was seen last, then each event within a second. A reader who is slow
 * gets all of them later.
 * @throws BAD_USER_INPUT (after, kinds)
 */
export const watchPublicEvents = openWatchAct(
  PUBLIC_LOG,
  async ({ ctx }, asked: Asked): Promise<LiveStream<LoggedEvent>> => {
    const reader = new AbortController();
    const wanted = eventsWanted(asked);
    return new EventStream(await followPublicEvents(ctx, { ...wanted, signal: reader.signal }), reader);
  },
);

/** The events of the pages, one after the other; leaving it ends a wait. */
class EventStream implements LiveStream<LoggedEvent> {
  private waiting: LoggedEvent[] = [];

  constructor(
    private readonly pages: AsyncGenerator<EventPage>,
    private readonly reader: AbortController,
  ) {}

  takeShared(): null {
    return null;
  }

  async next(): Promise<IteratorResult<LoggedEvent>> {
    while (this.waiting.length === 0) {
      const page = await this.pages.next();
      if (page.done === true) {
        return { done: true, value: undefined };
      }
      this.waiting = [...page.value.events];
    }
    const [value, ...others] = this.waiting;
    this.waiting = others;
    return value === undefined ? { done: true, value } : { done: false, value };
  }

  return(): Promise<IteratorResult<LoggedEvent>> {
    this.reader.abort();
    this.waiting = [];
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
