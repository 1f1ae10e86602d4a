import type { Delivery, Subscription } from './pubsub';

/** Symbol by which a stream notes that the next value it gives comes after dropped ones. */
export interface ResyncMark {
  isDue: boolean;
}

/** Options of a live stream. */
export interface LiveStreamOptions<Value, Out> {
  readonly subscription: Subscription<Value>;
  readonly mark: ResyncMark;
  /** Turns a value into what is sent, or undefined to send nothing. */
  readonly pick: (value: Value) => Out | undefined;
  /** Values sent first; read once the subscription stands, so that nothing is missed. */
  readonly first?: () => Promise<Out>;
}

/**
 * The values of a subscription as GraphQL wants them. An object rather than an async generator, because the
 * `return` of a generator that waits for a value is only served after that value.
 */
export function liveStream<Value, Out>(options: LiveStreamOptions<Value, Out>): AsyncIterableIterator<Out> {
  const { subscription, mark, pick } = options;
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
  const stream: AsyncIterableIterator<Out> = {
    next,
    return: async () => {
      await subscription.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
