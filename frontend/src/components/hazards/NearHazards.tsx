import { chakra, Heading, Text } from '@chakra-ui/react';
import { PASSED_WITHIN_M, type HeadedPlace } from '@wakafine/domain/incidents/hazards-ahead';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonBlock } from '../states/Skeleton';
import { Card } from '../surface/Card';
import { HazardRow } from './HazardRow';
import { HazardVote } from './HazardVote';
import { HAZARD_MESSAGES as TEXTS } from './messages';
import { LISTED_WITHIN_M, type NearHazards as Near } from './useNearHazards';
import { useVoted } from './useVoted';

export interface NearHazardsProps extends Near {
  place: HeadedPlace | null;
}

/** Id of the row of a hazard in this list. */
export function nearRowId(hazardId: string): string {
  return `hazard-${hazardId}`;
}

/** The confirmed hazards around a place, the nearest first; people beside one may say whether it is still there. */
export function NearHazards({ place, near, hasFailed }: NearHazardsProps) {
  const { formatMessage } = useIntl();
  const { isVoted, noteVoted } = useVoted();
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4" pb="3">
        {formatMessage(TEXTS.title)}
      </Heading>
      {near !== null && near.length > 0 && (
        <chakra.ul>
          {near.map((seen) => (
            <HazardRow key={seen.hazard.id} id={nearRowId(seen.hazard.id)} seen={seen}>
              {seen.distanceM <= PASSED_WITHIN_M && !isVoted(seen.hazard.id) && (
                <HazardVote
                  hazardId={seen.hazard.id}
                  place={place}
                  onVoted={() => noteVoted(seen.hazard.id)}
                />
              )}
            </HazardRow>
          ))}
        </chakra.ul>
      )}
      {near === null && place !== null && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="12" mx="4" mb="4" />
        </Skeleton>
      )}
      <Text
        px="4"
        pb="4"
        pt={near !== null && near.length > 0 ? '3' : '0'}
        textStyle="small"
        color="fg.muted"
      >
        {below()}
      </Text>
    </Card>
  );

  function below(): string {
    if (place === null) {
      return formatMessage(TEXTS.noPlace);
    }
    if (near === null) {
      return hasFailed ? formatMessage(TEXTS.error) : '';
    }
    return near.length === 0
      ? formatMessage(TEXTS.none, { km: LISTED_WITHIN_M / 1_000 })
      : formatMessage(TEXTS.why);
  }
}
