import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../platform/db/connection.type';
import { pageRequest } from '../../platform/db/pagination';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { listPublicEvents } from './list-public-events';
import { presentPublicEvent } from './public-event.presenter';
import { PublicEventConnection, PublicEventKindEnum } from './public-event.type';
import { eventsWanted } from './read-events';

@Resolver()
export class PublicEventsResolver {
  @Query(() => PublicEventConnection, {
    description:
      'The public log of events, oldest first: from its beginning, or behind an event. Anyone may ask. BAD_USER_INPUT for an event that is no longer in it.',
  })
  @Serves(listPublicEvents)
  async publicEvents(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Identifier of the event that was seen last: the cursor.',
    })
    after: string | null | undefined,
    @Arg('kinds', () => [PublicEventKindEnum], {
      nullable: true,
      description: 'Kinds that are wanted; all of them where it is left out or empty.',
    })
    kinds: PublicEventKind[] | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PublicEventConnection> {
    const wanted = eventsWanted({ after, kinds });
    const page = await listPublicEvents(ctx, { ...wanted, ...pageRequest({ first }) });
    const listed = { rows: page.events, hasNextPage: page.isMore, hasPreviousPage: wanted.after !== null };
    return presentPage(listed, presentPublicEvent, ({ id }) => String(id));
  }
}
