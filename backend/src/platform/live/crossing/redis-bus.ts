import { Redis } from 'ioredis';
import type { Logger } from '../../log/log';

/** Time to the next try to reach it, ms: rising to the longest. */
const RETRY = { stepMs: 50, longestMs: 1_000 } as const;
const CONNECT_TIMEOUT_MS = 2_000;
/** A server that ends does not wait for a Redis that is away. */
const DISCONNECT_TIMEOUT_MS = 100;
const BELL = 'bell';

/** Members of a {@link RedisBus}. */
export interface RedisBusParts {
  readonly url: string;
  /** Name of the installation: processes of another one on the same Redis hear nothing of this one. */
  readonly installation: string;
  /** The own process, which does not hear itself. */
  readonly origin: string;
  readonly log: Logger;
  /** Called when another process has rung. */
  readonly onBell: () => void;
  /** Called with what another process has streamed, in its order. */
  readonly onStreamed: (name: string, text: string) => void;
}

/**
 * A Redis or Valkey between the server processes: it rings, and carries what can't wait. It stores nothing, and what is lost while it
 * is away lies in the database: `isHeard` and `isRinging` say whether to rely on it.
 */
export class RedisBus {
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private readonly prefix: string;
  private hasWarned = false;

  constructor(private readonly parts: RedisBusParts) {
    this.prefix = `wakafine:${parts.installation}:`;
    this.sender = this.client();
    this.receiver = this.client();
    this.receiver.on('message', (channel: string, message: string) => this.receive(channel, message));
    // What was sent while it was away is in the database.
    this.receiver.on('ready', () => parts.onBell());
  }

  /** Whether this process hears the others by it now. */
  get isHeard(): boolean {
    return this.receiver.status === 'ready';
  }

  /** Whether the others can be rung for by it now. */
  get isRinging(): boolean {
    return this.sender.status === 'ready';
  }

  /** Begins to listen for the bell and some streams; that it is out of reach is no fault. */
  start(streams: readonly string[]): void {
    const channels = [BELL, ...streams].map((name) => this.prefix + name);
    this.receiver.on('ready', () => {
      this.receiver.subscribe(...channels).catch(() => undefined);
    });
    for (const client of [this.sender, this.receiver]) {
      client.connect().catch(() => undefined);
    }
  }

  /** Ends both connections at once. */
  stop(): void {
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  /** Says that there is something new; false where nobody could be told. */
  async ring(): Promise<boolean> {
    return this.publish(BELL, '');
  }

  /** Sends something to the processes that listen to a stream; false where nobody could be told. */
  async publish(name: string, text: string): Promise<boolean> {
    if (!this.isRinging) {
      return false;
    }
    try {
      await this.sender.publish(this.prefix + name, `${this.parts.origin}\n${text}`);
      return true;
    } catch {
      return false;
    }
  }

  private client(): Redis {
    const client = new Redis(this.parts.url, {
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      disconnectTimeout: DISCONNECT_TIMEOUT_MS,
      // Nothing waits for a Redis that is away: the database has it too.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: CONNECT_TIMEOUT_MS,
      autoResubscribe: false,
      retryStrategy: (tries) => Math.min(RETRY.longestMs, tries * RETRY.stepMs),
    });
    client.on('ready', () => {
      this.hasWarned = false;
    });
    // Without a listener the process would end.
    client.on('error', (error: unknown) => {
      if (!this.hasWarned) {
        this.hasWarned = true;
        this.parts.log.warn({ err: error }, 'Redis is out of reach: events cross through the database alone');
      }
    });
    return client;
  }

  private receive(channel: string, message: string): void {
    const cut = message.indexOf('\n');
    if (cut < 0 || message.slice(0, cut) === this.parts.origin) {
      return;
    }
    const name = channel.slice(this.prefix.length);
    if (name === BELL) {
      this.parts.onBell();
    } else {
      try {
        this.parts.onStreamed(name, message.slice(cut + 1));
      } catch (error) {
        // The same is in the database.
        this.parts.log.warn({ err: error, name }, 'what came by Redis could not be read');
      }
    }
  }
}
