import { FAILING_AT_MOST_MS, RETRY_DELAYS_MS } from '@wakafine/domain/events/webhooks';
import type { DeliveryFault } from '@wakafine/domain/events/webhooks';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { Services } from '../../platform/context/context';
import type { RowOf } from '../../platform/db/statement';
import { guardedPost, PostFault } from '../../platform/outgoing/guarded-post';
import { webhookHeaders } from '../../platform/outgoing/webhook-signature';
import { VERSION } from '../../platform/version';
import { presentEventMessage } from '../public-events/public-event.presenter';
import type { EventMessage } from '../public-events/public-event.presenter';
import { NOTE_FAILURE, NOTE_SUCCESS, STORE_TRY } from './deliveries.queries';
import type { LeasedWebhook } from './deliveries.queries';
import { notifyOfWebhookOff } from './notify-of-webhook-off';
import { secretsOf } from './webhook-secret';

/** Standard Webhooks: 15 to 30 s. */
const TIMEOUT_MS = 15_000;
/** A webhook that fails rests so long after each failure in a row, ms: it uses a slot ever less often. */
const RESTS_MS = [5_000, 30_000, 120_000, 300_000] as const;
const GONE = 410;

/** A delivery whose time has come. */
export type DueDelivery = Omit<RowOf<'webhooks.due'>, 'kind'> & { readonly kind: PublicEventKind | null };

/** Outcome of a try. */
interface Try {
  readonly fault: DeliveryFault | null;
  readonly status: number | null;
  readonly excerpt: string | null;
  readonly tookMs: number | null;
}

/**
 * Tries to deliver once and notes what became of it; false where the webhook has failed, so that it rests. What a closing server has
 * cut off counts as not tried.
 */
export async function deliver(
  services: Services,
  webhook: LeasedWebhook,
  { delivery, closing }: { delivery: DueDelivery; closing: AbortSignal },
): Promise<boolean> {
  const message = messageOf(delivery);
  if (message === null) {
    const expired = { fault: 'EXPIRED', status: null, excerpt: null, tookMs: null } as const;
    await storeTry(services, delivery, { tried: expired, triedAt: services.clock(), nextAt: null });
    return true;
  }
  const tried = await tryOnce(services, webhook, { message, closing });
  if (closing.aborted && tried.fault !== null) {
    return false;
  }
  services.tallies.webhooks.add([tried.fault === null ? 'delivered' : 'failed']);
  const now = services.clock();
  const delayMs = tried.fault === null ? undefined : RETRY_DELAYS_MS[delivery.tries];
  const nextAt = delayMs === undefined ? null : new Date(now.getTime() + delayMs);
  await storeTry(services, delivery, { tried, triedAt: now, nextAt });
  if (tried.fault === null) {
    await services.db.rows(NOTE_SUCCESS, [webhook.id, now]);
    return true;
  }
  await noteFailure(services, webhook, { now, isGone: tried.status === GONE });
  return false;
}

function messageOf({
  eventId,
  messageId,
  kind,
  occurredAt,
  data,
  createdAt,
}: DueDelivery): EventMessage | null {
  if (eventId === null) {
    return { id: messageId, type: 'test', timestamp: createdAt.toISOString(), data: {} };
  }
  return kind === null || occurredAt === null
    ? null
    : presentEventMessage({ id: eventId, kind, occurredAt, data });
}

async function tryOnce(
  services: Services,
  webhook: LeasedWebhook,
  { message, closing }: { message: EventMessage; closing: AbortSignal },
): Promise<Try> {
  const at = services.clock();
  const body = JSON.stringify(message);
  const headers = {
    ...webhookHeaders({ id: message.id, at, body }, secretsOf(services, webhook, at)),
    'content-type': 'application/json',
    'user-agent': `WakaFine-Webhooks/${VERSION}`,
  };
  const startedAtMs = performance.now();
  const tookMs = (): number => Math.round(performance.now() - startedAtMs);
  try {
    const posted = { url: webhook.url, headers, body, timeoutMs: TIMEOUT_MS, closing };
    const { status, excerpt } = await guardedPost(services.outgoing, posted);
    return { fault: status >= 200 && status < 300 ? null : 'STATUS', status, excerpt, tookMs: tookMs() };
  } catch (error) {
    const fault = error instanceof PostFault ? error.kind : 'CONNECTION';
    return { fault, status: null, excerpt: null, tookMs: tookMs() };
  }
}

async function storeTry(
  { db }: Services,
  { id, tries }: DueDelivery,
  { tried, triedAt, nextAt }: { tried: Try; triedAt: Date; nextAt: Date | null },
): Promise<void> {
  const { fault, status, excerpt, tookMs } = tried;
  const state = fault === null ? 'DELIVERED' : nextAt === null ? 'FAILED' : 'WAITING';
  await db.rows(STORE_TRY, [id, state, nextAt, triedAt, status, tookMs, excerpt, fault, tries + 1]);
}

async function noteFailure(
  services: Services,
  webhook: LeasedWebhook,
  { now, isGone }: { now: Date; isGone: boolean },
): Promise<void> {
  const rest = RESTS_MS[Math.min(webhook.failures, RESTS_MS.length - 1)] ?? RESTS_MS[0];
  const restsUntil = new Date(now.getTime() + rest);
  const failingSince = new Date(now.getTime() - FAILING_AT_MOST_MS);
  const [noted] = await services.db.rows(NOTE_FAILURE, [webhook.id, now, restsUntil, failingSince, isGone]);
  if (noted?.isSwitchedOff === true) {
    services.log.warn({ webhookId: webhook.id }, 'a webhook was switched off');
    await notifyOfWebhookOff(services, webhook, { reason: isGone ? 'GONE' : 'FAILURES', now });
  }
}
