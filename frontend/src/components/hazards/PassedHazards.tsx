import { chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { hasPassedHazard, hazardsFrom, type HeadedPlace } from '@wakafine/domain/incidents/hazards-ahead';
import { Card } from '../surface/Card';
import { HazardRow } from './HazardRow';
import { HazardVote } from './HazardVote';
import { useHazards } from './useHazards';
import { useVoted } from './useVoted';

/** A place of the way, and when it was. */
export interface WayPoint extends Place {
  /** ISO time. */
  readonly recordedAt: string;
}

export interface PassedHazardsProps {
  place: HeadedPlace | null;
  /** The way so far, oldest first. */
  way: readonly WayPoint[];
}

/** The server accepts the vote of a journey that has passed a hazard so lately, ms. */
const PASSED_LATELY_MS = 10 * 60_000;

/** Asks travellers who have just passed a hazard, once they stand or somebody else drives, whether it is still there. */
export function PassedHazards({ place, way }: PassedHazardsProps) {
  const { hazards } = useHazards(place);
  const { isVoted, noteVoted } = useVoted();
  const newestMs = Date.parse(way.at(-1)?.recordedAt ?? '');
  const late = way.filter(({ recordedAt }) => newestMs - Date.parse(recordedAt) <= PASSED_LATELY_MS);
  const passed =
    place === null
      ? []
      : hazardsFrom(hazards ?? [], place).filter(
          ({ hazard }) => !isVoted(hazard.id) && hasPassedHazard(late, hazard),
        );
  return (
    passed.length > 0 && (
      <Card isFlush>
        <chakra.ul css={{ '& > li:first-of-type': { borderTopWidth: '0' } }}>
          {passed.map((seen) => (
            <HazardRow key={seen.hazard.id} seen={seen}>
              <HazardVote hazardId={seen.hazard.id} place={null} onVoted={() => noteVoted(seen.hazard.id)} />
            </HazardRow>
          ))}
        </chakra.ul>
      </Card>
    )
  );
}
