import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { Loaders } from '../../platform/loaders';
import type { Services } from '../../platform/context';
import { contextFor } from '../authenticate';
import { doorOf } from '../cookies';
import { packLongAnswer } from '../gzip-answer';
import type { RequestContext } from './apollo';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Serves GraphQL over HTTP at `/graphql`. */
export function graphqlRoute(
  app: FastifyInstance,
  options: { apollo: ApolloServer<RequestContext>; services: Services; isPublicUrlSecure: boolean },
): void {
  const { apollo, services, isPublicUrlSecure } = options;
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: BODY_LIMIT_BYTES,
    onSend: packLongAnswer,
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        const door = doorOf(request, reply, { isPublicUrlSecure });
        const ctx = await contextFor(services, { door, reply });
        return { ctx, door, loaders: new Loaders(), requestId: request.id };
      },
    }),
  });
}
