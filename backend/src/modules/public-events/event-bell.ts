import type { Services } from '../../platform/context/context';
import { eventLog } from './read-events';

/** Interval at which the log is looked at while somebody waits, ms. */
const LOOK_EVERY_MS = 1_000;

interface Waiting {
  readonly behind: number;
  readonly wake: () => void;
}

/**
 * Wakes those who wait for the log to go on, whichever process writes into it. It looks once a second, for all of them together, and
 * not at all while nobody waits.
 */
export class EventBell {
  private readonly waiting = new Set<Waiting>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly services: Pick<Services, 'db' | 'log'>) {}

  /** Resolves once there are events behind a place, or the signal is aborted. */
  async wait(behind: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      return;
    }
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        this.waiting.delete(waiting);
        signal.removeEventListener('abort', wake);
        this.stopWhenUnused();
        resolve();
      };
      const waiting = { behind, wake };
      signal.addEventListener('abort', wake, { once: true });
      this.waiting.add(waiting);
      this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    });
  }

  private async look(): Promise<void> {
    try {
      const { lastId } = await eventLog(this.services);
      [...this.waiting].filter(({ behind }) => behind < lastId).forEach(({ wake }) => wake());
    } catch (error) {
      this.services.log.warn({ err: error }, 'the public log is out of reach');
    }
  }

  private stopWhenUnused(): void {
    if (this.waiting.size === 0 && this.timer !== null) {
      clearInterval(this.timer);
      this.timer = null;
    }
  }
}
