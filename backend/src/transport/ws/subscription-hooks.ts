import { randomUUID } from 'node:crypto';
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLFormattedError,
  GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { createSourceEventStream, execute, getOperationAST, GraphQLError, Kind } from 'graphql';
import type { Live } from '../../modules/realtime/fan-out';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';
import type { LiveStream } from '../../platform/live/live-stream';
import { refusalAfterTopUp, refusalOf } from '../budget/charge';
import { logErrors } from '../graphql/answer-errors';
import { countDeprecatedFields } from '../graphql/deprecated-fields';
import { formatError } from '../graphql/error-format';
import { pointsOf } from '@wakafine/domain/api/operation-cost';
import { DirectLines } from './direct-lines';
import type { DirectReceiver } from './direct-lines';
import { Operation } from './operation';
import type { Receiving } from './protocol-server';
import { SharedStreams } from './shared-streams';
import type { AnySharedPart, LiveArgs, SharedStream } from './shared-streams';
import { SubscriptionContext } from './subscription-context';
import { SubscriptionDocuments } from './subscription-documents';

const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;

/** A connection while it is subscribed over. */
export interface Subscribing {
  readonly extra: Receiving;
  /** The subscriptions that it has, this one included, by their names. */
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

/** One way to subscribe for WebSockets, where graphql-ws calls these, and for streams of server-sent events. */
export interface SubscriptionHooks {
  /** Operation to execute, or the refusal. */
  onSubscribe(
    on: Subscribing,
    id: string,
    payload: SubscribePayload,
  ): Promise<LiveArgs | readonly GraphQLError[]>;
  /** The answers as they come, or the refusal. */
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
  /** An answer as it is sent. */
  onNext(
    on: Subscribing,
    id: string,
    payload: SubscribePayload,
    args: ExecutionArgs,
    result: ExecutionResult,
  ): ExecutionResult;
  /** A refusal as it is sent. */
  onError(
    on: Subscribing,
    id: string,
    payload: SubscribePayload,
    errors: readonly GraphQLError[],
  ): GraphQLFormattedError[];
}

/** Dependencies of the hooks on the door. */
export interface SubscriptionHooksOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly live: Live;
}

/**
 * Hooks for operations: only subscriptions, but for the open ones only with a session or an API key, under the
 * same limits as HTTP;
 * a value that follows dropped ones carries `extensions.resync`, the first one `extensions.cost`; later ones cost nothing.
 */
