import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/context';
import { AppError, asAppError, HTTP_STATUS } from '../../platform/errors';
import { callerOf } from '../budget/caller';
import type { Caller } from '../budget/caller';
import { costExtension } from '../budget/cost-extension';
import { chargeCaller } from '../budget/request-budget';
import { tokensOf } from '../cookies';
import { queryOf } from '../query-of';
import { costFault, isForSignedIn, readDocument, sizeFault } from './document-limits';
import { formatError } from './error-format';
import { pointsOf } from './operation-cost';

const MOST_KNOWN = 1_000;
/** The app's own longest document has half of it, characters; what is longer is read each time. */
const LONGEST_KNOWN = 8_000;
const GRAPHQL_JSON = 'application/graphql-response+json; charset=utf-8';
const PLAIN_JSON = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyRequest {
    /** Points that the operation of a GraphQL request was charged with. */
    requestedPoints: number;
  }
}

interface Asked {
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>> | null;
  /** Whether a session was named that is none any more: its owner is to sign in, not to ask for less. */
  readonly isSignedOut: boolean;
}

/**
 * Gives the handler that every GraphQL request passes before the rules of GraphQL look at it: the document is read and
 * measured in one pass, its operation is charged to the caller's budget, and what is too large, too dear or over the
 * budget is answered here. Whatever else is wrong is left to Apollo Server.
 */
export function documentGate({ schema, services }: { schema: GraphQLSchema; services: Services }) {
  const known = new LRUCache<string, DocumentNode>({ max: MOST_KNOWN });
  const read = (text: string): DocumentNode => {
    const document = known.get(text) ?? readDocument(text);
    if (text.length <= LONGEST_KNOWN) {
      known.set(text, document);
    }
    return document;
  };
  const admit = (caller: Caller, { query, operationName, variables, isSignedOut }: Asked): number => {
    if (query === null) {
      chargeCaller(services, caller.subject, 1);
      return 1;
    }
    const operation = { schema, document: read(query), operationName, variables };
    const fault = sizeFault(operation.document, caller.actor) ?? costFault(operation);
    if (fault !== null) {
      throw isSignedOut && isForSignedIn(operation.document) ? new AppError('UNAUTHENTICATED') : fault;
    }
    const points = pointsOf(operation);
    chargeCaller(services, caller.subject, points);
    return points;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const caller = callerOf(request);
    try {
      request.requestedPoints = admit(caller, askedIn(request, caller));
      return undefined;
    } catch (error) {
      if (asAppError(error).code !== 'RATE_LIMITED') {
        // Reading it was work all the same.
        request.requestedPoints = 1;
        services.budget.chargeAnyway(caller.subject, 1, services.clock().getTime());
      }
      return refuse(request, reply, {
        error,
        cost: costExtension(services, caller.subject, request.requestedPoints),
      });
    }
  };
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, cost }: { error: unknown; cost: ReturnType<typeof costExtension> },
): FastifyReply {
  const isOfGraphql = error instanceof GraphQLError;
  const known = isOfGraphql ? null : asAppError(error);
  if (known?.retryAfterS !== undefined) {
    reply.header('retry-after', String(known.retryAfterS));
  }
  const told = formatError(isOfGraphql ? error.toJSON() : { message: '' }, error);
  const errors = [{ ...told, extensions: { ...told.extensions, requestId: request.id } }];
  const accepted = request.headers.accept ?? '';
  return reply
    .code(HTTP_STATUS[known?.code ?? 'BAD_USER_INPUT'])
    .header('cache-control', 'no-store')
    .type(accepted.includes('application/graphql-response+json') ? GRAPHQL_JSON : PLAIN_JSON)
    .send(JSON.stringify({ errors, extensions: { cost } }));
}

/** What a request asks, as far as it can be told; the rest is for Apollo Server to refuse. */
function askedIn(request: FastifyRequest, { actor }: Caller): Asked {
  const { body, method } = request;
  const given: object = method === 'GET' ? queryOf(request) : isObject(body) ? body : {};
  const { query, operationName, variables }: Record<string, unknown> = { ...given };
  return {
    query: typeof query === 'string' && query !== '' ? query : null,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : null,
    variables: recordIn(typeof variables === 'string' ? jsonIn(variables) : variables),
    isSignedOut: actor === null && tokensOf(request.cookies).sessionToken !== null,
  };
}

function recordIn(value: unknown): Record<string, unknown> | null {
  return isObject(value) ? { ...value } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
