import { invalidateKey, keyChanged } from '../../modules/identity/keys/find-key';
import { liveKeys } from '../../modules/identity/keys/live-keys';
import type { Services } from '../../platform/context/context';
import type { EventBus } from '../../platform/live/events';
import type { EndingConnection } from './session-sockets';

/** Keys that another process has ended, and those that have expired, are noticed within this time, ms. */
const CHECK_EVERY_MS = 1_000;

/** An open socket with the number of the secret that it came with. */
interface HeldSocket {
  readonly socket: EndingConnection;
  readonly secretNumber: number;
}

/** The open sockets of each API key, closed when its secret no longer works, be it by another server process. */
export class KeySockets {
  private readonly sockets = new Map<number, Set<HeldSocket>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly services: Services,
    events: EventBus,
    private readonly goodbye: { readonly code: number; readonly reason: string },
  ) {
    events.onEverywhere(keyChanged, ({ keyId }) => {
      invalidateKey(services, keyId);
      void this.check(this.sockets.has(keyId) ? [keyId] : []);
    });
    this.timer = setInterval(() => void this.check([...this.sockets.keys()]), CHECK_EVERY_MS);
    this.timer.unref();
  }

  /** Ties a socket to a key until either ends. */
  add({ id, secretNumber }: { id: number; secretNumber: number }, socket: EndingConnection): void {
    const held = { socket, secretNumber };
    const ofKey = this.sockets.get(id) ?? new Set();
    ofKey.add(held);
    this.sockets.set(id, ofKey);
    socket.on('close', () => {
      ofKey.delete(held);
      if (ofKey.size === 0 && this.sockets.get(id) === ofKey) {
        this.sockets.delete(id);
      }
    });
  }

  /** Ends the checking; the sockets stay. */
  stop(): void {
    clearInterval(this.timer);
  }

  private async check(keyIds: readonly number[]): Promise<void> {
    if (keyIds.length === 0) {
      return;
    }
    try {
      const live = await liveKeys(this.services, keyIds);
      for (const keyId of keyIds) {
        const oldestSecret = live.get(keyId) ?? Infinity;
        const ended = [...(this.sockets.get(keyId) ?? [])].filter((held) => held.secretNumber < oldestSecret);
        ended.forEach(({ socket }) => socket.close(this.goodbye.code, this.goodbye.reason));
      }
    } catch (error) {
      // The database is out of reach: no key can have been ended through it; the next check will find it.
      this.services.log.debug({ err: error }, 'keys of sockets not checked');
    }
  }
}
