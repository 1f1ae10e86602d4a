import type { Place } from '@wakafine/domain/geo/geo';
import { hazardsFrom, type HeadedPlace, type SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import type { StretchLine } from '@wakafine/domain/segments/stretch-lines';
import { useMemo } from 'react';
import { LISTED_WITHIN_M } from '../../../components/hazards/useNearHazards';
import { usePhoneRoads } from '../../../lib/road-pack/phone-roads';

const MOST_LISTED = 5;
const NONE: readonly StretchLine[] = [];

/** A dangerous stretch at its beginning. */
export type PlacedStretch = StretchLine & Place;

/** Dangerous stretches of the pack of roads. */
export interface KnownStretches {
  readonly all: readonly StretchLine[];
  /** Those that begin within 50 km of the place, the nearest first; none without a place. */
  readonly near: readonly SeenHazard<PlacedStretch>[];
}

/** The dangerous stretches that this phone knows of, as they lie from a place. */
export function useNearStretches(place: HeadedPlace | null): KnownStretches {
  const all = usePhoneRoads()?.stretchLines() ?? NONE;
  const near = useMemo(() => {
    const placed = all.flatMap((stretch) => {
      const [first] = stretch.line;
      return first === undefined ? [] : [{ ...stretch, ...first }];
    });
    return place === null
      ? []
      : hazardsFrom(placed, place)
          .filter(({ distanceM }) => distanceM <= LISTED_WITHIN_M)
          .slice(0, MOST_LISTED);
  }, [all, place]);
  return { all, near };
}
