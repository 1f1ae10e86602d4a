import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Webhook } from './webhook.type';

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

@ObjectType({ description: 'A webhook that was changed.' })
export class ChangeWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}

@ObjectType({ description: 'A webhook that was deleted.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'Identifier that the webhook had.' })
  webhookId: string;
}

@ObjectType({ description: 'A test that was queued.' })
export class TestWebhookPayload {
  @Field(() => String, { description: 'Header field `webhook-id` of its message, such as `test_…`.' })
  messageId: string;
}

@ObjectType({ description: 'A delivery that was queued again.' })
export class ReplayDeliveryPayload {
  @Field(() => String, { description: 'Header field `webhook-id` of its message, the one that it had.' })
  messageId: string;
}
