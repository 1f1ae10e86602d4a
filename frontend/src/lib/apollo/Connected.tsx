import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { SocketContext, useConnectionDoor } from './connection';
import { storeDataUse } from '../network/data-use';

/**
 * Opens the connection to the server for the screens below, which wait for it; those of a visitor do without.
 * Throws to the nearest boundary when it can't be fetched.
 */
export function Connected({ children }: { children: ReactNode }) {
  const door = useConnectionDoor();
  useEffect(storeDataUse, []);
  const [connection, setConnection] = useState(door.opened);
  const [failure, setFailure] = useState<{ why: unknown } | null>(null);
  useEffect(
    function open() {
      door.open().then(setConnection, (why: unknown) => setFailure({ why }));
    },
    [door],
  );
  if (failure !== null) {
    throw failure.why;
  }
  if (connection === null) {
    return null;
  }
  return (
    <SocketContext.Provider value={connection.socket}>
      <ApolloProvider client={connection.client}>{children}</ApolloProvider>
    </SocketContext.Provider>
  );
}
