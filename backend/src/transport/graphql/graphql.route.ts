import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NotedPage } from '../../platform/memory/noted-page';
import { Loaders } from '../../platform/db/loaders';
import type { Services } from '../../platform/context/context';
import { costOfRequest } from '../budget/cost-extension';
import { doorOf } from '../http/cookies';
import { packLongAnswer } from '../http/gzip-answer';
import { GRAPHQL_PATH } from '../http/is-graphql';
import { contextFor } from '../http/request-context';
import { withRequestId } from './answer-errors';
import type { RequestContext } from './apollo';
import { leadToExplorer } from './browser-visit';
import { documentGate } from './document-gate';
import { directExecution, plainOperations, sendAnswer } from './execute-directly';
import { storeHourlyAnswers } from './public-queries';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Serves GraphQL over HTTP at `/graphql`. */
export function graphqlRoute(
  app: FastifyInstance,
  options: {
    apollo: ApolloServer<RequestContext>;
    schema: GraphQLSchema;
    services: Services;
    isPublicUrlSecure: boolean;
  },
): void {
  const { apollo, schema, services, isPublicUrlSecure } = options;
  const plainOperation = plainOperations(schema);
  const executeDirectly = directExecution(schema);
  // Without a getter: V8 makes a hidden class for each object that has one of its own, and such classes hold whole requests until a full collection.
  const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext => {
    const notedPages: NotedPage[] = [];
    return {
      ctx: contextFor(services, request, reply),
      door: () => doorOf(request, reply, { isPublicUrlSecure }),
      loaders: new Loaders(),
      requestId: request.id,
      noteRefusal: (code) => {
        request.refusedWith ??= code;
      },
      notedPages,
      notePage: (page) => void notedPages.push(page),
      costNow: () => costOfRequest(services, request),
    };
  };
  const byApollo = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply)),
  });
  app.decorateRequest('readDocument', null);
  app.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST'],
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: [leadToExplorer, documentGate({ schema, services })],
    onSend: [storeHourlyAnswers(schema, services), packLongAnswer],
    async handler(request, reply) {
      const operation = plainOperation(request);
      if (operation !== null) {
        const context = contextOf(request, reply);
        const answer = await executeDirectly(operation, context);
        if (answer !== null) {
          return sendAnswer(reply, answer, { context, contentType: operation.contentType });
        }
      }
      return identified(await byApollo.call(this, request, reply), request);
    },
  });
}

/** Bodies that are no request of GraphQL are refused by Apollo Server before its plugins see them: their errors have no id yet. */
function identified(answer: unknown, request: FastifyRequest): unknown {
  if (typeof answer !== 'string' || request.refusedWith !== null || !answer.startsWith('{"errors":')) {
    return answer;
  }
  // Apollo Server has written it.
  const refusal = JSON.parse(answer) as { readonly errors: readonly GraphQLFormattedError[] };
  const noteRefusal = (code: string): void => {
    request.refusedWith = code;
  };
  const errors = withRequestId(refusal.errors, { requestId: request.id, noteRefusal });
  return `${JSON.stringify({ ...refusal, errors })}\n`;
}
