import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import {
  ActiveJourneyDocument,
  useActiveJourneyChangesSubscription,
  useActiveJourneyQuery,
  type DriveJourneyFragment,
} from '../../graphql/generated';
import { useConnectionState, useReconnected } from '../../lib/connection';
import { pollIntervalMs } from '../../lib/poll-interval';

export interface ActiveJourneyState {
  journey: DriveJourneyFragment | null;
  isLoading: boolean;
  /** Whether nothing is known because the question failed. */
  hasFailed: boolean;
  retry: () => void;
}

/** The viewer's active journey: asked for once, kept current by subscription, asked for again after a lost connection. */
export function useActiveJourney(): ActiveJourneyState {
  const client = useApolloClient();
  const connection = useConnectionState();
  const { pathname } = useLocation();
  const { data, loading, error, refetch } = useActiveJourneyQuery({
    pollInterval: pollIntervalMs(connection, pathname),
  });
  const ask = () => void refetch().catch(() => undefined);
  useReconnected(ask);
  useActiveJourneyChangesSubscription({
    ignoreResults: true,
    onData: (update) => {
      if (update.data.data) {
        client.writeQuery({ query: ActiveJourneyDocument, data: update.data.data });
      }
    },
  });
  return {
    journey: data?.activeJourney ?? null,
    isLoading: loading && data === undefined,
    hasFailed: error !== undefined && data === undefined,
    retry: ask,
  };
}
