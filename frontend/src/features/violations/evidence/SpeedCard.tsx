import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { measuredKmh } from '@wakafine/domain/violations/proof-texts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { SPEED_MESSAGES as TEXTS } from './evidence-messages';
import { SecondsTable } from './SecondsTable';
import { SpeedChart } from './SpeedChart';
import { speedDrawing } from './speed-drawing';
import type { SealedState } from './useSealedEvidence';

export interface SpeedCardProps {
  violation: DetailedViolationFragment;
  state: SealedState;
}

/** The sealed speeds around an own violation, as a chart or second by second, and how the proven one follows from them. */
export function SpeedCard({ violation, state: { sealed, hasFailed } }: SpeedCardProps) {
  const { formatMessage } = useIntl();
  const [isTable, setIsTable] = useState(false);
  const { limitKmh, provenKmh, provenS, isOverGaps } = violation;
  const speeds = sealed?.speeds ?? null;
  const drawing =
    speeds === null || limitKmh === null || provenKmh === null
      ? null
      : speedDrawing(speeds, { limitKmh, provenKmh });
  const figures = isOverGaps ? null : measuredKmh(violation);
  return (
    <Card display="flex" flexDirection="column" gap="2">
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="3">
        <Heading as="h3" textStyle="section">
          {formatMessage(TEXTS.title)}
        </Heading>
        {drawing !== null && (
          <Button variant="ghost" px="0" onClick={() => setIsTable(!isTable)}>
            {formatMessage(isTable ? TEXTS.asChart : TEXTS.asTable)}
          </Button>
        )}
      </Flex>
      {sealed === null && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="44" />
        </Skeleton>
      )}
      {sealed === null && hasFailed && <Text color="fg.muted">{formatMessage(TEXTS.failed)}</Text>}
      {sealed !== null && drawing === null && <Text color="fg.muted">{formatMessage(TEXTS.waits)}</Text>}
      {drawing !== null &&
        speeds !== null &&
        (isTable ? <SecondsTable speeds={speeds} /> : <SpeedChart drawing={drawing} violation={violation} />)}
      {drawing !== null && figures !== null && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(TEXTS.derived, {
            mean: figures.measured,
            off: figures.deducted,
            proven: figures.proven,
            seconds: Math.floor(provenS ?? 0),
          })}
        </Text>
      )}
    </Card>
  );
}
