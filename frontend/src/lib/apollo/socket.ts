import { reconnectWaitMs } from '@wakafine/domain/time/reconnect-wait';
import { createClient, type Client } from 'graphql-ws';
import { countedSocket } from '../network/counted-socket';
import { graphqlSocketUrl } from '../network/graphql-urls';
import { withResumption } from '../network/socket-resumption';

const KEEP_ALIVE_MS = 20_000;
const PONG_WAIT_MS = 8_000;
/** The server has ended the socket with its session, or with what the session was allowed; it is not tried again. */
const REFUSED_CODE = 4401;

export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'reconnecting';

export interface LiveSocket {
  client: Client;
  /** Calls back with the state now and at each change; returns the way to stop. */
  watch(listener: (state: ConnectionState) => void): () => void;
  /** Calls back when pushed values were missed, above all when the socket is back: they must be queried again. */
  onReconnected(listener: () => void): () => void;
  /** Calls back when the server has closed the socket for good, as the session is not what it was; returns the way to stop. */
  onRefused(listener: () => void): () => void;
  /** Notifies the listeners that values were missed although the socket held. */
  announceMissed: () => void;
}

/** The one socket of the app: opened by the first subscription, kept alive by pings, retried for ever with jitter. */
export function createLiveSocket(url: () => string = graphqlSocketUrl): LiveSocket {
  const watchers = new Set<(state: ConnectionState) => void>();
  const reconnectListeners = new Set<() => void>();
  const refusalListeners = new Set<() => void>();
  let state: ConnectionState = 'idle';
  let hasBeenLost = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function move(next: ConnectionState): void {
    state = next;
    watchers.forEach((watcher) => watcher(next));
  }

  function announceMissed(): void {
    reconnectListeners.forEach((listener) => listener());
  }

  const client = createClient({
    url,
    webSocketImpl: countedSocket(),
    lazy: true,
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => wait(reconnectWaitMs(retries, Math.random())),
    keepAlive: KEEP_ALIVE_MS,
    on: {
      connecting: (isRetry) => move(isRetry ? 'reconnecting' : 'connecting'),
      connected: () => {
        move('connected');
        if (hasBeenLost) {
          hasBeenLost = false;
          announceMissed();
        }
      },
      // A dead mobile link closes nothing: without an answer to the ping the socket counts as lost.
      ping: (isReceived) => {
        if (!isReceived) {
          clearTimeout(pongTimer);
          pongTimer = setTimeout(() => client.terminate(), PONG_WAIT_MS);
        }
      },
      pong: (isReceived) => {
        if (isReceived) {
          clearTimeout(pongTimer);
        }
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        const code = event instanceof CloseEvent ? event.code : null;
        const isClean = code === 1000;
        hasBeenLost = hasBeenLost || !isClean;
        move(isClean ? 'idle' : 'reconnecting');
        if (code === REFUSED_CODE) {
          refusalListeners.forEach((listener) => listener());
        }
      },
    },
  });

  return {
    client: withResumption(client, (code) => code !== REFUSED_CODE),
    watch(listener) {
      watchers.add(listener);
      listener(state);
      return () => void watchers.delete(listener);
    },
    onReconnected(listener) {
      reconnectListeners.add(listener);
      return () => void reconnectListeners.delete(listener);
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => void refusalListeners.delete(listener);
    },
    announceMissed,
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
