import { PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import {
  DELIVERY_FAULT_NAMES,
  DELIVERY_FAULTS,
  DELIVERY_STATUS_NAMES,
  DELIVERY_STATUSES,
  WEBHOOK_OFF_REASON_NAMES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_URL_MAX,
} from '@wakafine/domain/events/webhooks';
import type { DeliveryFault, DeliveryStatus, WebhookOffReason } from '@wakafine/domain/events/webhooks';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { HasDifferent, IsCompared } from '../../platform/inputs/bounds';
import { PublicEventKindEnum } from '../public-events/public-event.type';

export const WebhookOffReasonEnum = describedEnum(WEBHOOK_OFF_REASON_NAMES, {
  name: 'WebhookOffReason',
  description: 'Reason why a webhook is off.',
  values: WEBHOOK_OFF_REASONS,
});

export const DeliveryStatusEnum = describedEnum(DELIVERY_STATUS_NAMES, {
  name: 'DeliveryStatus',
  description: 'State of a delivery to a webhook.',
  values: DELIVERY_STATUSES,
});

export const DeliveryFaultEnum = describedEnum(DELIVERY_FAULT_NAMES, {
  name: 'DeliveryFault',
  description: 'Fault of a try to deliver to a webhook.',
  values: DELIVERY_FAULTS,
});

@ObjectType({ description: 'A message for a webhook. It stands in the log for 14 days.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifier of the delivery.' })
  id: string;

  @Field(() => String, {
    description:
      'Header field `webhook-id`: the id of the event, the same at each try and replay; of a test one of its own.',
  })
  messageId: string;

  @Field(() => PublicEventKindEnum, {
    nullable: true,
    description: 'Kind of the event; null for a test, and once the event is no longer stored.',
  })
  kind: PublicEventKind | null;

  @Field(() => DeliveryStatusEnum, { description: 'Its state.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'Tries so far, since it was queued or replayed.' })
  tries: number;

  @Field(() => Date, { description: 'Time when it was queued.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last try; null before the first.' })
  triedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time of the next try; null when there is none.' })
  nextAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null for none.' })
  answerStatus: number | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last try, ms; null before the first.' })
  tookMs: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 500 characters of the last answer, without control characters; null for none.',
  })
  excerpt: string | null;

  @Field(() => DeliveryFaultEnum, { nullable: true, description: 'Fault of the last try; null for none.' })
  fault: DeliveryFault | null;
}

@ObjectType({ description: 'An address that gets events of the public log, signed by Standard Webhooks.' })
export class Webhook {
  @Field(() => ID, { description: 'Identifier of the webhook.' })
  id: string;

  @Field(() => String, { description: 'The address.' })
  url: string;

  @Field(() => [PublicEventKindEnum], { description: 'Kinds of events that it gets.' })
  kinds: readonly PublicEventKind[];

  @Field(() => Date, { description: 'Time when it was added.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'Time of the first of the failures since the last success; null where the last try succeeded.',
  })
  failingSince: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time when it was switched off; null while it is on.' })
  offAt: Date | null;

  @Field(() => WebhookOffReasonEnum, { nullable: true, description: 'Why it is off; null while it is on.' })
  offReason: WebhookOffReason | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Time until which the former secret signs as well; null where the secret was never replaced.',
  })
  formerSecretUntil: Date | null;
}

@ObjectType({ description: 'A webhook with its secret.' })
export class WebhookSecretPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field(() => String, { description: 'Its secret, such as `whsec_…`; it is shown this once.' })
  secret: string;
}

@ObjectType({ description: 'Deliveries that were queued again.' })
export class ReplayWebhookPayload {
  @Field(() => Int, { description: 'Number of them: at most 1,000, the oldest of the range.' })
  queued: number;
}

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
