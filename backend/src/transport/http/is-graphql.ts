import type { FastifyRequest } from 'fastify';

/** Path of GraphQL over HTTP. */
export const GRAPHQL_PATH = '/graphql';

/** Whether a request goes to GraphQL; its address can be written in many ways, of which the plainest is looked at first. */
export function isGraphql(request: FastifyRequest): boolean {
  return request.url === GRAPHQL_PATH || request.routeOptions.url === GRAPHQL_PATH;
}
