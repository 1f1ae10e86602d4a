import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { GraphqlConnection } from './apollo';
import type { ConnectionState, LiveSocket } from './socket';

/** The way to the one connection, which is fetched and made when the first screen needs it. */
export interface ConnectionDoor {
  open(): Promise<GraphqlConnection>;
  /** The connection where it was opened before, else null. */
  opened(): GraphqlConnection | null;
}

const DoorContext = createContext<ConnectionDoor | null>(null);
/** Filled by `Connected`. */
export const SocketContext = createContext<LiveSocket | null>(null);

/** A door to the connection that `make` gives; made once, and anew after a failure. */
export function createConnectionDoor(make: () => Promise<GraphqlConnection>): ConnectionDoor {
  let opening: Promise<GraphqlConnection> | null = null;
  let made: GraphqlConnection | null = null;

  async function makeOnce(): Promise<GraphqlConnection> {
    try {
      made = await make();
      return made;
    } catch (error) {
      opening = null;
      throw error;
    }
  }
  return {
    open() {
      opening ??= makeOnce();
      return opening;
    },
    opened: () => made,
  };
}

/** Gives the door to everything below. */
export function ConnectionProvider({ door, children }: { door: ConnectionDoor; children: ReactNode }) {
  return <DoorContext.Provider value={door}>{children}</DoorContext.Provider>;
}

/** The door to the connection. */
export function useConnectionDoor(): ConnectionDoor {
  const door = useContext(DoorContext);
  if (door === null) {
    throw new Error('useConnectionDoor needs ConnectionProvider');
  }
  return door;
}

/** The one live socket. */
export function useLiveSocket(): LiveSocket {
  const socket = useContext(SocketContext);
  if (socket === null) {
    throw new Error('useLiveSocket needs Connected');
  }
  return socket;
}

/** Calls back when the socket is back after a loss; the caller then queries what it may have missed. */
export function useReconnected(onReconnected: () => void): void {
  const socket = useLiveSocket();
  const latest = useRef(onReconnected);
  useEffect(function storeLatest() {
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
