import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  OperationsMapDocument,
  useOpsMapIncidentChangeSubscription,
  useOpsMapIncidentSubscription,
  useOpsMapMovesSubscription,
  useOpsMapViolationChangeSubscription,
  useOpsMapViolationSubscription,
} from '../../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../../../kit/frame/live-view';
import { createMoveQueue } from './move-queue';
import { createOpsStore, type OpsSnapshot, type OpsStore } from './ops-store';

/** No event says that something only grows old: a vehicle that fell silent, marks of the day before. */
const ASK_AGAIN_MS = 120_000;

/** Thousands of rows a second would be stored by the cache a second time. */
const PASSED_ON = { ignoreResults: true, fetchPolicy: 'no-cache' } as const;

export interface LiveOps {
  store: OpsStore;
  hasFailed: boolean;
  retry: () => void;
}

/** The operations map, kept current by subscription, and by asking while the connection is down. */
export function useOpsStore(): LiveOps {
  const client = useApolloClient();
  const { feed, isPaused } = useLiveView();
  const [store] = useState(createOpsStore);
  const [moves] = useState(() => createMoveQueue(feed, store.move));
  const [hasFailed, setHasFailed] = useState(false);

  const ask = useCallback(async () => {
    const { data } = await client.query({ query: OperationsMapDocument, fetchPolicy: 'no-cache' });
    if (data !== undefined) {
      moves.clear();
      store.replace(data.operationsMap);
      setHasFailed(false);
    }
  }, [client, store, moves]);
  const askFirst = useCallback(() => void ask().catch(() => setHasFailed(true)), [ask]);

  useEffect(
    function begin() {
      const timer = setTimeout(askFirst, 0);
      return () => clearTimeout(timer);
    },
    [askFirst],
  );
  useEffect(
    function askAgainNowAndThen() {
      if (isPaused) {
        return undefined;
      }
      const timer = setInterval(() => void ask().catch(() => undefined), ASK_AGAIN_MS);
      return () => clearInterval(timer);
    },
    [ask, isPaused],
  );
  useLiveFallback(ask);
  useOpsMapMovesSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && moves.accept(data.liveJourneysUpdated),
  });
  useOpsMapViolationSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => store.noteViolation(data.violationCreated)),
  });
  useOpsMapViolationChangeSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => store.noteViolation(data.violationUpdated)),
  });
  useOpsMapIncidentSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => store.noteIncident(data.incidentReported)),
  });
  useOpsMapIncidentChangeSubscription({
    ...PASSED_ON,
    onData: ({ data: { data } }) => data && feed(() => store.noteIncident(data.incidentUpdated)),
  });
  return { store, hasFailed, retry: askFirst };
}

/** Content of the map for figures and tables: drawn anew at most five times a second. */
export function useOpsSnapshot(store: OpsStore): OpsSnapshot {
  return useSyncExternalStore(store.watch, store.read);
}
