import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { errorCodeOf } from './errors';
import { GRAPHQL_HTTP_URL } from './graphql-urls';
import { createLiveSocket, type LiveSocket } from './socket';

export interface GraphqlConnection {
  client: ApolloClient;
  socket: LiveSocket;
}

/**
 * The app's connection: queries and mutations over HTTP with the session cookie, subscriptions over one socket.
 * `onSessionLost` is called when the server no longer knows the session.
 */
export function createGraphqlConnection(onSessionLost: () => void): GraphqlConnection {
  const socket = createLiveSocket();
  const http = new HttpLink({ uri: GRAPHQL_HTTP_URL, credentials: 'same-origin' });
  const errors = new ErrorLink(({ error }) => {
    if (errorCodeOf(error) === 'UNAUTHENTICATED') {
      onSessionLost();
    }
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket.client),
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([errors, transport]),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return { client, socket };
}
