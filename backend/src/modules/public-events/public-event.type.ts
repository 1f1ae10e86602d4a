import { PUBLIC_EVENT_KINDS, PUBLIC_EVENT_WORDS } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { Field, ID, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../platform/db/connection.type';
import { describedEnum } from '../../platform/described-enum';

export const PublicEventKindEnum = describedEnum(PUBLIC_EVENT_KINDS, {
  name: 'PublicEventKind',
  description: 'Kind of an event of the public log.',
  values: PUBLIC_EVENT_WORDS,
});

@ObjectType({
  description:
    'An event of the public log. It holds public rows only: violations leave by the hour, alerts to everybody and limits at once.',
})
export class PublicEvent {
  @Field(() => ID, {
    description:
      'Its place in the log, a whole number that rises by one; the same over REST, SSE and NDJSON and in webhooks. It is the cursor of the event, too.',
  })
  id: string;

  @Field(() => PublicEventKindEnum, { description: 'Kind of event.' })
  kind: PublicEventKind;

  @Field(() => Date, { description: 'Time of the event; a full hour for what leaves by the hour.' })
  occurredAt: Date;

  @Field(() => String, {
    description:
      'The public row as JSON, as REST gives it: of a withdrawn violation the id alone, of limits their version.',
  })
  data: string;
}

@ObjectType({ description: 'An event of the public log, and its position.' })
export class PublicEventEdge extends ListEdge {
  @Field(() => PublicEvent, { description: 'The event.' })
  node: PublicEvent;
}

@ObjectType({ description: 'Events of the public log, oldest first.' })
export class PublicEventConnection extends ListPage {
  @Field(() => [PublicEventEdge], { description: 'Rows of the page.' })
  edges: PublicEventEdge[];

  @Field(() => [PublicEvent], { description: 'The events of the rows, in the same order.' })
  nodes: PublicEvent[];
}
