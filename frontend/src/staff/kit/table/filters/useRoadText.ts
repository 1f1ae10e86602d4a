import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { useIntl } from 'react-intl';
import { ROAD_FILTER_MESSAGES } from './messages';

/** Gives the name of a road that rows are narrowed to. */
export function useRoadText(): (road: CountedRoad) => string {
  const { formatMessage } = useIntl();
  return (road) => (road === 'OTHER' ? formatMessage(ROAD_FILTER_MESSAGES.otherRoads) : road);
}
