import type { FastifyRequest } from 'fastify';

/** Path of GraphQL over HTTP. */
export const GRAPHQL_PATH = '/graphql';
/** Path of subscriptions as server-sent events. */
export const STREAM_PATH = '/graphql/stream';

/** Whether a request goes to GraphQL; its address can be written in many ways, of which the plainest is looked at first. */
export function isGraphql(request: FastifyRequest): boolean {
  return request.url === GRAPHQL_PATH || isRouteOfGraphql(request.routeOptions.url);
}

function isRouteOfGraphql(route: string | undefined): boolean {
  return route === GRAPHQL_PATH || route === STREAM_PATH;
}
