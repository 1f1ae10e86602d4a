import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  ActiveJourneyDocument,
  useActiveJourneyChangesSubscription,
  useActiveJourneyQuery,
  type DriveJourneyFragment,
} from '../../../graphql/generated';
import { useConnectionState, useReconnected } from '../../../lib/apollo/connection';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ownStateOf, type OwnJourney } from '../../../lib/offline/own-journey';
import { changeOwnJourney, useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useSavesData } from '../../../lib/own-settings/useSavesData';
import { pollIntervalMs } from '../../../lib/apollo/poll-interval';
import { useViewer } from '../../../lib/session/session';
import { currentJourney } from './current-journey';
import type { DriveJourney } from './drive-journey';

/** A journey of this phone that the server says is not on, for so long, was ended elsewhere, ms. */
const ENDED_ELSEWHERE_AFTER_MS = 10_000;

export interface ActiveJourneyState {
  journey: DriveJourney | null;
  isLoading: boolean;
  /** Whether the server has answered which journey is on. */
  isNotified: boolean;
  /**
   * Whether nothing is known because the server refused to answer; without a network the phone uses its own
   * state.
   */
  hasFailed: boolean;
  retry: () => void;
}

/** The viewer's active journey: asked for once, kept current by subscription, asked for again after a lost connection. */
export function useActiveJourney(): ActiveJourneyState {
  const client = useApolloClient();
  const connection = useConnectionState();
  const savesData = useSavesData();
  const { pathname } = useLocation();
  const { data, loading, error, refetch } = useActiveJourneyQuery({
    pollInterval: pollIntervalMs(connection, { pathname, savesData }),
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
  const viewer = useViewer();
  const own = useOwnJourneys(viewer?.id ?? '');
  const received = data?.activeJourney;
  const journey = currentJourney({ received, own: own ?? [], driverName: viewer?.displayName ?? null });
  useServerFigures(own ?? [], received);
  return {
    // The same object while nothing has changed, for those who go by it.
    journey: useSame(journey),
    isNotified: received !== undefined,
    isLoading: own === null || (loading && received === undefined && journey === null),
    hasFailed: error !== undefined && received === undefined && errorCodeOf(error) !== 'NETWORK',
    retry: ask,
  };
}

/**
 * Stores on the phone what the server says of a journey that the phone has started, and takes its end from the
 * server.
 */
function useServerFigures(
  own: readonly OwnJourney[],
  received: DriveJourneyFragment | null | undefined,
): void {
  const live = own.find((each) => ownStateOf(each) === 'live' && each.serverId !== null);
  const clientId = live?.clientId ?? null;
  const isGoingOn = live !== undefined && received?.id === live.serverId;
  useEffect(
    function storeAnswer() {
      if (clientId !== null && isGoingOn && received) {
        void changeOwnJourney(clientId, { received }, { isShown: false }).catch(() => null);
      }
    },
    [clientId, isGoingOn, received],
  );
  const isEndedElsewhere = clientId !== null && received !== undefined && !isGoingOn;
  useEffect(
    function acceptEnd() {
      if (!isEndedElsewhere || clientId === null) {
        return undefined;
      }
      const timer = setTimeout(() => {
        void changeOwnJourney(clientId, { endedAtMs: Date.now() }).catch(() => null);
      }, ENDED_ELSEWHERE_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [isEndedElsewhere, clientId],
  );
}

function useSame(journey: DriveJourney | null): DriveJourney | null {
  const text = JSON.stringify(journey);
  // What was made a text of a journey is one.
  return useMemo(() => JSON.parse(text) as DriveJourney | null, [text]);
}
