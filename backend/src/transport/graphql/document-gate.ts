import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getOperationAST, GraphQLError } from 'graphql';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/context/context';
import { AppError, asAppError } from '../../platform/errors';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import { callerOf } from '../http/caller';
import type { Caller } from '../http/caller';
import { costOfRequest } from '../budget/cost-extension';
import type { CostExtension } from '../budget/cost-extension';
import { chargeAnyway } from '../budget/charge';
import { chargeOperation } from '../budget/charge-operation';
import { tokensOf } from '../http/cookies';
import { queryOf } from '../http/query-of';
import { costFault, isForSignedIn, readDocument, sizeFault, tooLong } from './document-limits';
import { operationNames } from '../sight/operation-names';
import { countDeprecatedFields } from './deprecated-fields';
import { formatError } from './error-format';
import { LONG_DOCUMENT } from './long-document';
import { pointsOf } from '@wakafine/domain/api/operation-cost';

const MOST_KNOWN = 1_000;
/** The app's own longest document has half of it, characters; what is longer is read each time. */
const LONGEST_KNOWN = 8_000;
const GRAPHQL_JSON = 'application/graphql-response+json; charset=utf-8';
const PLAIN_JSON = 'application/json; charset=utf-8';

const NOTHING: Given = {};

declare module 'fastify' {
  interface FastifyRequest {
    /** The document of a GraphQL request, the same one for the same text; null for one that is read each time. */
    readDocument: DocumentNode | null;
  }
}

interface Asked {
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Given | null;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * Gives the handler that every GraphQL request passes before the rules of GraphQL look at it: the document is read and
 * measured in one pass, its operation is charged to the caller's budget, and what is too large, too dear or over the
 * budget is answered here. Whatever else is wrong is left to Apollo Server.
 */
export function documentGate({ schema, services }: { schema: GraphQLSchema; services: Services }) {
  const operationOf = operationNames(services.tallies);
  const countDeprecated = countDeprecatedFields(schema, services);
  const known = new LRUCache<string, DocumentNode>({ max: MOST_KNOWN });
  // The one that was read last: most requests are pushes of one text, and comparing it takes less than looking it up.
  let latest: { readonly text: string; readonly document: DocumentNode } | null = null;
  const read = (text: string): DocumentNode => {
    if (latest?.text === text) {
      return latest.document;
    }
    // Before it is looked for: to find a text, all of it is read.
    if (text.length > LONGEST_KNOWN) {
      return readDocument(text);
    }
    const found = known.get(text);
    const document = found ?? readDocument(text);
    if (found === undefined) {
      known.set(text, document);
    }
    latest = { text, document };
    return document;
  };
  const costOf = (request: FastifyRequest, caller: Caller): number => {
    const { query, operationName, variables } = askedIn(request);
    if (query === null) {
      return 1;
    }
    const document = read(query);
    request.readDocument = query.length > LONGEST_KNOWN ? null : document;
    request.operation = operationOf(document, operationName);
    if (request.isReadOnly && getOperationAST(document, operationName)?.operation === 'mutation') {
      throw new AppError('FORBIDDEN', { sentence: 'Pages of other sites can change nothing without a key.' });
    }
    const operation = { schema, document, operationName, variables };
    const fault = sizeFault(operation.document, caller) ?? costFault(operation);
    if (fault !== null) {
      const isToSignIn = isSignedOut(request, caller) && isForSignedIn(operation.document);
      throw isToSignIn ? new AppError('UNAUTHENTICATED') : fault;
    }
    countDeprecated(document, caller);
    return pointsOf(operation);
  };
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const caller = callerOf(request);
    const end = (error: unknown): void =>
      refuse(request, reply, { error, cost: costOfRequest(services, request) });
    let points = 1;
    try {
      points = costOf(request, caller);
    } catch (error) {
      // Reading it was work all the same.
      request.requestedPoints = 1;
      chargeAnyway(services, caller, 1);
      end(error);
      return;
    }
    const pass = (refusal?: AppError): void => {
      if (refusal !== undefined) {
        end(refusal);
        return;
      }
      request.requestedPoints = points;
      done();
    };
    chargeOperation(services, caller, { points, pass, fail: end });
  };
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, cost }: { error: unknown; cost: CostExtension },
): void {
  const isOfGraphql = error instanceof GraphQLError;
  const known = isOfGraphql ? null : asAppError(error);
  if (known?.retryAfterS !== undefined) {
    reply.header('retry-after', String(known.retryAfterS));
  }
  const received = formatError(isOfGraphql ? error.toJSON() : { message: '' }, error);
  const errors = [{ ...received, extensions: { ...received.extensions, requestId: request.id } }];
  request.refusedWith = known?.code ?? 'BAD_USER_INPUT';
  const accepted = request.headers.accept ?? '';
  void reply
    .code(HTTP_STATUS[known?.code ?? 'BAD_USER_INPUT'])
    .header('cache-control', 'no-store')
    .type(accepted.includes('application/graphql-response+json') ? GRAPHQL_JSON : PLAIN_JSON)
    .send(JSON.stringify({ errors, extensions: { cost } }));
}

/** Whether a session was named that is none any more: its owner is to sign in, not to ask for less. */
function isSignedOut({ cookies }: FastifyRequest, { actor, key }: Caller): boolean {
  return actor === null && key === null && tokensOf(cookies).sessionToken !== null;
}

/**
 * The operation of a request, as far as it is known; the rest is for Apollo Server to refuse.
 * @throws GraphQLError for a document that is too long to be read
 */
function askedIn(request: FastifyRequest): Asked {
  const { body, method } = request;
  if (body === LONG_DOCUMENT) {
    throw tooLong();
  }
  const given = method === 'GET' ? queryOf(request) : isGiven(body) ? body : NOTHING;
  const { query, operationName, variables } = given;
  const values = typeof variables === 'string' ? jsonIn(variables) : variables;
  return {
    query: typeof query === 'string' && query !== '' ? query : null,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : null,
    variables: isGiven(values) ? values : null,
  };
}

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
