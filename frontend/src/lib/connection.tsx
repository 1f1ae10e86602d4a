import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { GraphqlConnection } from './apollo';
import type { ConnectionState, LiveSocket } from './socket';

const SocketContext = createContext<LiveSocket | null>(null);

/** Gives the connection to the server to everything below. */
export function ConnectionProvider({
  connection,
  children,
}: {
  connection: GraphqlConnection;
  children: ReactNode;
}) {
  return (
    <SocketContext.Provider value={connection.socket}>
      <ApolloProvider client={connection.client}>{children}</ApolloProvider>
    </SocketContext.Provider>
  );
}

/** The one live socket. */
export function useLiveSocket(): LiveSocket {
  const socket = useContext(SocketContext);
  if (socket === null) {
    throw new Error('useLiveSocket needs ConnectionProvider');
  }
  return socket;
}

/** Calls back when the socket is back after a loss; the caller then queries what it may have missed. */
export function useReconnected(onReconnected: () => void): void {
  const socket = useLiveSocket();
  const latest = useRef(onReconnected);
  useEffect(function keepLatest() {
    latest.current = onReconnected;
  });
  useEffect(
    function listen() {
      return socket.onReconnected(() => latest.current());
    },
    [socket],
  );
}

/** Whether the live socket is up, on its way or lost. */
export function useConnectionState(): ConnectionState {
  const socket = useLiveSocket();
  const [state, setState] = useState<ConnectionState>('idle');
  useEffect(
    function watchSocket() {
      return socket.watch(setState);
    },
    [socket],
  );
  return state;
}
