import type { FastifyRequest } from 'fastify';

/** Path of GraphQL over HTTP. */
export const GRAPHQL_PATH = '/graphql';
/** Path of subscriptions as server-sent events. */
export const STREAM_PATH = '/graphql/stream';

/** Whether a request goes to GraphQL. */
export function isGraphql(request: FastifyRequest): boolean {
  const path = routePathOf(request);
  return path === GRAPHQL_PATH || path === STREAM_PATH;
}

/**
 * Path of the route of a request, as it was declared; undefined where it has none. Its address can be written in many ways, of which the
 * plainest is looked at first: Fastify makes all options of a route anew each time it is asked for one of them.
 */
export function routePathOf(request: FastifyRequest): string | undefined {
  return request.url === GRAPHQL_PATH ? GRAPHQL_PATH : request.routeOptions.url;
}
