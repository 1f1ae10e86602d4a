import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Bell, CheckCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { NOTIFICATIONS_STORED_DAYS } from '@wakafine/domain/notify/notifications';
import { EmptyState } from '../../components/states/EmptyState';
import { LastUpdated } from '../../components/states/LastUpdated';
import { NotLoaded } from '../../components/states/NotLoaded';
import { PATHS } from '../../lib/paths';
import { InboxList } from './InboxList';
import { INBOX_MESSAGES } from './messages';
import { useInbox, type Inbox } from './useInbox';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

const ROWS = [0, 1, 2, 3];

/** Notifications of the user, newest first, each with the way to its subject. */
export function NotificationsPage() {
  const { formatMessage } = useIntl();
  const inbox = useInbox();
  const { unreadCount } = inbox;
  const hasSome = inbox.items.length > 0;
  return (
    <Flex direction="column" gap="4">
      <Flex align="flex-end" justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
        <div>
          <Heading as="h1" textStyle="title">
            {formatMessage(INBOX_MESSAGES.title)}
          </Heading>
          {hasSome && (
            <Text role="status" textStyle="small" color="fg.muted" mt="1">
              {unreadCount > 0
                ? formatMessage(INBOX_MESSAGES.unread, { count: unreadCount })
                : formatMessage(INBOX_MESSAGES.allRead)}
            </Text>
          )}
          <LastUpdated of={[inbox.question]} />
        </div>
        {unreadCount > 0 && (
          <Button variant="outline" flexShrink="1" onClick={() => inbox.markRead()}>
            <CheckCheck size={20} aria-hidden />
            {formatMessage(INBOX_MESSAGES.markAll)}
          </Button>
        )}
      </Flex>
      <InboxBody inbox={inbox} />
    </Flex>
  );
}

function InboxBody({ inbox }: { inbox: Inbox }) {
  const { formatMessage } = useIntl();
  if (inbox.status === 'loading') {
    return <InboxSkeleton />;
  }
  if (inbox.status === 'error') {
    return <NotLoaded text={formatMessage(INBOX_MESSAGES.error)} onRetry={inbox.reload} />;
  }
  if (inbox.items.length === 0) {
    return (
      <EmptyState
        icon={Bell}
        title={formatMessage(INBOX_MESSAGES.emptyTitle)}
        text={formatMessage(INBOX_MESSAGES.emptyText)}
        action={
          <Button asChild variant="outline">
            <Link to={PATHS.settings}>{formatMessage(INBOX_MESSAGES.emptyAction)}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <InboxList items={inbox.items} onRead={inbox.markRead} />
      {inbox.hasMore ? (
        <Button
          variant="outline"
          loading={inbox.isLoadingMore}
          onClick={inbox.showMore}
          alignSelf={{ md: 'center' }}
        >
          {formatMessage(INBOX_MESSAGES.more)}
        </Button>
      ) : (
        <Text textStyle="small" color="fg.subtle" textAlign="center">
          {formatMessage(INBOX_MESSAGES.stored, { days: NOTIFICATIONS_STORED_DAYS })}
        </Text>
      )}
    </>
  );
}

/** Four rows in the shape of the list. */
function InboxSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex key={row} gap="3" px="4" py="3" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBlock w="6" h="6" flex="none" />
            <Flex direction="column" gap="2" flex="1">
              <SkeletonBlock w="50%" />
              <SkeletonBlock w="90%" h="4" />
              <SkeletonBlock w="30%" h="4" />
            </Flex>
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
