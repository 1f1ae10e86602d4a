import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FileUp, Play, Route } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { joinedLine } from '../../components/joined-line';
import { NotLoaded } from '../../components/states/NotLoaded';
import { PATHS } from '../../lib/paths';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { ActiveJourneyCard } from './ActiveJourneyCard';
import { JourneyList, THUMB_PX } from './JourneyList';
import { PhoneJourneys } from './phone/PhoneJourneys';
import type { PhoneJourney } from './phone/phone-journeys';
import { usePhoneJourneys } from './phone/usePhoneJourneys';
import { JOURNEY_MESSAGES } from './shown/messages';
import { useJourneyHistory, type JourneyHistory } from './useJourneyHistory';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

const ROWS = [0, 1, 2, 3, 4];

/** Journey history: the journey that is on, and those that have ended. */
export function JourneysPage() {
  const intl = useIntl();
  const history = useJourneyHistory();
  const onPhone = usePhoneJourneys();
  const hasPhoneOnly = onPhone.length > 0;
  const about = joinedLine(
    history.totalCount > 0 && intl.formatMessage(JOURNEY_MESSAGES.count, { count: history.totalCount }),
    history.updatedText,
  );
  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="1">
        <Heading as="h1" textStyle="title">
          {intl.formatMessage(JOURNEY_MESSAGES.title)}
        </Heading>
        {/* Has its line before the count is known, so that nothing moves when it comes. */}
        {(about !== '' || history.status === 'loading') && (
          <Text textStyle="small" color="fg.muted" minH="5">
            {about}
          </Text>
        )}
      </Flex>
      <ActiveJourneyCard />
      <PhoneJourneys journeys={onPhone} />
      <HistoryBody history={withoutOwn(history, onPhone)} hasPhoneOnly={hasPhoneOnly} />
      {history.status === 'loaded' && (
        <Button asChild variant="ghost" alignSelf="center">
          <Link to={PATHS.importJourney}>
            <FileUp size={20} aria-hidden />
            {intl.formatMessage(JOURNEY_MESSAGES.import)}
          </Link>
        </Button>
      )}
    </Flex>
  );
}

/** The journeys of the server without those of which this phone has more. */
function withoutOwn(history: JourneyHistory, onPhone: readonly PhoneJourney[]): JourneyHistory {
  const known = new Set(onPhone.map(({ serverId }) => serverId));
  return { ...history, journeys: history.journeys.filter(({ id }) => !known.has(id)) };
}

function HistoryBody({ history, hasPhoneOnly }: { history: JourneyHistory; hasPhoneOnly: boolean }) {
  const intl = useIntl();
  if (history.status === 'loading') {
    return <JourneyListSkeleton />;
  }
  if (history.status === 'error') {
    return <NotLoaded text={intl.formatMessage(JOURNEY_MESSAGES.error)} onRetry={history.retry} />;
  }
  if (history.journeys.length === 0) {
    return hasPhoneOnly ? null : <NoJourneys />;
  }
  const moreLabel = history.more === 'viewAll' ? JOURNEY_MESSAGES.viewAll : JOURNEY_MESSAGES.viewMore;
  return (
    <>
      <JourneyList journeys={history.journeys} />
      {history.more !== null && (
        <Button
          variant="outline"
          loading={history.isLoadingMore}
          onClick={history.showMore}
          alignSelf={{ md: 'center' }}
        >
          {intl.formatMessage(moreLabel)}
        </Button>
      )}
    </>
  );
}

function NoJourneys() {
  const intl = useIntl();
  const { open } = useStartJourneyDialog();
  return (
    <EmptyState
      icon={Route}
      title={intl.formatMessage(JOURNEY_MESSAGES.emptyTitle)}
      text={intl.formatMessage(JOURNEY_MESSAGES.emptyText)}
      action={
        <Button onClick={open}>
          <Play size={20} aria-hidden />
          {intl.formatMessage(JOURNEY_MESSAGES.emptyAction)}
        </Button>
      }
    />
  );
}

/** Five rows in the shape of the list. */
function JourneyListSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex key={row} align="center" gap="3" px="4" py="3" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBlock w={`${THUMB_PX}px`} h={`${THUMB_PX}px`} flex="none" borderRadius="control" />
            <Flex direction="column" gap="2" flex="1">
              <SkeletonBlock w="60%" />
              <SkeletonBlock w="90%" />
              <SkeletonBlock w="70%" />
            </Flex>
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
