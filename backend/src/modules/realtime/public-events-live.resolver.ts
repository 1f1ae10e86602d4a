import { PublicEventKindEnum, PublicEvent } from '../public-events/public-event.type';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Serves } from '../identity/acts/serves.decorator';
import { presentPublicEvent } from '../public-events/public-event.presenter';
import type { LoggedEvent } from '../public-events/public-event.presenter';
import type { OpenLiveContext } from './live-context';
import { watchPublicEvents } from './watch-public-events';

interface Asked {
  readonly after?: string | null;
  readonly kinds?: readonly PublicEventKind[] | null;
}

@Resolver()
export class PublicEventsLiveResolver {
  @Subscription(() => PublicEvent, {
    subscribe: ({ context, args }: { context: OpenLiveContext; args: Asked }) =>
      watchPublicEvents(context, args),
    description:
      'The public log of events as it goes on; with `after` first all that lies behind that event, so that a reader who was away misses nothing. Anyone may ask.',
  })
  @Serves(watchPublicEvents)
  publicEvents(
    @Root() event: LoggedEvent,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Identifier of the event that was seen last; left out: from now on.',
    })
    _after: string | null | undefined,
    @Arg('kinds', () => [PublicEventKindEnum], {
      nullable: true,
      description: 'Kinds that are wanted; all of them where it is left out or empty.',
    })
    _kinds: PublicEventKind[] | null | undefined,
  ): PublicEvent {
    return presentPublicEvent(event);
  }
}
