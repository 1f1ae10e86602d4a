import { Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink';
import { Card } from '../../../components/surface/Card';
import { EmptyState } from '../../../components/states/EmptyState';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { IncidentFacts } from '../../../components/incidents/IncidentFacts';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import { IncidentTimeline } from '../../../components/incidents/IncidentTimeline';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { ReportedPhoto } from '../../../components/incidents/ReportedPhoto';
import { LastUpdated } from '../../../components/states/LastUpdated';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import {
  MyIncidentDocument,
  useMyIncidentQuery,
  useMyIncidentUpdatesSubscription,
  type IncidentDetailFragment,
} from '../../../graphql/generated';
import { useReconnected } from '../../../lib/apollo/connection';
import { PATHS } from '../../../lib/paths';
import { DETAIL_MESSAGES, MY_MESSAGES } from './my-messages';

/** One incident of the user: its facts, and its status. */
export function IncidentPage() {
  const { formatMessage } = useIntl();
  const { incidentId = '' } = useParams();
  const { data, error, refetch } = useMyIncidentQuery({
    variables: { id: incidentId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useReconnected(reload);
  // What is pushed goes to the cache, from which the page is drawn.
  useMyIncidentUpdatesSubscription({ ignoreResults: true });
  return (
    <Flex direction="column" gap="4">
      <BackLink to={PATHS.myIncidents} text={formatMessage(MY_MESSAGES.title)} />
      <LastUpdated of={[{ query: MyIncidentDocument, variables: { id: incidentId } }]} />
      {data === undefined ? (
        <Unloaded hasFailed={error !== undefined} onRetry={reload} />
      ) : (
        <Loaded incident={data.incident ?? null} />
      )}
    </Flex>
  );
}

function Unloaded({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  if (hasFailed) {
    return <NotLoaded text={formatMessage(DETAIL_MESSAGES.error)} onRetry={onRetry} headingLevel="h1" />;
  }
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        <SkeletonBlock h="8" w="60%" />
        <Card>
          <SkeletonBlock h="40" />
        </Card>
        <Card>
          <SkeletonBlock h="32" />
        </Card>
      </Flex>
    </Skeleton>
  );
}

function Loaded({ incident }: { incident: IncidentDetailFragment | null }) {
  const { formatMessage } = useIntl();
  if (incident === null) {
    return (
      <EmptyState
        icon={SearchX}
        title={formatMessage(DETAIL_MESSAGES.notFound)}
        headingLevel="h1"
        action={
          <Button asChild variant="outline">
            <Link to={PATHS.myIncidents}>{formatMessage(MY_MESSAGES.title)}</Link>
          </Button>
        }
      />
    );
  }
  const Icon = TYPE_ICONS[incident.incidentType];
  return (
    <>
      <Flex align="center" gap="3" mt="-3">
        <Icon size={32} aria-hidden />
        <Flex flex="1" minW="0" align="center" justify="space-between" columnGap="3" wrap="wrap">
          <Heading as="h1" textStyle="title">
            {formatMessage(TYPE_MESSAGES[incident.incidentType])}
          </Heading>
          <IncidentStatusBadge status={incident.status} />
        </Flex>
      </Flex>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Flex direction="column" gap="4">
          <IncidentTimeline status={incident.status} history={incident.history} />
          {incident.photoUrl && <ReportedPhoto photoUrl={incident.photoUrl} />}
        </Flex>
        <IncidentFacts incident={incident} />
      </Grid>
    </>
  );
}
