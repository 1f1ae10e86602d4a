import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useConnectionState, useLiveSocket, useReconnected } from '../../../lib/apollo/connection';
import { pollIntervalMs } from '../../../lib/apollo/poll-interval';
import { createLiveStore, type LiveSnapshot, type LiveStore } from './live-store';

export interface LiveView {
  isPaused: boolean;
  /** Pages give each pushed event to it: `feed(() => take(event))`. It runs at once, or when the page goes on. */
  feed(accept: () => void): void;
  pause(): void;
  resume(): void;
  /** Values that change with every event; read by those who show them once a second. */
  read(): LiveSnapshot;
}

const LiveContext = createContext<LiveStore | null>(null);

/** Holds what the pages of the dashboard share of their news; below `Connected`. */
export function LiveViewProvider({ children }: { children: ReactNode }) {
  const socket = useLiveSocket();
  const connection = useConnectionState();
  const [store] = useState(() => createLiveStore(socket.announceMissed));
  useEffect(
    function noteConnection() {
      store.noteConnection(connection !== 'reconnecting');
    },
    [store, connection],
  );
  return <LiveContext.Provider value={store}>{children}</LiveContext.Provider>;
}

/** The news of the dashboard: pages feed it, the top bar holds it and lets it go on. */
export function useLiveView(): LiveView {
  const store = useLiveStore();
  const isPaused = useSyncExternalStore(store.watch, () => store.read().isPaused);
  return useMemo(
    () => ({ isPaused, feed: store.feed, pause: store.pause, resume: store.resume, read: store.read }),
    [store, isPaused],
  );
}

/**
 * Asks anew when the connection is back after a loss, and at intervals while it is down; while the page is held only once it
 * goes on. A failed question is tried again at the next interval.
 */
export function useLiveFallback(ask: () => Promise<unknown>): void {
  const store = useLiveStore();
  const everyMs = pollIntervalMs(useConnectionState());
  const latest = useRef(ask);
  useEffect(function storeLatest() {
    latest.current = ask;
  });
  const askUnlessHeld = useCallback(() => {
    if (store.mayAskNow()) {
      latest.current().then(store.noteAnswer, () => undefined);
    }
  }, [store]);
  useReconnected(askUnlessHeld);
  useEffect(
    function askAtIntervals() {
      if (everyMs === 0) {
        return undefined;
      }
      const timer = setInterval(askUnlessHeld, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs, askUnlessHeld],
  );
}

function useLiveStore(): LiveStore {
  const store = useContext(LiveContext);
  if (store === null) {
    throw new Error('The news of the dashboard need LiveViewProvider');
  }
  return store;
}
