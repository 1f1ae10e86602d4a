import { pushQueued } from './modules/notifications/notify';
import { sendMessages } from './modules/notifications/send-messages';
import { buildDueEvents } from './modules/vehicle-events/build-due-events';
import { vehicleEventsDue } from './modules/journeys/journeys.events';
import { startWebhookCourier } from './modules/webhooks/webhook-courier';
import type { Services } from './platform/context/context';
import { startCourier } from './platform/context/courier';
import type { EventBus } from './platform/live/events';
import { mailQueued, sendQueuedMail } from './platform/outbox/mail-outbox';
import { sendQueuedSms, smsQueued } from './platform/outbox/outbox';

/** Starts all that leaves the house by itself; the given function ends it and waits for what is under way. */
export function startCouriers(services: Services, events: EventBus): () => Promise<void> {
  const stops = [
    startCourier(services, events, { queued: smsQueued, send: sendQueuedSms }),
    startCourier(services, events, { queued: mailQueued, send: sendQueuedMail }),
    startCourier(services, events, { queued: pushQueued, send: sendMessages }),
    startCourier(services, events, { queued: vehicleEventsDue, send: buildDueEvents }),
    startWebhookCourier(services, events),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
