import { Box, Flex, Grid } from '@chakra-ui/react';
import { DatabaseZap } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { OpenDataSetsText } from '../../graphql/visitor';
import { useVisitorQuery } from '../../lib/apollo/useVisitorQuery';
import { namedSet, type ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';
import { OpenDataFrame } from './OpenDataFrame';
import { SetList } from './SetList';
import { SetView } from './SetView';

/** Data sets that everybody may use, each with its downloads first. Open to everybody. */
export function OpenDataPage() {
  const { data, loading, refetch } = useVisitorQuery(OpenDataSetsText, {});
  return (
    <OpenDataFrame>
      {data === undefined ? (
        <Unknown isLoading={loading} onRetry={() => void refetch()} />
      ) : (
        <Listed listed={data.openDataSets} />
      )}
    </OpenDataFrame>
  );
}

function Unknown({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return isLoading ? (
    <Skeleton>
      <Flex direction="column" gap="4" p="6">
        <SkeletonBlock w="60%" h="8" />
        <SkeletonBlock h="16" />
        <SkeletonBlock h="72" />
      </Flex>
    </Skeleton>
  ) : (
    <NotLoaded text={formatMessage(OPEN_DATA_PAGE.failed)} onRetry={onRetry} headingLevel="h1" />
  );
}

function Listed({ listed }: { listed: readonly ListedSet[] }) {
  const { formatMessage } = useIntl();
  const { set: named } = useParams();
  const set = namedSet(named);
  if (listed.length === 0) {
    return (
      <EmptyState
        icon={DatabaseZap}
        title={formatMessage(OPEN_DATA_PAGE.nothingYet)}
        text={formatMessage(OPEN_DATA_PAGE.nothingYetText)}
        headingLevel="h1"
      />
    );
  }
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '272px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <SetList listed={listed} current={set} />
      {set === null ? (
        <EmptyState icon={DatabaseZap} title={formatMessage(OPEN_DATA_PAGE.unknown)} headingLevel="h1" />
      ) : (
        <Box minW="0">
          <SetView key={set} set={set} listed={listed} />
        </Box>
      )}
    </Grid>
  );
}
