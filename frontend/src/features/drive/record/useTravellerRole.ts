import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { TravellerRole } from '../../../graphql/generated';
import { changeOwnJourney, useOwnJourneys } from '../../../lib/offline/own-journeys';
import { retryUntilDone } from '../../../lib/offline/retry-until-done';
import { useViewer } from '../../../lib/session/session';
import type { DriveJourney } from './drive-journey';
import { changeRole, sendRole } from './send-role';

/** Gives the way to correct the role in the journey that is on: written down on the phone first, and sent as soon as the server has the journey. */
export function useTravellerRole(journey: DriveJourney | null): (role: TravellerRole) => void {
  const client = useApolloClient();
  const own = useOwnJourneys(useViewer()?.id ?? '') ?? [];
  const unsent = own.find(
    ({ clientId, serverId, roleToSend = null, fault }) =>
      clientId === journey?.recordingKey && serverId !== null && roleToSend !== null && fault === null,
  );
  const clientId = unsent?.clientId ?? null;
  const role = unsent?.roleToSend ?? null;
  useEffect(
    function sendChosenRole() {
      return clientId === null || role === null
        ? undefined
        : retryUntilDone(() => sendRole(client, clientId)).stop;
    },
    [client, clientId, role],
  );
  return (chosen) => {
    if (journey?.isOwn === true) {
      void changeOwnJourney(journey.recordingKey, { roleToSend: chosen });
    } else if (journey !== null) {
      void changeRole(client, journey.id, chosen).catch(() => null);
    }
  };
}
