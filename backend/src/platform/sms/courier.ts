import type { Services } from '../context';
import type { EventBus } from '../events';
import { sendQueuedSms, smsQueued } from './outbox';

const EVERY_MS = 1_000;

/**
 * Sends what is in the outbox, at once when something was written here and every second for what failed or was
 * written elsewhere. The given function ends it and waits for what is under way.
 */
export function startCourier(services: Services, events: EventBus): () => Promise<void> {
  let isStopped = false;
  let isWanted = false;
  let round: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await sendQueuedSms(services).catch((error: unknown) =>
        services.log.warn({ err: error }, 'the outbox is out of reach'),
      );
    }
    round = null;
  };
  const wake = (): void => {
    isWanted = true;
    round ??= work();
  };
  events.on(smsQueued, wake);
  const timer = setInterval(wake, EVERY_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
