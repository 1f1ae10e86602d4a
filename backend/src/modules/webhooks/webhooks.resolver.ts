import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { parseId } from '../../platform/db/pagination';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { eventIdIn } from '../public-events/read-events';
import { deliveriesOf } from './list-deliveries';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replayDelivery,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './manage-webhooks';
import {
  ChangeWebhookInput,
  CreateWebhookInput,
  DeleteWebhookInput,
  ReplayDeliveryInput,
  ReplayWebhookInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
} from './webhook.inputs';
import {
  ChangeWebhookPayload,
  DeleteWebhookPayload,
  ReplayDeliveryPayload,
  ReplayWebhookPayload,
  TestWebhookPayload,
  WebhookSecretPayload,
} from './webhook.payloads';
import { presentDelivery, presentWebhook, presentWebhookSecret } from './webhook.presenter';
import { Webhook, WebhookDelivery } from './webhook.type';

@Resolver(() => Webhook)
export class WebhooksResolver {
  @FieldResolver(() => [WebhookDelivery], { description: 'Its newest deliveries, newest first; at most 50.' })
  async deliveries(
    @Root() { id }: Webhook,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<WebhookDelivery[]> {
    const rows = await loaders.of('webhook-deliveries', (ids) => deliveriesOf(ctx, ids)).load(Number(id));
    return rows.map(presentDelivery);
  }

  @Query(() => [Webhook], { description: 'The own webhooks, oldest first; at most five. UNAUTHENTICATED.' })
  @Serves(listWebhooks)
  async myWebhooks(@Ctx() { ctx }: GraphqlContext): Promise<Webhook[]> {
    return (await listWebhooks(ctx)).map(presentWebhook);
  }

  @Mutation(() => WebhookSecretPayload, {
    description:
      'Adds a webhook for the caller, which gets what is logged from now on. UNAUTHENTICATED; CONFLICT with five webhooks already.',
  })
  @Serves(createWebhook)
  async createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'Its address, and the events that it gets.' })
    input: CreateWebhookInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<WebhookSecretPayload> {
    return presentWebhookSecret(await createWebhook(ctx, input));
  }

  @Mutation(() => ChangeWebhookPayload, {
    description: 'Changes an own webhook, or switches it on or off. NOT_FOUND.',
  })
  @Serves(changeWebhook)
  async changeWebhook(
    @Arg('input', () => ChangeWebhookInput, { description: 'The webhook, and its changes.' })
    { id, url = null, kinds = null, isOn = null }: ChangeWebhookInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ChangeWebhookPayload> {
    const changed = await changeWebhook(ctx, { id: parseId(id), url, kinds, isOn });
    return { webhook: presentWebhook(changed) };
  }

  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes an own webhook with its deliveries. NOT_FOUND.',
  })
  @Serves(deleteWebhook)
  async deleteWebhook(
    @Arg('input', () => DeleteWebhookInput, { description: 'The webhook.' }) { id }: DeleteWebhookInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DeleteWebhookPayload> {
    await deleteWebhook(ctx, { id: parseId(id) });
    return { webhookId: id };
  }

  @Mutation(() => WebhookSecretPayload, {
    description:
      'Replaces the secret of an own webhook; for a day the former one signs beside it. NOT_FOUND.',
  })
  @Serves(rotateWebhookSecret)
  async rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput, { description: 'The webhook.' })
    { id }: RotateWebhookSecretInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<WebhookSecretPayload> {
    return presentWebhookSecret(await rotateWebhookSecret(ctx, { id: parseId(id) }));
  }

  @Mutation(() => TestWebhookPayload, {
    description:
      'Sends an own webhook a message of the type `test`; what became of it stands in its deliveries. NOT_FOUND; CONFLICT for one that is off.',
  })
  @Serves(testWebhook)
  async testWebhook(
    @Arg('input', () => TestWebhookInput, { description: 'The webhook.' }) { id }: TestWebhookInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TestWebhookPayload> {
    return { messageId: await testWebhook(ctx, { id: parseId(id) }) };
  }

  @Mutation(() => ReplayWebhookPayload, {
    description:
      'Sends an own webhook events of a range again, under the ids that they had. NOT_FOUND; CONFLICT for one that is off.',
  })
  @Serves(replayWebhook)
  async replayWebhook(
    @Arg('input', () => ReplayWebhookInput, { description: 'The webhook, and the range.' })
    { id, after, until }: ReplayWebhookInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReplayWebhookPayload> {
    const range = { after: eventIdIn({ after }), until: eventIdIn({ until }) };
    return { queued: await replayWebhook(ctx, { id: parseId(id), ...range }) };
  }

  @Mutation(() => ReplayDeliveryPayload, {
    description: 'Sends a delivery of an own webhook again, under the id that it had. NOT_FOUND.',
  })
  @Serves(replayDelivery)
  async replayDelivery(
    @Arg('input', () => ReplayDeliveryInput, { description: 'The delivery.' }) { id }: ReplayDeliveryInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReplayDeliveryPayload> {
    return { messageId: await replayDelivery(ctx, { id: parseId(id) }) };
  }
}
