import { createClient, type Client } from 'graphql-ws/client';
import { WebSocket } from 'ws';
import type { CookieJar } from './cookie-jar';
import type { Variables } from './graphql-http';

/** The live side of a phone: one socket for all its subscriptions. */
export interface Subscriptions {
  /** Gives the data of each event until the caller stops to iterate or the service completes. */
  subscribe<T>(document: string, variables?: Variables): AsyncIterableIterator<T>;
  /** Ends every subscription and the socket. */
  close(): Promise<void>;
}

/** Gives the live side of a phone; the socket opens with the first subscription and is opened again when it breaks. */
export function createSubscriptions(graphqlUrl: string, cookies: CookieJar): Subscriptions {
  const { origin } = new URL(graphqlUrl);
  // A browser sends both by itself; the service ignores the cookie of a socket without an Origin.
  class PhoneSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie: cookies.header(), origin } });
    }
  }
  const client: Client = createClient({
    url: graphqlUrl.replace(/^http/, 'ws'),
    webSocketImpl: PhoneSocket,
    retryAttempts: 20,
    shouldRetry: () => true,
  });
  return {
    subscribe: <T>(document: string, variables: Variables = {}) => dataOf<T>(client, document, variables),
    close: async () => client.dispose(),
  };
}

async function* dataOf<T>(client: Client, query: string, variables: Variables): AsyncIterableIterator<T> {
  for await (const result of client.iterate({ query, variables })) {
    if (result.errors && result.errors.length > 0) {
      throw new Error(result.errors.map((error) => error.message).join('; '));
    }
    if (result.data) {
      // The type of the data follows from the document, which only its author knows.
      yield result.data as T;
    }
  }
}
