import { FanOutTally } from '../metrics/tallies';

/**
 * Number of undelivered values that one subscription buffers before it drops the oldest. A push of 1,000 fixes can open some 330
 * violations, which are all published before any reader has its turn; subscriptions share the values, so a place in the buffer
 * costs a pointer.
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
  /** A topic of one account mostly has one member, who needs no set. */
  private readonly topics = new Map<string, Subscription<Value> | Set<Subscription<Value>>>();

  constructor(private readonly tally = new FanOutTally()) {}

  /** Hands a value to every subscription of any of the topics, once each. */
  publish(topics: readonly string[], value: Value): void {
    const reached = new Set<Subscription<Value>>();
    for (const topic of topics) {
      const members = this.topics.get(topic);
      if (members instanceof Subscription) {
        reached.add(members);
      } else {
        members?.forEach((subscription) => reached.add(subscription));
      }
    }
    for (const subscription of reached) {
      subscription.push(value);
    }
  }

  /** Values of the topics from now on; ends when the reader returns or `close` is called on it. */
  subscribe(topics: readonly string[], bufferSize = BUFFER_SIZE): Subscription<Value> {
    const subscription = new Subscription<Value>(bufferSize, { from: this, topics });
    this.tally.listeners += 1;
    for (const topic of topics) {
      const members = this.topics.get(topic);
      if (members === undefined) {
        this.topics.set(topic, subscription);
      } else if (members instanceof Subscription) {
        this.topics.set(topic, new Set([members, subscription]));
      } else {
        members.add(subscription);
      }
    }
    return subscription;
  }

  /** Number of topics that have a subscription: 0 once everybody has left. */
  get topicCount(): number {
    return this.topics.size;
  }

  /** Counts a value that a subscription has dropped. */
  noteDropped(): void {
    this.tally.dropped += 1;
  }

  /** Ends what a subscription gets; it says so itself when it is closed. */
  remove(subscription: Subscription<Value>): void {
    this.tally.listeners -= 1;
    for (const topic of subscription.topics) {
      const members = this.topics.get(topic);
      if (
        members === subscription ||
        (members instanceof Set && members.delete(subscription) && members.size === 0)
      ) {
        this.topics.delete(topic);
      }
    }
  }
}

type SubscriptionSource<Value> = Pick<PubSub<Value>, 'remove' | 'noteDropped'>;

/** One reader's queue of values. */
export class Subscription<Value> implements AsyncIterableIterator<Delivery<Value>> {
  private readonly buffer: Value[] = [];
  private hasDropped = false;
  private isClosed = false;
  private waiting: ((result: IteratorResult<Delivery<Value>>) => void) | null = null;

  /** Names of what it gets. */
  readonly topics: readonly string[];
  private readonly source: SubscriptionSource<Value>;

  constructor(
    private readonly bufferSize: number,
    { from, topics }: { from: SubscriptionSource<Value>; topics: readonly string[] },
  ) {
    this.source = from;
    this.topics = topics;
  }

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
      this.source.noteDropped();
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
    this.source.remove(this);
    this.waiting?.({ done: true, value: undefined });
    this.waiting = null;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
