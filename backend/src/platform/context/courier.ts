import type { Services } from './context';
import type { EventBus, EventType } from '../live/events';

const EVERY_MS = 1_000;

/** An outbox and what empties it. */
export interface Delivery {
  /** Something was written into the outbox by this process. */
  readonly queued: EventType<null>;
  readonly send: (services: Services) => Promise<void>;
}

/**
 * Sends what is in an outbox, at once when something was written here and every second for what failed or was
 * written elsewhere. The given function ends it and waits for what is under way.
 */
export function startCourier(
  services: Services,
  events: EventBus,
  { queued, send }: Delivery,
): () => Promise<void> {
  let isStopped = false;
  let isWanted = false;
  let round: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await send(services).catch((error: unknown) =>
        services.log.warn({ err: error }, 'the outbox is out of reach'),
      );
    }
    round = null;
  };
  const wake = (): void => {
    isWanted = true;
    round ??= work();
  };
  events.on(queued, wake);
  const timer = setInterval(wake, EVERY_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
