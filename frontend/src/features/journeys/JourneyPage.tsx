import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { LastUpdated } from '../../components/states/LastUpdated';
import { NotLoaded } from '../../components/states/NotLoaded';
import { JourneyDetailDocument, useJourneyDetailQuery } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors/errors';
import { PATHS } from '../../lib/paths';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import { JourneyBar } from './shown/JourneyBar';
import { JourneyActions } from './JourneyActions';
import { JourneyFigures } from './JourneyFigures';
import { JourneyHeading } from './shown/JourneyHeading';
import { JourneyHint } from './JourneyHint';
import { JourneyRoute } from './JourneyRoute';
import { JourneySkeleton } from './JourneySkeleton';
import { JourneyViolations } from './JourneyViolations';
import { JOURNEY_MESSAGES } from './shown/messages';
import { useJourneyRoute, type LoadedRoute } from './useJourneyRoute';
import { detailOfListed, useListedJourney } from './useListedJourney';
import { PHONE_MESSAGES } from './phone/messages';
import { ViolationCount } from '../../components/violation/ViolationCount';
import type { ListedJourney } from './JourneyList';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { Card } from '../../components/surface/Card';
import { SpeedAlertList } from '../../components/speed-alerts/SpeedAlertList';
import type { JourneyAlertFragment } from '../../graphql/generated';

/** One journey: its route, speeds and replay, its figures, violations and alerts, and the ways to download it. */
export function JourneyPage() {
  const intl = useIntl();
  const { journeyId = '' } = useParams();
  const variables = { id: journeyId };
  const { data, error, refetch } = useJourneyDetailQuery({ variables, fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const listed = useListedJourney(journeyId);
  const isEnded = Boolean(data?.journey?.endTime ?? listed?.endTime);
  const route = useJourneyRoute(journeyId, { isEnded });
  if (data?.journey) {
    const { journey, speedThresholds } = data;
    return (
      <Flex direction="column" gap="4">
        <JourneyHeading
          journey={journey}
          actions={<JourneyActions journey={journey} route={route.points} />}
        />
        <LastUpdated of={[{ query: JourneyDetailDocument, variables }]} />
        <JourneyRoute journey={journey} route={route} thresholds={speedThresholds} />
        <JourneyFigures journey={journey} route={route.points} />
        <JourneyViolations
          violations={journey.violations}
          hasRoute={(route.points?.length ?? 0) > 0}
          hasAlerts={journey.alerts.length > 0}
        />
        <JourneyAlerts alerts={journey.alerts} />
        <JourneyHint findings={journey.findings} />
      </Flex>
    );
  }
  const isMissing = data?.journey === null || isUnknown(error);
  if (error !== undefined && !isMissing) {
    return listed !== null ? (
      <ListedJourneyView listed={listed} route={route} />
    ) : (
      <Flex direction="column" gap="4">
        <JourneyBar />
        <NotLoaded text={intl.formatMessage(JOURNEY_MESSAGES.error)} onRetry={retry} headingLevel="h1" />
      </Flex>
    );
  }
  return (
    <Flex direction="column" gap="4">
      <JourneyBar />
      {isMissing ? <MissingJourney /> : <JourneySkeleton />}
    </Flex>
  );
}

/** A journey of which this phone has the figures from the list, while the server does not answer: what is not known is not shown as good. */
function ListedJourneyView({ listed, route }: { listed: ListedJourney; route: LoadedRoute }) {
  const intl = useIntl();
  const journey = detailOfListed(listed);
  return (
    <Flex direction="column" gap="4">
      <JourneyHeading journey={journey} actions={null} />
      <JourneyRoute journey={journey} route={route} thresholds={DEFAULT_THRESHOLDS} />
      <JourneyFigures journey={journey} route={route.points} />
      <Card display="flex" flexDirection="column" gap="2">
        <ViolationCount
          count={listed.violationCount}
          text={intl.formatMessage(JOURNEY_MESSAGES.violations, { count: listed.violationCount })}
        />
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(PHONE_MESSAGES.restLater)}
        </Text>
      </Card>
    </Flex>
  );
}

/** A journey that is not there, is someone else's, or has an id that cannot be. */
function isUnknown(error: unknown): boolean {
  return error !== undefined && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCodeOf(error));
}

function MissingJourney() {
  const intl = useIntl();
  return (
    <EmptyState
      icon={SearchX}
      title={intl.formatMessage(JOURNEY_MESSAGES.notFound)}
      headingLevel="h1"
      action={
        <Button asChild variant="outline">
          <Link to={PATHS.journeys}>{intl.formatMessage(JOURNEY_MESSAGES.back)}</Link>
        </Button>
      }
    />
  );
}

/** The alerts of a journey, oldest first and apart from its violations; nothing where there was none. */
function JourneyAlerts({ alerts }: { alerts: readonly JourneyAlertFragment[] }) {
  const intl = useIntl();
  if (alerts.length === 0) {
    return null;
  }
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4">
        {intl.formatMessage(JOURNEY_MESSAGES.alerts)}
      </Heading>
      <Text px="4" pt="1" pb="3" textStyle="small" color="fg.muted">
        {intl.formatMessage(JOURNEY_MESSAGES.alertsWhat)}
      </Text>
      <SpeedAlertList alerts={alerts} moreLabel={intl.formatMessage(JOURNEY_MESSAGES.viewMore)} />
    </Card>
  );
}
