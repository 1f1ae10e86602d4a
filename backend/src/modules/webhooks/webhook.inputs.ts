import { PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { WEBHOOK_URL_MAX } from '@wakafine/domain/events/webhooks';
import { Field, ID, InputType } from 'type-graphql';
import { HasDifferent, IsCompared } from '../../platform/inputs/bounds';
import { PublicEventKindEnum } from '../public-events/public-event.type';

const MAX_KINDS = { min: 1, max: PUBLIC_EVENT_KINDS.length };
const KINDS_SENTENCE = `Must have from 1 to ${PUBLIC_EVENT_KINDS.length} different members`;

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, {
    description:
      'Address of the receiver: https, of the public internet, at port 443 or 8443; at most 2,048 characters.',
  })
  @IsCompared(WEBHOOK_URL_MAX)
  url: string;

  @Field(() => [PublicEventKindEnum], { description: 'Kinds of events that it gets.' })
  @HasDifferent(MAX_KINDS, KINDS_SENTENCE)
  kinds: PublicEventKind[];
}

@InputType({ description: 'Changes of a webhook; what is left out stays.' })
export class ChangeWebhookInput {
  @Field(() => ID, { description: 'One of myWebhooks.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Another address, as for a new webhook.' })
  @IsCompared(WEBHOOK_URL_MAX)
  url?: string | null;

  @Field(() => [PublicEventKindEnum], { nullable: true, description: 'Other kinds of events.' })
  @HasDifferent(MAX_KINDS, KINDS_SENTENCE)
  kinds?: PublicEventKind[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is on. Switched on again it gets what it missed, as far as that is stored.',
  })
  isOn?: boolean | null;
}

@InputType({ description: 'A webhook to delete.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'One of myWebhooks.' })
  id: string;
}

@InputType({ description: 'A webhook that gets a new secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'One of myWebhooks.' })
  id: string;
}

@InputType({ description: 'A webhook that is to get a test.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'One of myWebhooks.' })
  id: string;
}

@InputType({ description: 'Events that a webhook is to get again.' })
export class ReplayWebhookInput {
  @Field(() => ID, { description: 'One of myWebhooks.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Event behind which the range begins; left out: with the oldest one.',
  })
  after?: string | null;

  @Field(() => ID, { nullable: true, description: 'Last event of the range; left out: the newest.' })
  until?: string | null;
}

@InputType({ description: 'A delivery to send again.' })
export class ReplayDeliveryInput {
  @Field(() => ID, { description: 'A delivery of one of myWebhooks.' })
  id: string;
}
