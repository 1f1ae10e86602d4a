import { useApolloClient } from '@apollo/client/react';
import { CROWD_WINDOW_MS } from '@wakafine/domain/incidents/crowd-validator';
import { useCallback } from 'react';
import { SimilarIncidentsDocument, type SimilarIncidentsQuery } from '../../../graphql/generated';
import { isServerReachable } from '../../../lib/network/reachability';
import type { IncidentDraft } from '../draft/incident-draft';

/** An incident of somebody else nearby and just now. */
export type SimilarIncident = SimilarIncidentsQuery['similarIncidents'][number];

/** Longest that a report waits to hear what is near, ms. */
const LONGEST_LOOK_MS = 2_000;

/**
 * Gives the incidents of others nearby in the last minutes, of the same type. Nothing without a place or a
 * network, for a
 * report that is older than that, and where the server does not say within 2 s: no report is held up by it.
 */
export function useFindSimilar(): (draft: IncidentDraft) => Promise<readonly SimilarIncident[]> {
  const client = useApolloClient();
  return useCallback(
    async ({ place, incidentType, atMs }) => {
      const isFresh = Date.now() - atMs <= CROWD_WINDOW_MS;
      if (place === null || incidentType === null || !isFresh || !isServerReachable()) {
        return [];
      }
      const { lat, lng } = place;
      const looking = client.query({
        query: SimilarIncidentsDocument,
        variables: { lat, lng, incidentType },
        fetchPolicy: 'no-cache',
      });
      return Promise.race([
        looking.then(({ data }) => data?.similarIncidents ?? []).catch(() => []),
        nothingAfter(LONGEST_LOOK_MS),
      ]);
    },
    [client],
  );
}

function nothingAfter(delayMs: number): Promise<[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), delayMs));
}
