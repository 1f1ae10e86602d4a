import { execute, Kind, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logErrors, unavailableHead, withRequestId } from './answer-errors';
import type { RequestContext } from './apollo';
import { formatError } from './error-format';
import { plannedExecution } from './plain/execute-plan';
import { readyPushes } from './ready-push';
import { RememberedPages, UnreadVersion } from './remembered-pages';

const PLAIN_JSON = 'application/json; charset=utf-8';
const GRAPHQL_JSON = 'application/graphql-response+json; charset=utf-8';

/** Type of the answer by what the client takes, for those that clients say; Apollo Server reads all others. */
const TYPE_OF_ACCEPTED: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, PLAIN_JSON],
  ['*/*', PLAIN_JSON],
  ['application/json', PLAIN_JSON],
  // Apollo Client, and our own pages without it.
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_JSON],
  ['application/graphql-response+json, application/json;q=0.9', GRAPHQL_JSON],
]);

/** Members of a body that says nothing but what is asked. */
const MEMBERS = ['query', 'variables', 'operationName', 'extensions'];

type Given = Readonly<Record<string, unknown>>;

/** An operation that can be executed as it stands. */
export interface PlainOperation {
  readonly document: DocumentNode;
  readonly variables: Given | null;
  /** Type of its answer. */
  readonly contentType: string;
}

/** Name of the one operation of each valid document, null for one without a name. */
interface OnlyOperation {
  readonly name: string | null;
}

/**
 * Finds the requests that need nothing of Apollo Server: a document that was read and measured before, is valid, and has one
 * operation, asked for in the plain way. Each document is held to the rules of GraphQL once.
 */
export function plainOperations(schema: GraphQLSchema): (request: FastifyRequest) => PlainOperation | null {
  const known = new WeakMap<DocumentNode, OnlyOperation | 'other'>();
  const onlyIn = (document: DocumentNode): OnlyOperation | 'other' => {
    const found = known.get(document);
    if (found !== undefined) {
      return found;
    }
    const only = onlyOperation(schema, document);
    known.set(document, only);
    return only;
  };
  return (request) => {
    const { body, method, headers, readDocument: document } = request;
    const contentType = TYPE_OF_ACCEPTED.get(headers.accept);
    if (document === null || method !== 'POST' || contentType === undefined || !isGiven(body)) {
      return null;
    }
    const { variables = null, operationName = null, extensions = null } = body;
    const isPlain =
      Object.keys(body).every((name) => MEMBERS.includes(name)) &&
      (variables === null || isGiven(variables)) &&
      (extensions === null || (isGiven(extensions) && extensions['persistedQuery'] === undefined));
    const only = onlyIn(document);
    if (!isPlain || only === 'other' || (operationName !== null && operationName !== only.name)) {
      return null;
    }
    return { document, variables, contentType };
  };
}

/** The outcome of an operation, or its data as JSON where nothing went wrong. */
export type DirectAnswer = ExecutionResult | { readonly dataText: string };

/** Executes operations; the outcome is null where nothing was executed, since its variables are no values of their types. */
export function directExecution(
  schema: GraphQLSchema,
): (operation: PlainOperation, context: RequestContext) => Promise<DirectAnswer | null> {
  const readyPush = readyPushes(schema);
  const queries = plannedExecution(schema);
  const pages = new RememberedPages();
  return async (operation, context) => {
    const { document, variables } = operation;
    try {
      const remembered = pages.has(document) ? await pages.find(operation, context) : null;
      if (remembered !== null) {
        return { dataText: remembered };
      }
    } catch (error) {
      if (error instanceof UnreadVersion) {
        return queries.refuse(operation, context, [error.field, error.reason]);
      }
      throw error;
    }
    const planned = await queries.execute(operation, context);
    if (planned !== null) {
      const { result, isOfOneResolver } = planned;
      return isOfOneResolver ? { dataText: pages.remember(operation, context, result.data) } : result;
    }
    const asked = readyPush(document, variables) ?? { schema, variables };
    const result = await execute({
      schema: asked.schema,
      document,
      contextValue: context,
      variableValues: asked.variables,
    });
    return result.data === undefined ? null : result;
  };
}

/** Sends the outcome of an operation as Apollo Server would. */
export function sendAnswer(
  reply: FastifyReply,
  answer: DirectAnswer,
  { context, contentType }: { context: RequestContext; contentType: string },
): FastifyReply {
  if ('dataText' in answer) {
    const cost = JSON.stringify(context.costNow());
    return reply.type(contentType).send(`{"data":${answer.dataText},"extensions":{"cost":${cost}}}\n`);
  }
  const { data, errors: thrown } = answer;
  const errors = thrown === undefined ? undefined : statedErrors(thrown, context);
  const head = errors === undefined ? null : unavailableHead(errors);
  if (head !== null) {
    reply.code(head.status).header('retry-after', head.retryAfter);
  }
  const extensions = { cost: context.costNow() };
  return reply.type(contentType).send(`${JSON.stringify({ errors, data, extensions })}\n`);
}

function statedErrors(errors: readonly GraphQLError[], context: RequestContext) {
  logErrors(context.ctx.log, errors);
  const formatted = errors.map((error) => {
    const code = error.extensions['code'] ?? 'INTERNAL_SERVER_ERROR';
    return formatError({ ...error.toJSON(), extensions: { ...error.extensions, code } }, error);
  });
  return withRequestId(formatted, context);
}

function onlyOperation(schema: GraphQLSchema, document: DocumentNode): OnlyOperation | 'other' {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const isOne =
    operations.length === 1 &&
    operation?.kind === Kind.OPERATION_DEFINITION &&
    operation.operation !== 'subscription';
  return isOne && validate(schema, document).length === 0 ? { name: operation.name?.value ?? null } : 'other';
}

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
