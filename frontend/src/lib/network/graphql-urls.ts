/** Address of GraphQL over HTTP: the page's own origin. */
export const GRAPHQL_HTTP_URL = '/graphql';

/** Address of GraphQL over WebSocket, `wss:` on a page served by https. */
export function graphqlSocketUrl(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;
}
