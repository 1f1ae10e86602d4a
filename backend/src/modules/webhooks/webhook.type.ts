import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import {
  DELIVERY_FAULT_NAMES,
  DELIVERY_FAULTS,
  DELIVERY_STATUS_NAMES,
  DELIVERY_STATUSES,
  WEBHOOK_OFF_REASON_NAMES,
  WEBHOOK_OFF_REASONS,
} from '@wakafine/domain/events/webhooks';
import type { DeliveryFault, DeliveryStatus, WebhookOffReason } from '@wakafine/domain/events/webhooks';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
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
