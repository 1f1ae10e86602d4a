import { useApolloClient } from '@apollo/client/react';
import {
  RecentViolationsDocument,
  useRecentViolationsQuery,
  useViolationCreatedSubscription,
  useViolationUpdatedSubscription,
  type ZoneViolationFragment,
} from '../../graphql/generated';
import { useConnectionState, useReconnected } from '../../lib/apollo/connection';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import { pollIntervalMs } from '../../lib/apollo/poll-interval';
import { useReachability } from '../../lib/network/reachability';
import { hasShrunk, withViolation, type ZoneLists } from './zone-lists';

export interface ZoneListsState {
  lists: ZoneLists | null;
  hasFailed: boolean;
  isConnected: boolean;
  retry: () => void;
}

/**
 * The recent violations of each zone: asked for once, kept current by subscription, asked for again after a loss. While data is
 * saved nothing is pushed, and they are asked for once a minute.
 */
export function useZoneLists(): ZoneListsState {
  const client = useApolloClient();
  const connection = useConnectionState();
  const { isReachable } = useReachability();
  const savesData = useSavesData();
  const { data, error, refetch } = useRecentViolationsQuery({
    pollInterval: pollIntervalMs(savesData ? 'reconnecting' : connection, { savesData }),
  });
  const ask = () => void refetch().catch(() => undefined);

  function accept(violation: ZoneViolationFragment | undefined): void {
    const before = client.readQuery({ query: RecentViolationsDocument })?.recentViolations;
    if (!violation || !before) {
      return;
    }
    const after = withViolation(before, violation);
    client.writeQuery({ query: RecentViolationsDocument, data: { recentViolations: after } });
    if (hasShrunk(before, after)) {
      ask();
    }
  }

  useReconnected(ask);
  useViolationCreatedSubscription({
    skip: savesData,
    ignoreResults: true,
    onData: ({ data: received }) => accept(received.data?.violationCreated),
  });
  useViolationUpdatedSubscription({
    skip: savesData,
    ignoreResults: true,
    onData: ({ data: received }) => accept(received.data?.violationUpdated),
  });

  return {
    lists: data?.recentViolations ?? null,
    hasFailed: error !== undefined && data === undefined,
    // The socket may need longer to notice than a question that got no answer.
    isConnected: isReachable && connection !== 'reconnecting',
    retry: ask,
  };
}
