import { Flex, Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useSettingsChangedSubscription } from '../../../graphql/generated';
import { useStaffLimitsQuery, type StaffAct, type StaffLimitsQuery } from '../../../graphql/staff';
import { useLiveView } from '../../kit/frame/live-view';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { AlertSettingsCard } from './AlertSettingsCard';
import { LIMITS_MESSAGES } from './messages';
import { RetentionCard } from './RetentionCard';
import { TariffCard } from './TariffCard';
import { ThresholdsCard } from './ThresholdsCard';

/** Acts of staff that change the page. */
const ACTS: readonly StaffAct[] = [
  'THRESHOLDS_CHANGED',
  'ALERT_SETTINGS_CHANGED',
  'FINE_TARIFF_CHANGED',
  'RETENTION_CHANGED',
];

/** Settings of the authority for everybody: thresholds, alerts, fines, and retention of data. */
export function LimitsPage() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useStaffLimitsQuery();
  const { feed } = useLiveView();
  useAfterActs(ACTS, refetch);
  // Announced thresholds come into force without an act.
  useSettingsChangedSubscription({
    ignoreResults: true,
    onData: () => feed(() => void refetch().catch(() => undefined)),
  });
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.limits)} isLive>
      {data !== undefined && <Cards data={data} />}
      {data === undefined && error === undefined && <Waiting />}
      {data === undefined && error !== undefined && (
        <ErrorState
          text={formatMessage(LIMITS_MESSAGES.failed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </StaffScreen>
  );
}

function Cards({ data }: { data: StaffLimitsQuery }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      alignItems="start"
      w="full"
      maxW="contentXl"
    >
      <ThresholdsCard data={data} />
      <TariffCard data={data} />
      <AlertSettingsCard data={data} />
      <RetentionCard data={data} />
    </Grid>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <Flex direction="column" gap="3">
        <SkeletonBlock h="20rem" borderRadius="card" />
        <SkeletonBlock h="16rem" borderRadius="card" />
      </Flex>
    </Skeleton>
  );
}
