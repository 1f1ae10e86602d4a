import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { errorCodeOf } from './errors';
import { GRAPHQL_HTTP_URL } from './graphql-urls';
import { sessionEndOf } from './identity-errors';
import { fetchPacked } from './fetch-packed';
import { announceSessionDoubt, announceSessionLost } from './session-lost';
import { createLiveSocket, type LiveSocket } from './socket';

export interface GraphqlConnection {
  client: ApolloClient;
  socket: LiveSocket;
}

/** The app's connection: queries and mutations over HTTP with the session cookie, subscriptions over one socket. */
export function createGraphqlConnection(): GraphqlConnection {
  const socket = createLiveSocket();
  socket.onRefused(announceSessionDoubt);
  const http = new HttpLink({ uri: GRAPHQL_HTTP_URL, credentials: 'same-origin', fetch: fetchPacked });
  const errors = new ErrorLink(({ error, operation }) => {
    const end = sessionEndOf(error, operation.operationName ?? '');
    if (end !== null) {
      announceSessionLost(end);
    } else if (errorCodeOf(error) === 'FORBIDDEN') {
      // What a screen offers is allowed by what it knows of the role: that may have changed.
      announceSessionDoubt();
    }
  });
  const live = ApolloLink.from([lossLink(socket.announceMissed), new GraphQLWsLink(socket.client)]);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    live,
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([errors, transport]),
    // Some questions ask for a part of the profile only: it must not take the place of the whole.
    cache: new InMemoryCache({ typePolicies: { Profile: { merge: true } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return { client, socket };
}

/** Calls back when the server says with a pushed value (`extensions.resync`) that it had to drop some before it. */
function lossLink(onMissed: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        if (extensions?.resync === true) {
          onMissed();
        }
      }),
    ),
  );
}
