import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { GraphQLSchema } from 'graphql';
import type { FastifyInstance } from 'fastify';
import { Loaders } from '../../platform/db/loaders';
import type { Services } from '../../platform/context/context';
import { costOfRequest } from '../budget/cost-extension';
import type { CostExtension } from '../budget/cost-extension';
import { doorOf } from '../http/cookies';
import { packLongAnswer } from '../http/gzip-answer';
import { GRAPHQL_PATH } from '../http/is-graphql';
import { contextFor } from '../http/request-context';
import type { RequestContext } from './apollo';
import { documentGate } from './document-gate';

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
  app.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST'],
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: documentGate({ schema, services }),
    onSend: packLongAnswer,
    handler: fastifyApolloHandler(apollo, {
      context: (request, reply) => {
        const door = doorOf(request, reply, { isPublicUrlSecure });
        const ctx = contextFor(services, request, reply);
        const costNow = (): CostExtension => costOfRequest(services, request);
        return Promise.resolve({ ctx, door, loaders: new Loaders(), requestId: request.id, costNow });
      },
    }),
  });
}
