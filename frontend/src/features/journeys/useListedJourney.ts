import { useJourneyHistoryQuery } from '../../graphql/generated';
import type { ListedJourney } from './JourneyList';
import { HISTORY_QUESTION } from './useJourneyHistory';
import type { JourneyDetail } from './shown/JourneyHeading';

/** A journey of the list that this phone has loaded before; null where it is not among its first page. Asks no server. */
export function useListedJourney(journeyId: string): ListedJourney | null {
  const { data } = useJourneyHistoryQuery({
    variables: HISTORY_QUESTION.variables,
    fetchPolicy: 'cache-only',
  });
  return data?.journeys.edges.find(({ node }) => node.id === journeyId)?.node ?? null;
}

/** A journey of the list in the form of its page; its violations, alerts and findings are not known. */
export function detailOfListed(listed: ListedJourney): JourneyDetail {
  return {
    ...listed,
    ...{ lastFixAt: listed.endTime, isActive: false, isEndProvisional: false, isVehicleSuspended: false },
    ...{ violations: [], alerts: [], findings: [] },
  };
}
