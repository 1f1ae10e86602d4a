import type { Delivery, PubSub, Subscription } from './pubsub';

/** Symbol by which a stream notes that the next value it gives comes after dropped ones. */
export interface ResyncMark {
  isDue: boolean;
}

/**
 * Values of a stream that all of an audience get alike, so that they are executed and written once for all of them. They do not come
 * out of the stream itself: the door that serves it joins the audience.
 */
export interface SharedPart<Value, Actor> {
  readonly source: PubSub<Value>;
  readonly topic: string;
  /** Name of all that the answer depends on beside document and variables: what may be seen, and never by whom. */
  readonly audience: string;
  /** The actor in whose name it is executed: one who is nobody in particular, or the only one of the audience. */
  readonly actor: Actor;
  /** Whether the audience gets a value. */
  readonly isFor: (value: Value) => boolean;
  /** The account that gets a value out of its own stream instead; null for none. */
  readonly ownerOf: (value: Value) => number | null;
}

/** A stream as GraphQL wants it, perhaps with a shared part. */
export interface LiveStream<Out, Shared = never> extends AsyncIterableIterator<Out> {
  /** The shared part, to the first who asks: thousands of streams may hold a copy each. */
  takeShared(): Shared | null;
}

/** Options of a live stream. */
export interface LiveStreamOptions<Value, Out, Shared = never> {
  readonly subscription: Subscription<Value>;
  readonly mark: ResyncMark;
  /** Turns a value into what is sent, or undefined to send nothing. */
  readonly pick: (value: Value) => Out | undefined;
  readonly shared?: Shared | null;
  /** Values sent first; read once the subscription stands, so that nothing is missed. */
  readonly first?: () => Promise<Out>;
}

/** The values of a subscription as GraphQL wants them. */
export function liveStream<Value, Out, Shared = never>(
  options: LiveStreamOptions<Value, Out, Shared>,
): LiveStream<Out, Shared> {
  return new ValueStream(options);
}

/**
 * An object rather than an async generator, because the `return` of a generator that waits for a value is only served after that
 * value; of a class, because there is one for each of thousands of subscribers.
 */
class ValueStream<Value, Out, Shared> implements LiveStream<Out, Shared> {
  private readonly subscription: Subscription<Value>;
  private readonly mark: ResyncMark;
  private readonly pick: (value: Value) => Out | undefined;
  private shared: Shared | null;
  private first: (() => Promise<Out>) | null;

  constructor({ subscription, mark, pick, shared = null, first }: LiveStreamOptions<Value, Out, Shared>) {
    this.subscription = subscription;
    this.mark = mark;
    this.pick = pick;
    this.shared = shared;
    this.first = first ?? null;
  }

  takeShared(): Shared | null {
    const { shared } = this;
    this.shared = null;
    return shared;
  }

  async next(): Promise<IteratorResult<Out>> {
    try {
      if (this.first !== null) {
        const value = await this.first();
        this.first = null;
        return { done: false, value };
      }
      for (;;) {
        const result: IteratorResult<Delivery<Value>> = await this.subscription.next();
        if (result.done === true) {
          return { done: true, value: undefined };
        }
        this.mark.isDue ||= result.value.isResync;
        const value = this.pick(result.value.value);
        if (value !== undefined) {
          return { done: false, value };
        }
      }
    } catch (error) {
      // Anyone who iterates counts a stream that has failed as ended and never calls its return.
      this.subscription.close();
      this.first = null;
      throw error;
    }
  }

  async return(): Promise<IteratorResult<Out>> {
    await this.subscription.return();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
