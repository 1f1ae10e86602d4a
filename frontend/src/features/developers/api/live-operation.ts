import { createClient } from 'graphql-ws';
import { graphqlSocketUrl } from '../../../lib/network/graphql-urls';
import type { ReadOperation } from './operation';

/** Callbacks of a live operation. */
export interface LiveListener {
  onConnected: () => void;
  /** A value, as it came. */
  onValue: (value: unknown) => void;
  /** It has ended: what the server or the network gave as the reason, null where the server was done. */
  onEnd: (why: string | null) => void;
}

/** Opens a subscription on a socket of its own; returns the way to stop it. It is not tried again. */
export function openLive(
  { query, variables, name }: ReadOperation,
  { apiKey, listener }: { apiKey: string | null; listener: LiveListener },
): () => void {
  const client = createClient({
    url: graphqlSocketUrl(),
    lazy: true,
    retryAttempts: 0,
    connectionParams: apiKey === null ? undefined : { apiKey },
    on: { connected: listener.onConnected },
  });
  let isStopped = false;
  const end = (why: string | null): void => {
    if (!isStopped) {
      isStopped = true;
      listener.onEnd(why);
    }
    void client.dispose();
  };
  client.subscribe(
    { query, variables, operationName: name },
    { next: listener.onValue, error: (why) => end(reasonOf(why)), complete: () => end(null) },
  );
  return () => {
    isStopped = true;
    void client.dispose();
  };
}

/** Errors of GraphQL come as a list, those of the network as an event of the socket or an error. */
function reasonOf(why: unknown): string {
  if (Array.isArray(why)) {
    return JSON.stringify(why, null, 2);
  }
  if (why instanceof CloseEvent) {
    return `${why.code} ${why.reason}`.trim();
  }
  return why instanceof Error ? why.message : '';
}
