import { PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import type { WebhookWithSecret } from './manage-webhooks';
import type { WebhookSecretPayload } from './webhook.payloads';
import type { Webhook, WebhookDelivery } from './webhook.type';
import type { DeliveryRow, WebhookRow } from './webhooks.queries';

/** A webhook as its owner sees it. */
export function presentWebhook({ id, formerUntil, ...row }: WebhookRow): Webhook {
  const { url, createdAt, failingSince, offAt, offReason } = row;
  const kinds = PUBLIC_EVENT_KINDS.filter((kind) => row.kinds.includes(kind));
  return {
    id: String(id),
    url,
    kinds,
    createdAt,
    failingSince,
    offAt,
    offReason,
    formerSecretUntil: formerUntil,
  };
}

/** A webhook with the secret that is shown this once. */
export function presentWebhookSecret({ webhook, secret }: WebhookWithSecret): WebhookSecretPayload {
  return { webhook: presentWebhook(webhook), secret };
}

/** A delivery as the owner of the webhook sees it. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, messageId, kind, status, tries, createdAt, triedAt, nextAt } = row;
  const { answerStatus, tookMs, excerpt, fault } = row;
  return {
    ...{ id: String(id), messageId, kind, status, tries, createdAt, triedAt, nextAt },
    ...{ answerStatus, tookMs, excerpt, fault },
  };
}
