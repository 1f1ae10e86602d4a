import { Button, Flex } from '@chakra-ui/react';
import { Download, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton';
import { useJourneyDetailQuery } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors';
import { PATHS } from '../../lib/paths';
import { JourneyFigures } from './JourneyFigures';
import { JourneyHeading } from './JourneyHeading';
import { JourneyViolations } from './JourneyViolations';
import { JOURNEY_MESSAGES } from './messages';

/** One journey: its figures and its violations. */
export function JourneyPage() {
  const intl = useIntl();
  const { journeyId = '' } = useParams();
  const { data, error, refetch } = useJourneyDetailQuery({
    variables: { id: journeyId },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.journey) {
    return (
      <Flex direction="column" gap="4">
        <JourneyHeading journey={data.journey} />
        <JourneyFigures journey={data.journey} />
        <JourneyViolations violations={data.journey.violations} />
        <Button asChild variant="outline" alignSelf="flex-start">
          <a href={`/api/me/journeys/${encodeURIComponent(data.journey.id)}.gpx`} download>
            <Download size={20} aria-hidden />
            {intl.formatMessage(JOURNEY_MESSAGES.gpx)}
          </a>
        </Button>
      </Flex>
    );
  }
  const isMissing = data?.journey === null || isUnknown(error);
  if (error !== undefined && !isMissing) {
    return (
      <ErrorState
        text={intl.formatMessage(JOURNEY_MESSAGES.error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return isMissing ? <MissingJourney /> : <JourneySkeleton />;
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

function JourneySkeleton() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        <SkeletonBlock h="8" w="50%" />
        <Card>
          <SkeletonBlock h="32" />
        </Card>
        <Card>
          <SkeletonBlock h="24" />
        </Card>
      </Flex>
    </Skeleton>
  );
}
