import type { Services } from '../../platform/context/context';
import type { EventBus } from '../../platform/live/events';
import { deliver } from './deliver';
import type { DueDelivery } from './deliver';
import { DUE_DELIVERIES, LEASE_WEBHOOKS, QUEUE_DELIVERIES, RELEASE_WEBHOOK } from './deliveries.queries';
import type { LeasedWebhook } from './deliveries.queries';
import { webhookDue } from './manage-webhooks';

/** Interval at which a process looks for webhooks that are due, ms. */
const EVERY_MS = 1_000;
/** Webhooks that a process delivers to at a time. */
const SLOTS = 32;
/** The same of one host, over all processes. */
const SLOTS_PER_HOST = 3;
/** The same of one account, so that five slow receivers of one leave room for others. */
const SLOTS_PER_ACCOUNT = 2;
/** A turn of a webhook ends after this time or so many deliveries, and others come first. ms */
const TURN_MS = 20_000;
const DELIVERIES_PER_TURN = 50;
/** Well above the longest turn and the try that it may end with, ms: after a killed process the webhook waits so long. */
const LEASE_MS = 60_000;
/** Deliveries that may wait for a webhook; further events stay in the log until there is room. */
const WAITING_AT_MOST = 100;
/** Events that are looked at for one turn. */
const LOOKED_AT = 5_000;

/**
 * Delivers the public log to webhooks until the given function is called, which cuts off what is under way: each webhook has a turn of its
 * own, so that a slow receiver holds its own slot and no other, and one that fails rests. A delivery that was cut off is tried again.
 */
export function startWebhookCourier(services: Services, events: EventBus): () => Promise<void> {
  const closing = new AbortController();
  const turns = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= begin()
      .catch((error: unknown) => services.log.warn({ err: error }, 'webhooks are out of reach'))
      .finally(() => {
        looking = null;
      });
  };
  const begin = async (): Promise<void> => {
    const free = SLOTS - turns.size;
    if (free === 0 || closing.signal.aborted) {
      return;
    }
    const until = new Date(services.clock().getTime() + LEASE_MS);
    for (const webhook of await leaseWebhooks(services, { until, atMost: free })) {
      const turn: Promise<void> = serveWebhook(services, webhook, { until, closing: closing.signal })
        .catch((error: unknown) =>
          services.log.warn({ err: error, webhookId: webhook.id }, 'a webhook waits for another turn'),
        )
        .finally(() => {
          turns.delete(turn);
          look();
        });
      turns.add(turn);
    }
  };
  events.on(webhookDue, look);
  const timer = setInterval(look, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    closing.abort();
    await looking;
    await Promise.all(turns);
    await looking;
  };
}

function leaseWebhooks(
  { db, clock, isDemo }: Services,
  { until, atMost }: { until: Date; atMost: number },
): Promise<LeasedWebhook[]> {
  return db.rows(LEASE_WEBHOOKS, [
    clock(),
    until,
    atMost,
    SLOTS_PER_HOST,
    WAITING_AT_MOST,
    isDemo,
    SLOTS_PER_ACCOUNT,
  ]);
}

/** A turn of a leased webhook: what is new is queued, and what is due is sent one after the other until something fails. */
async function serveWebhook(
  services: Services,
  webhook: LeasedWebhook,
  { until, closing }: { until: Date; closing: AbortSignal },
): Promise<void> {
  const { db, clock } = services;
  try {
    await db.rows(QUEUE_DELIVERIES, [webhook.id, clock(), WAITING_AT_MOST, LOOKED_AT]);
    const due: DueDelivery[] = await db.rows(DUE_DELIVERIES, [webhook.id, clock(), DELIVERIES_PER_TURN]);
    const endsAtMs = performance.now() + TURN_MS;
    for (const delivery of due) {
      const isOver = closing.aborted || performance.now() >= endsAtMs;
      if (isOver || !(await deliver(services, webhook, { delivery, closing }))) {
        break;
      }
    }
  } finally {
    await db.rows(RELEASE_WEBHOOK, [webhook.id, until]);
  }
}
