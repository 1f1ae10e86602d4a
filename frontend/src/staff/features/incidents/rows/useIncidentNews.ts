import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import {
  StaffIncidentUpdateFragmentDoc,
  useStaffIncidentReportedSubscription,
  useStaffIncidentUpdatedSubscription,
  type StaffIncidentFragment,
} from '../../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../../../kit/frame/live-view';

/** The counts are asked for anew at most this often, ms, however many news come. */
const COUNT_EVERY_MS = 1_000;

export interface IncidentNewsOptions {
  /** A new one has come. */
  onReported: (incident: StaffIncidentFragment) => void;
  /** Asks for the counts anew. */
  reloadCounts: () => Promise<unknown>;
  /** Asks for all that is shown anew, after news were missed. */
  reloadAll: () => Promise<unknown>;
}

/**
 * Updates the shown incidents: their rows change where they are, new ones are announced, counts
 * follow.
 */
export function useIncidentNews({ onReported, reloadCounts, reloadAll }: IncidentNewsOptions): void {
  const client = useApolloClient();
  const { feed } = useLiveView();
  const countLater = useThrottled(reloadCounts);
  useStaffIncidentReportedSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      const incident = data?.incidentReported;
      if (incident !== undefined) {
        feed(() => {
          onReported(incident);
          countLater();
        });
      }
    },
  });
  useStaffIncidentUpdatedSubscription({
    ignoreResults: true,
    // A page that is held must not change: what comes is written to the cache when it goes on.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      const incident = data?.incidentUpdated;
      if (incident !== undefined) {
        feed(() => {
          client.cache.writeFragment({
            id: client.cache.identify({ __typename: 'Incident', id: incident.id }),
            fragment: StaffIncidentUpdateFragmentDoc,
            fragmentName: 'StaffIncidentUpdate',
            data: incident,
          });
          countLater();
        });
      }
    },
  });
  useLiveFallback(reloadAll);
}

/** Calls at once or when the last call is long enough ago; what fails is asked for with the next news. */
function useThrottled(work: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  useEffect(function storeLatest() {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current().catch(() => undefined);
    }, COUNT_EVERY_MS);
  };
}
