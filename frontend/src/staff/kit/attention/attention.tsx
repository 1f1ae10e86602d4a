import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  StaffAttentionDocument,
  useStaffAttentionUpdatedSubscription,
  type AttentionQueueFragment,
} from '../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../frame/live-view';
import { useMay } from '../frame/useMay';

/** Deadlines come nearer and agencies fall silent without any news: asked for so often anyway, ms. */
const AGAIN_MS = 60_000;

export interface AttentionView {
  /** The latest; null before the first answer. */
  queue: AttentionQueueFragment | null;
  /** Reason why nothing could be loaded yet; null while nothing has failed, or something is known. */
  error: unknown;
  reload(): Promise<void>;
}

const AttentionContext = createContext<AttentionView | null>(null);

/** Provides what needs somebody of the staff for every page: the rail counts it, the front page shows it. Below `LiveViewProvider`. */
export function AttentionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const isAllowed = useMay()('attention');
  const { feed } = useLiveView();
  const [queue, setQueue] = useState<AttentionQueueFragment | null>(null);
  const [error, setError] = useState<unknown>(null);
  const accept = useCallback((latest: AttentionQueueFragment) => {
    setQueue((known) => (known !== null && known.computedAt > latest.computedAt ? known : latest));
    setError(null);
  }, []);
  const reload = useCallback(async () => {
    if (!isAllowed) {
      return;
    }
    const { data } = await client.query({ query: StaffAttentionDocument, fetchPolicy: 'no-cache' });
    if (data !== undefined) {
      accept(data.attention);
    }
  }, [client, accept, isAllowed]);
  useEffect(
    function askAtOnceAndAgain() {
      const ask = () => void reload().catch(setError);
      ask();
      const timer = setInterval(ask, AGAIN_MS);
      return () => clearInterval(timer);
    },
    [reload],
  );
  useLiveFallback(reload);
  useStaffAttentionUpdatedSubscription({
    skip: !isAllowed,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => data && feed(() => accept(data.attentionUpdated)),
  });
  const view = useMemo(
    () => ({ queue, error: queue === null ? error : null, reload }),
    [queue, error, reload],
  );
  return <AttentionContext value={view}>{children}</AttentionContext>;
}

/** The things that need somebody of the staff now. */
export function useAttention(): AttentionView {
  const view = useContext(AttentionContext);
  if (view === null) {
    throw new Error('What needs staff is known below AttentionProvider');
  }
  return view;
}
