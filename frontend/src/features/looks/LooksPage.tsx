import { Button, Flex, Heading } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BackLink } from '../../components/BackLink';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { PATHS } from '../../lib/paths';
import { LookChoices } from './LookChoices';
import { LookList } from './LookList';
import { LooksSummary } from './LooksSummary';
import { LOOKS_MESSAGES } from './messages';
import { useMyLooks, type MyLooks } from './useMyLooks';

/** Looks of staff at data of the user, with time and reason. */
export function LooksPage() {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="4">
      <BackLink to={PATHS.settings} text={formatMessage(LOOKS_MESSAGES.back)} />
      <Heading as="h1" textStyle="title" mt="-3">
        {formatMessage(LOOKS_MESSAGES.title)}
      </Heading>
      <Looks looks={useMyLooks()} />
      <LookChoices />
    </Flex>
  );
}

function Looks({ looks }: { looks: MyLooks }) {
  const { formatMessage } = useIntl();
  if (looks.status === 'error') {
    return <NotLoaded text={formatMessage(LOOKS_MESSAGES.error)} onRetry={looks.reload} />;
  }
  if (looks.counts === null) {
    return (
      <Skeleton>
        <Flex direction="column" gap="4">
          <Card>
            <SkeletonBlock h="24" />
          </Card>
          <Card>
            <SkeletonBlock h="40" />
          </Card>
        </Flex>
      </Skeleton>
    );
  }
  return (
    <>
      <LooksSummary counts={looks.counts} />
      {looks.groups.length === 0 ? (
        <EmptyState
          icon={EyeOff}
          title={formatMessage(LOOKS_MESSAGES.emptyTitle)}
          text={formatMessage(LOOKS_MESSAGES.emptyText)}
        />
      ) : (
        <LookList groups={looks.groups} />
      )}
      {looks.hasMore && (
        <Button
          variant="outline"
          loading={looks.isLoadingMore}
          onClick={looks.showMore}
          alignSelf={{ md: 'center' }}
        >
          {formatMessage(LOOKS_MESSAGES.more)}
        </Button>
      )}
    </>
  );
}
