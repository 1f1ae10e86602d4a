import { randomUUID } from 'node:crypto';
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLFormattedError,
  GraphQLSchema,
} from 'graphql';
import { createSourceEventStream, execute, getOperationAST, GraphQLError, Kind } from 'graphql';
import type { Live } from '../../modules/realtime/fan-out';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import type { LiveContext, OpenLiveContext } from '../../modules/realtime/live-context';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import type { ErrorCode } from '../../platform/errors';
import { Loaders } from '../../platform/db/loaders';
import type { LiveStream, ResyncMark } from '../../platform/live/live-stream';
import { costExtension } from '../budget/cost-extension';
import { refusalAfterTopUp, refusalOf } from '../budget/request-budget';
import { logErrors } from '../graphql/answer-errors';
import { formatError } from '../graphql/error-format';
import { pointsOf } from '../graphql/operation-cost';
import { DirectLines } from './direct-lines';
import type { ProtocolOptions, SocketExtra } from './protocol-server';
import { SharedStreams } from './shared-streams';
import type { AnySharedPart, LiveArgs } from './shared-streams';
import { SubscriptionDocuments } from './subscription-documents';

const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;

/** Dependencies of the hooks on the door. */
export interface SubscriptionHooksOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly live: Live;
}

/**
 * Hooks of graphql-ws for operations: only subscriptions, but for the open ones only with a session, under the
 * same limits as HTTP;
 * a value that follows dropped ones carries `extensions.resync`, the first one `extensions.cost`; later ones cost nothing.
 */
export function subscriptionHooks(options: SubscriptionHooksOptions): ProtocolOptions {
  const known = new WeakMap<ExecutionArgs, Operation>();
  const { log, tallies } = options.services;
  /** An answer with our errors; a fault of ours is logged under the same id. */
  const noted = (result: ExecutionResult, requestId: string): ExecutionResult => {
    if (result.errors === undefined) {
      return result;
    }
    logErrors(log.child({ requestId }), result.errors);
    return { ...result, errors: withOurErrors(result.errors, requestId) };
  };
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
      const { actor, subject } = socket.extra.caller;
      const document = documents.read(payload, actor);
      if (!('kind' in document)) {
        return document;
      }
      const { operationName, variables } = payload;
      if (actor === null && !isOpen(options.schema, document, operationName)) {
        return [refusal('UNAUTHENTICATED')];
      }
      if (actor?.mustChangePassword === true || actor?.mustEnrolTotp === true) {
        return [refusal('FORBIDDEN')];
      }
      const points = pointsOf({ schema: options.schema, document, operationName, variables });
      const first = refusalOf(options.services, subject, points);
      const refused =
        first && (await refusalAfterTopUp(options.services, subject, { points, refusal: first }));
      if (refused !== undefined) {
        return [new GraphQLError(refused.message, { originalError: refused })];
      }
      const mark: ResyncMark = { isDue: false };
      const open: OpenLiveContext = {
        ctx: { ...options.services, actor },
        door: NO_DOOR,
        loaders: new Loaders({ isLasting: true }),
        live: options.live,
        mark,
      };
      const contextValue: OpenLiveContext | LiveContext =
        actor === null ? open : { ...open, subscriber: actor };
      const args = {
        schema: options.schema,
        document,
        operationName,
        variableValues: variables,
        contextValue,
      };
      const extensions = new Extensions(mark, () => costExtension(options.services, subject, points));
      known.set(args, { extensions, socket: socket.extra, id });
      return args;
    },
    async subscribe(args) {
      // What onSubscribe has given.
      const live = args as LiveArgs;
      const source = await createSourceEventStream(live);
      const operation = known.get(args);
      if (!isStream(source) || operation === undefined) {
        // Only a refusal is no stream.
        return source as ExecutionResult;
      }
      const { extensions, socket, id } = operation;
      const { accountId = null } = live.contextValue.ctx.actor ?? {};
      const leave =
        source.shared && shared.join(live, source.shared, lines.open(socket, { id, accountId, extensions }));
      return executed(source, { args, onEnd: leave ?? (() => undefined) });
    },
    onNext(socket, _id, _payload, args, result) {
      tallies.fanOut.sent += 1;
      const answer = noted(result, socket.extra.requestId);
      const extensions = known.get(args)?.extensions.next(false) ?? null;
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

/** An operation, between its values. */
interface Operation {
  readonly extensions: Extensions;
  readonly socket: SocketExtra;
  readonly id: string;
}

/** Extensions of the values of an operation: the cost with the first, and `resync` where values were dropped. */
class Extensions {
  private isCostShown = false;

  constructor(
    private readonly mark: ResyncMark,
    private readonly costOf: () => object,
  ) {}

  /** Those of the value that is sent next; null for none. */
  next(isResync: boolean): object | null {
    const isDue = isResync || this.mark.isDue;
    if (!isDue && this.isCostShown) {
      return null;
    }
    const cost = this.isCostShown ? {} : { cost: this.costOf() };
    this.isCostShown = true;
    this.mark.isDue = false;
    return { ...(isDue ? { resync: true } : {}), ...cost };
  }
}

/** Every stream of ours is made by `liveStream`; what refuses to be one is an answer with errors. */
function isStream(
  source: AsyncIterable<unknown> | ExecutionResult,
): source is LiveStream<unknown, AnySharedPart> {
  return Symbol.asyncIterator in source;
}

/** The answers to the values of a stream, one after the other; `onEnd` is called once nobody iterates any more. */
function executed(
  source: AsyncIterator<unknown>,
  { args, onEnd }: { args: ExecutionArgs; onEnd: () => void },
): AsyncIterableIterator<ExecutionResult> {
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { done, value } = await source.next();
      return done === true
        ? { done, value: undefined }
        : { done: false, value: await execute({ ...args, rootValue: value }) };
    },
    return: async () => {
      onEnd();
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

/** A subscription has no reply of its own that could carry cookies. */
const NO_DOOR = {
  address: '',
  isAttended: false,
  sessionToken: null,
  deviceToken: null,
  deviceName: null,
  hostedToken: null,
  storeSession: () => undefined,
  storeEnrolment: () => undefined,
  storeHostedToken: () => undefined,
  dropSession: () => undefined,
};

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
