import { FanOutTally } from '../metrics/tallies';

/**
 * Number of undelivered values that one subscription buffers before it drops the oldest. A push of 1,000 fixes
 * can open
 * some
 * 330 violations, which are all published before any reader has its turn; subscriptions share the values, so a
 * place in the
 * buffer costs a pointer.
 */
const BUFFER_SIZE = 1024;

/** One delivered value; `isResync` says that values before it were dropped, so what is shown must be asked anew. */
export interface Delivery<Value> {
  readonly value: Value;
  readonly isResync: boolean;
}

/**
 * Values by topic within this process. Every subscription has a bounded buffer of its own that holds the
 * newest, so a stalled reader costs a fixed amount of memory and never holds up anybody else.
 */
export class PubSub<Value> {
  private readonly topics = new Map<string, Set<Subscription<Value>>>();

  constructor(private readonly tally = new FanOutTally()) {}

  /** Hands a value to every subscription of any of the topics, once each. */
  publish(topics: readonly string[], value: Value): void {
    const reached = new Set<Subscription<Value>>();
    for (const topic of topics) {
      for (const subscription of this.topics.get(topic) ?? []) {
        reached.add(subscription);
      }
    }
    for (const subscription of reached) {
      subscription.push(value);
    }
  }

  /** Values of the topics from now on; ends when the reader returns or `close` is called on it. */
  subscribe(topics: readonly string[], bufferSize = BUFFER_SIZE): Subscription<Value> {
    const subscription = new Subscription<Value>(
      bufferSize,
      () => this.remove(topics, subscription),
      this.tally,
    );
    this.tally.listeners += 1;
    for (const topic of topics) {
      const members = this.topics.get(topic) ?? new Set();
      this.topics.set(topic, members.add(subscription));
    }
    return subscription;
  }

  /** Number of topics that have a subscription: 0 once everybody has left. */
  get topicCount(): number {
    return this.topics.size;
  }

  private remove(topics: readonly string[], subscription: Subscription<Value>): void {
    this.tally.listeners -= 1;
    for (const topic of topics) {
      const members = this.topics.get(topic);
      members?.delete(subscription);
      if (members?.size === 0) {
        this.topics.delete(topic);
      }
    }
  }
}

/** One reader's queue of values. */
export class Subscription<Value> implements AsyncIterableIterator<Delivery<Value>> {
  private readonly buffer: Value[] = [];
  private hasDropped = false;
  private isClosed = false;
  private waiting: ((result: IteratorResult<Delivery<Value>>) => void) | null = null;

  constructor(
    private readonly bufferSize: number,
    private readonly onClose: () => void,
    private readonly tally: FanOutTally,
  ) {}

  /** Delivers a value: at once to a waiting reader, else into the buffer in place of the oldest. */
  push(value: Value): void {
    if (this.isClosed) {
      return;
    }
    if (this.waiting !== null) {
      const deliver = this.waiting;
      this.waiting = null;
      deliver({ done: false, value: { value, isResync: false } });
      return;
    }
    this.buffer.push(value);
    if (this.buffer.length > this.bufferSize) {
      this.buffer.shift();
      this.hasDropped = true;
      this.tally.dropped += 1;
    }
  }

  next(): Promise<IteratorResult<Delivery<Value>>> {
    const [value] = this.buffer;
    if (this.buffer.length > 0 && value !== undefined) {
      this.buffer.shift();
      const isResync = this.hasDropped;
      this.hasDropped = false;
      return Promise.resolve({ done: false, value: { value, isResync } });
    }
    if (this.isClosed) {
      return Promise.resolve({ done: true, value: undefined });
    }
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<Delivery<Value>>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Ends the subscription: the reader is released and nothing is stored. */
  close(): void {
    if (this.isClosed) {
      return;
    }
    this.isClosed = true;
    this.buffer.length = 0;
    this.onClose();
    this.waiting?.({ done: true, value: undefined });
    this.waiting = null;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
