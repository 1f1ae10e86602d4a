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
  readonly shared: Shared | null;
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

/**
 * The values of a subscription as GraphQL wants them. An object rather than an async generator, because the
 * `return` of a generator that waits for a value is only served after that value.
 */
export function liveStream<Value, Out, Shared = never>(
  options: LiveStreamOptions<Value, Out, Shared>,
): LiveStream<Out, Shared> {
  const { subscription, mark, pick, shared = null } = options;
  let { first } = options;
  const following = async (): Promise<IteratorResult<Out>> => {
    if (first !== undefined) {
      const value = await first();
      first = undefined;
      return { done: false, value };
    }
    for (;;) {
      const result: IteratorResult<Delivery<Value>> = await subscription.next();
      if (result.done === true) {
        return { done: true, value: undefined };
      }
      mark.isDue ||= result.value.isResync;
      const value = pick(result.value.value);
      if (value !== undefined) {
        return { done: false, value };
      }
    }
  };
  const next = async (): Promise<IteratorResult<Out>> => {
    try {
      return await following();
    } catch (error) {
      // Anyone who iterates counts a stream that has failed as ended and never calls its return.
      subscription.close();
      first = undefined;
      throw error;
    }
  };
  const stream: LiveStream<Out, Shared> = {
    shared,
    next,
    return: async () => {
      await subscription.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
