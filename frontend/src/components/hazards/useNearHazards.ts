import { hazardsFrom, type HeadedPlace, type SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import { useMemo } from 'react';
import { useHazards, type Hazard } from './useHazards';

/** Farther ones are of no use on this way, m. */
export const LISTED_WITHIN_M = 50_000;
const MOST_LISTED = 10;

/** The confirmed hazards that lists and maps show around a place. */
export interface NearHazards {
  /** The nearest first; null without a place, and until they are known. */
  readonly near: readonly SeenHazard<Hazard>[] | null;
  readonly hasFailed: boolean;
}

/** The confirmed hazards within 50 km of a place. */
export function useNearHazards(place: HeadedPlace | null): NearHazards {
  const { hazards, hasFailed } = useHazards(place);
  const near = useMemo(
    () =>
      place === null || hazards === null
        ? null
        : hazardsFrom(hazards, place)
            .filter(({ distanceM }) => distanceM <= LISTED_WITHIN_M)
            .slice(0, MOST_LISTED),
    [place, hazards],
  );
  return { near, hasFailed };
}
