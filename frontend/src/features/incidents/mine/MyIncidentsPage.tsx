import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink';
import { EmptyState } from '../../../components/states/EmptyState';
import { joinedLine } from '../../../components/joined-line';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { IncidentList } from './IncidentList';
import { MY_MESSAGES } from './my-messages';
import { OnThisPhone } from './OnThisPhone';
import { useMyIncidents, type MyIncidents } from './useMyIncidents';
import { Card } from '../../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { THUMB_PX } from './IncidentThumb';

const ROWS = [0, 1, 2, 3];

/** Incidents of the user and their status; those still on the phone come first. */
export function MyIncidentsPage() {
  const { formatMessage } = useIntl();
  const accountId = useViewer()?.id ?? '';
  const mine = useMyIncidents();
  return (
    <Flex direction="column" gap="4">
      <div>
        <BackLink to={PATHS.reports} text={formatMessage(MY_MESSAGES.toReports)} />
        <Heading as="h1" textStyle="title">
          {formatMessage(MY_MESSAGES.title)}
        </Heading>
        {mine.totalCount > 0 && (
          <Text textStyle="small" color="fg.muted" mt="1">
            {joinedLine(formatMessage(MY_MESSAGES.count, { count: mine.totalCount }), mine.updatedText)}
          </Text>
        )}
      </div>
      <OnThisPhone accountId={accountId} onLeft={mine.reload} />
      <ListBody mine={mine} />
    </Flex>
  );
}

function ListBody({ mine }: { mine: MyIncidents }) {
  const { formatMessage } = useIntl();
  if (mine.status === 'loading') {
    return <IncidentListSkeleton />;
  }
  if (mine.status === 'error') {
    return <NotLoaded text={formatMessage(MY_MESSAGES.error)} onRetry={mine.reload} />;
  }
  if (mine.incidents.length === 0) {
    return (
      <EmptyState
        icon={Megaphone}
        title={formatMessage(MY_MESSAGES.emptyTitle)}
        text={formatMessage(MY_MESSAGES.emptyText)}
        action={
          <Button asChild variant="outline">
            <Link to={PATHS.home}>{formatMessage(MY_MESSAGES.emptyAction)}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <IncidentList incidents={mine.incidents} />
      {mine.hasMore && (
        <Button
          variant="outline"
          loading={mine.isLoadingMore}
          onClick={mine.showMore}
          alignSelf={{ md: 'center' }}
        >
          {formatMessage(MY_MESSAGES.more)}
        </Button>
      )}
    </>
  );
}

/** Four rows in the shape of the list. */
function IncidentListSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex key={row} gap="3" px="4" py="3" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBlock w={`${THUMB_PX}px`} h={`${THUMB_PX}px`} flex="none" borderRadius="control" />
            <Flex direction="column" gap="2" flex="1">
              <SkeletonBlock w="80%" />
              <SkeletonBlock w="60%" />
              <SkeletonBlock w="40%" />
              <SkeletonBlock w="70%" />
            </Flex>
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
