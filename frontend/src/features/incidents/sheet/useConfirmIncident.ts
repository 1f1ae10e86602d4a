import { useApolloClient } from '@apollo/client/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ConfirmIncidentDocument } from '../../../graphql/generated';
import { OUTCOME_MESSAGES } from '../draft/messages';

/** Confirms somebody else's incident, from a place near it, with thanks; says whether it succeeded. */
export function useConfirmIncident(): (incidentId: string, place: Place | null) => Promise<boolean> {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  return useCallback(
    async (incidentId, place) => {
      if (place === null) {
        return false;
      }
      const location = { lat: place.lat, lng: place.lng };
      try {
        const variables = { input: { incidentId, location } };
        await client.mutate({ mutation: ConfirmIncidentDocument, variables });
      } catch {
        return false;
      }
      notify({
        kind: 'success',
        title: formatMessage(OUTCOME_MESSAGES.confirmed),
        text: formatMessage(OUTCOME_MESSAGES.confirmedText),
      });
      return true;
    },
    [client, formatMessage],
  );
}