export function subscriptionHooks(options: SubscriptionHooksOptions): SubscriptionHooks {
  const { log, tallies } = options.services;
  /** An answer with our errors; a fault of ours is logged under the same id. */
  const noted = (result: ExecutionResult, requestId: string): ExecutionResult => {
    if (result.errors === undefined) {
      return result;
    }
    logErrors(log.child({ requestId }), result.errors);
    return { ...result, errors: withOurErrors(result.errors, requestId) };
  };
  const countDeprecated = countDeprecatedFields(options.schema, options.services);
  const lines = new DirectLines(tallies.fanOut);
  const shared = new SharedStreams((result) => noted(result, randomUUID()));
  const documents = new SubscriptionDocuments(options.schema, (sentence) =>
    refusal('BAD_USER_INPUT', sentence),
  );
  return {
    async onSubscribe(socket, id, payload) {
      if (Object.keys(socket.subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET) {
        return [refusal('RATE_LIMITED')];
      }
      const { caller } = socket.extra;
      const { actor, subject, key } = caller;
      const document = documents.read(payload, caller);
      if (!('kind' in document)) {
        return document;
      }
      const { operationName, variables } = payload;
      if (actor === null && key === null && !isOpen(options.schema, document, operationName)) {
        return [refusal('UNAUTHENTICATED')];
      }
      if (actor?.mustChangePassword === true || actor?.mustEnrolTotp === true) {
        return [refusal('FORBIDDEN')];
      }
      const points = pointsOf({ schema: options.schema, document, operationName, variables });
      const first = refusalOf(options.services, caller, points);
      const refused =
        first && (await refusalAfterTopUp(options.services, caller, { points, refusal: first }));
      if (refused !== undefined) {
        return [new GraphQLError(refused.message, { originalError: refused })];
      }
      countDeprecated(document, caller);
      const contextValue = new SubscriptionContext(options, { actor, key });
      const { services } = options;
      const args: LiveArgs = {
        schema: options.schema,
        document,
        operationName,
        variableValues: variables,
        contextValue,
        operation: new Operation(contextValue.mark, { socket: socket.extra, id, services, subject, points }),
      };
      return args;
    },
    async subscribe(args) {
      const live = liveArgs(args);
      const source = await createSourceEventStream(live);
      if (!isStream(source)) {
        // Only a refusal is no stream.
        return source as ExecutionResult;
      }
      const part = source.takeShared();
      if (part === null) {
        return new Answers(source, live);
      }
      const receiver = lines.open(live.operation);
      return new Answers(source, live, { stream: shared.join(live, part, receiver), receiver });
    },
    onNext(socket, _id, _payload, args, result) {
      tallies.fanOut.sent += 1;
      const answer = noted(result, socket.extra.requestId);
      const extensions = liveArgs(args).operation.nextExtensions(false);
      return extensions === null
        ? answer
        : { ...answer, extensions: { ...answer.extensions, ...extensions } };
    },
    onError(socket, _id, _payload, errors) {
      const { requestId } = socket.extra;
      logErrors(log.child({ requestId }), errors);
      return errors.map((error) => formattedWith(error, requestId));
    },
  };
}

/** Arguments as `onSubscribe` has given them. */
function liveArgs(args: ExecutionArgs): LiveArgs {
  return args as LiveArgs;
}

/** Every stream of ours is made by `liveStream`; what refuses to be one is an answer with errors. */
function isStream(
  source: AsyncIterable<unknown> | ExecutionResult,
): source is LiveStream<unknown, AnySharedPart> {
  return Symbol.asyncIterator in source;
}

/** The answers to the values of a stream, one after the other; an audience is left once nobody iterates any more. */
class Answers implements AsyncIterableIterator<ExecutionResult> {
  private readonly stream: SharedStream | null;
  private readonly receiver: DirectReceiver | null;

  constructor(
    private readonly source: AsyncIterator<unknown>,
    private readonly args: LiveArgs,
    audience: { stream: SharedStream; receiver: DirectReceiver } | null = null,
  ) {
    this.stream = audience?.stream ?? null;
    this.receiver = audience?.receiver ?? null;
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const { done, value } = await this.source.next();
    return done === true
      ? { done, value: undefined }
      : { done: false, value: await execute({ ...this.args, rootValue: value }) };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    if (this.receiver !== null) {
      this.stream?.leave(this.receiver);
    }
    await this.source.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Whether a subscription asks for nothing but what anyone may have; a fragment is looked into by nobody here. */
function isOpen(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): boolean {
  const served = schema.getSubscriptionType()?.getFields() ?? {};
  const asked = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return asked.every((field) => {
    const extensions = field.kind === Kind.FIELD ? served[field.name.value]?.extensions : undefined;
    return policyOf(extensions ?? {})?.may.who === 'anyone';
  });
}

function refusal(code: ErrorCode, sentence?: string): GraphQLError {
  const error = new AppError(code, sentence === undefined ? {} : { sentence });
  return new GraphQLError(error.message, { originalError: error });
}

function withOurErrors(errors: readonly GraphQLError[], requestId: string): GraphQLError[] {
  return errors.map((error) => {
    const { message, extensions = {} } = formattedWith(error, requestId);
    return new GraphQLError(message, { path: error.path, extensions });
  });
}

function formattedWith(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const { message, extensions } = error;
  const formatted = formatError({ message, extensions }, error);
  return { ...formatted, extensions: { ...formatted.extensions, requestId } };
}
