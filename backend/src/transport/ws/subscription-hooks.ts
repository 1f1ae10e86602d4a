import type { IncomingMessage } from 'node:http';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { getOperationAST, GraphQLError, Kind } from 'graphql';
import type { Live } from '../../modules/realtime/fan-out';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import type { LiveContext, OpenLiveContext } from '../../modules/realtime/live-context';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import type { ErrorCode } from '../../platform/errors';
import { Loaders } from '../../platform/db/loaders';
import type { ResyncMark } from '../../platform/live/live-stream';
import type { Caller } from '../http/caller';
import { costExtension } from '../budget/cost-extension';
import { refusalAfterTopUp, refusalOf } from '../budget/request-budget';
import { formatError } from '../graphql/error-format';
import { pointsOf } from '../graphql/operation-cost';
import type { ProtocolOptions } from './protocol-server';
import { SubscriptionDocuments } from './subscription-documents';

const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;

/** Dependencies of the hooks on the door. */
export interface SubscriptionHooksOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly live: Live;
  readonly callerOf: (request: IncomingMessage) => Caller;
}

/**
 * Hooks of graphql-ws for operations: only subscriptions, but for the open ones only with a session, under the
 * same limits as HTTP;
 * a value that follows dropped ones carries `extensions.resync`, the first one `extensions.cost`; later ones cost nothing.
 */
export function subscriptionHooks(options: SubscriptionHooksOptions): ProtocolOptions {
  const marks = new WeakMap<ExecutionArgs, ResyncMark>();
  /** Operations that were charged and not reported yet. */
  const charged = new WeakMap<ExecutionArgs, { readonly subject: string; readonly points: number }>();
  const documents = new SubscriptionDocuments(options.schema, (sentence) =>
    refusal('BAD_USER_INPUT', sentence),
  );
  return {
    async onSubscribe(socket, _id, payload) {
      if (Object.keys(socket.subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET) {
        return [refusal('RATE_LIMITED')];
      }
      const { actor, subject } = options.callerOf(socket.extra.request);
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
      const shared: OpenLiveContext = {
        ctx: { ...options.services, actor },
        door: NO_DOOR,
        loaders: new Loaders({ isLasting: true }),
        live: options.live,
        mark,
      };
      const contextValue: OpenLiveContext | LiveContext =
        actor === null ? shared : { ...shared, subscriber: actor };
      const args = {
        schema: options.schema,
        document,
        operationName,
        variableValues: variables,
        contextValue,
      };
      marks.set(args, mark);
      charged.set(args, { subject, points });
      return args;
    },
    onNext(_socket, _id, _payload, args, result) {
      const mark = marks.get(args);
      const charge = charged.get(args);
      const answer = withOurErrors(result);
      if (mark?.isDue !== true && charge === undefined) {
        return answer;
      }
      const resync = mark?.isDue === true ? { resync: true } : {};
      if (mark !== undefined) {
        mark.isDue = false;
      }
      charged.delete(args);
      const cost =
        charge === undefined ? {} : { cost: costExtension(options.services, charge.subject, charge.points) };
      return { ...answer, extensions: { ...answer.extensions, ...resync, ...cost } };
    },
    onError(_socket, _id, _payload, errors) {
      return errors.map((error) => formatError(toFormatted(error), error));
    },
  };
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

function withOurErrors(result: ExecutionResult): ExecutionResult {
  if (result.errors === undefined) {
    return result;
  }
  const errors = result.errors.map((error) => {
    const { message, extensions } = formatError(toFormatted(error), error);
    return new GraphQLError(message, { path: error.path, extensions });
  });
  return { ...result, errors };
}

function toFormatted(error: GraphQLError) {
  return { message: error.message, extensions: error.extensions };
}
