import { isCitizenRole } from '@wakafine/domain/people/roles';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { tap, throwError } from 'rxjs';
import { confirmationLink } from './confirmation';
import { errorCodeOf } from '../errors/errors';
import { GRAPHQL_HTTP_URL } from '../network/graphql-urls';
import { sessionEndOf } from '../errors/identity-errors';
import { readDisplayUser } from './display-user';
import { fixDoorLink } from './fix-door-link';
import { fetchPacked } from '../network/fetch-packed';
import { createPersistedCache, type PersistedCache } from '../persisted-cache/persisted-cache';
import { announceSessionDoubt, announceSessionLost } from '../errors/session-lost';
import { isOvertaken } from './shown-account';
import { createLiveSocket, type LiveSocket } from './socket';
import { presenceHeaders } from '../network/staff-presence';

export interface GraphqlConnection {
  client: ApolloClient;
  socket: LiveSocket;
  /** Answers to the client, stored from one start to the next. */
  stored: PersistedCache;
}

/** The app's connection, with what is stored on this phone of the citizen who was here last. */
export async function openGraphqlConnection(): Promise<GraphqlConnection> {
  const connection = createGraphqlConnection();
  const known = readDisplayUser();
  if (known !== null && isCitizenRole(known.role)) {
    await connection.stored.storeFor(known.id);
  }
  return connection;
}

/** The app's connection: queries and mutations over HTTP with the session cookie, subscriptions over one socket. */
export function createGraphqlConnection(): GraphqlConnection {
  const socket = createLiveSocket();
  socket.onRefused(announceSessionDoubt);
  // Some questions ask for a part of the profile only: it must not replace the whole.
  const cache = new InMemoryCache({ typePolicies: { Profile: { merge: true } } });
  const stored = createPersistedCache(cache);
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
    ApolloLink.from([answerLink(stored), fixDoorLink(), http]),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([errors, ownActsLink(), confirmationLink(), presenceLink(), transport]),
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return { client, socket, stored };
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

/**
 * Pauses requests that would be made in the name of somebody else, as if there was no network: queued items stay
 * on the phone.
 */
function ownActsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION || !isOvertaken()) {
      return forward(operation);
    }
    announceSessionDoubt();
    return throwError(() => new Error('Somebody else has signed in in another tab'));
  });
}

/** Says of each request whether a person made it. */
function presenceLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    operation.setContext({ headers: presenceHeaders() });
    return forward(operation);
  });
}

/** Gives the store of the cache of every answered query. */
function answerLink(stored: PersistedCache): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (operation.operationType === OperationTypeNode.QUERY && errors === undefined) {
          stored.note({ query: operation.query, variables: operation.variables });
        }
      }),
    ),
  );
}
