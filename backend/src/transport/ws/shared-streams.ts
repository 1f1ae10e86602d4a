import { execute, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Actor } from '../../modules/identity/accounts/actor';
import type { SharedPart } from '../../platform/live/live-stream';
import type { Subscription } from '../../platform/live/pubsub';
import type { DirectReceiver } from './direct-lines';
import type { Operation } from './operation';
import type { SubscriptionContext } from './subscription-context';

/** Part of a stream that an audience shares; the values are for the resolvers to know. */
export type AnySharedPart = SharedPart<unknown, Actor>;

/** A subscription with what it is executed with. */
export type LiveArgs = ExecutionArgs & {
  readonly contextValue: SubscriptionContext;
  readonly operation: Operation;
};

/**
 * Subscriptions of the same document and variables by the same audience: each value is executed and written in JSON once for all of
 * them. An audience is named by what it may see, so that nobody gets what is another's.
 */
export class SharedStreams {
  private readonly streams = new Map<string, SharedStream>();
  private readonly documents = new WeakMap<DocumentNode, number>();
  private documentCount = 0;

  constructor(private readonly answerOf: (result: ExecutionResult) => ExecutionResult) {}

  /** Sends an operation all further values of its audience, until it leaves what is given. */
  join(args: LiveArgs, shared: AnySharedPart, receiver: DirectReceiver): SharedStream {
    const key = this.keyOf(args, shared);
    let stream = this.streams.get(key);
    if (stream === undefined) {
      stream = new SharedStream(args, shared, {
        answerOf: this.answerOf,
        onEmpty: () => this.streams.delete(key),
      });
      this.streams.set(key, stream);
    }
    stream.join(receiver);
    return stream;
  }

  private keyOf(
    { document, operationName, variableValues, contextValue }: LiveArgs,
    { topic, audience }: AnySharedPart,
  ): string {
    let number = this.documents.get(document);
    if (number === undefined) {
      this.documentCount += 1;
      number = this.documentCount;
      this.documents.set(document, number);
    }
    const { scopes } = contextValue;
    return JSON.stringify([number, topic, audience, scopes, operationName ?? null, variableValues ?? null]);
  }
}

interface SharedStreamHooks {
  readonly answerOf: (result: ExecutionResult) => ExecutionResult;
  /** Called when the last one has left. */
  readonly onEmpty: () => void;
}

/** Values of one audience, sent to each of it. */
export class SharedStream {
  private readonly receivers = new Set<DirectReceiver>();
  private readonly values: Subscription<unknown>;
  private readonly args: LiveArgs;

  constructor(
    args: LiveArgs,
    private readonly shared: AnySharedPart,
    private readonly hooks: SharedStreamHooks,
  ) {
    const { actor, source, topic } = shared;
    this.args = { ...args, contextValue: args.contextValue.as(actor) };
    this.values = source.subscribe([topic]);
    void this.sendAll();
  }

  join(receiver: DirectReceiver): void {
    this.receivers.add(receiver);
  }

  leave(receiver: DirectReceiver): void {
    if (this.receivers.delete(receiver) && this.receivers.size === 0) {
      this.values.close();
      this.hooks.onEmpty();
    }
  }

  private async sendAll(): Promise<void> {
    for await (const { value, isResync } of this.values) {
      try {
        if (this.shared.isFor(value)) {
          const result = await execute({ ...this.args, rootValue: value });
          this.send(bytesOf(JSON.stringify(this.hooks.answerOf(result))), { value, isResync });
        }
      } catch (error) {
        this.args.contextValue.ctx.log.error({ err: error }, 'a live value was sent to nobody');
      }
    }
  }

  private send(answer: Buffer, { value, isResync }: { value: unknown; isResync: boolean }): void {
    const ownerId = this.shared.ownerOf(value);
    for (const receiver of this.receivers) {
      if (ownerId === null || receiver.accountId !== ownerId) {
        receiver.send(answer, isResync);
      }
    }
  }
}

/** Bytes of a text in memory of their own: while they wait for a slow socket, they hold no frames that were made beside them. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
