import { Flex, Grid } from '@chakra-ui/react';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useMyApiKeysQuery } from '../../../graphql/developers';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { useIntl } from 'react-intl';
import { AvailabilityCard } from '../availability/AvailabilityCard';
import { KEY_MESSAGES } from '../keys/messages';
import { KeyUsage } from '../usage/KeyUsage';
import { KeysCard } from './KeysCard';

/** Keys of somebody who is signed in, over the availability, and what the one that works and has spent most today has used. */
export function OwnKeys() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useMyApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const keys = data?.myApiKeys;
  if (keys === undefined) {
    return error === undefined ? (
      <Skeleton>
        <SkeletonBlock h="300px" borderRadius="card" />
      </Skeleton>
    ) : (
      <>
        <NotLoaded text={formatMessage(KEY_MESSAGES.failed)} onRetry={() => void refetch()} />
        <AvailabilityCard />
      </>
    );
  }
  const [busiest] = keys
    .filter(({ state }) => state === 'ACTIVE')
    .toSorted((one, other) => other.pointsToday - one.pointsToday);
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: busiest === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 360px',
      }}
      gap="4"
      alignItems="start"
    >
      <Flex direction="column" gap="4" minW="0">
        <KeysCard keys={keys} />
        <AvailabilityCard />
      </Flex>
      {busiest !== undefined && <KeyUsage key={busiest.id} apiKey={busiest} first="7" />}
    </Grid>
  );
}
