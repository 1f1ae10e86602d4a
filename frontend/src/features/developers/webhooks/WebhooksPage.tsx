import { Button, Flex, Text } from '@chakra-ui/react';
import { WEBHOOKS_AT_MOST } from '@wakafine/domain/events/webhooks';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { DeveloperHead } from '../kit/DeveloperHead';
import { DEVELOPER_MESSAGES } from '../kit/messages';
import { AddWebhookSheet } from './AddWebhookSheet';
import { WEBHOOK_MESSAGES } from './messages';
import { useWebhooks } from './useWebhooks';
import { VerifyCode } from './VerifyCode';
import { WebhookCard } from './WebhookCard';

/** The addresses of an account that get the public log of events, with what was delivered to them. */
export function WebhooksPage() {
  const { formatMessage } = useIntl();
  const isSignedIn = useViewer() !== null;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <DeveloperHead title={formatMessage(DEVELOPER_MESSAGES.webhooks)} />
      <Text color="fg.muted" mt="-3">
        {formatMessage(WEBHOOK_MESSAGES.intro)}
      </Text>
      {isSignedIn ? <OwnWebhooks onAdd={() => setIsAdding(true)} /> : <SignInFirst />}
      <VerifyCode />
      {isAdding && <AddWebhookSheet onClose={() => setIsAdding(false)} />}
    </>
  );
}

function SignInFirst() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <Card>
      <EmptyState
        icon={Webhook}
        title={formatMessage(WEBHOOK_MESSAGES.signIn)}
        text={formatMessage(WEBHOOK_MESSAGES.signInText)}
        action={
          <Button asChild>
            <Link to={PATHS.signIn} state={{ returnTo: pathname }}>
              {formatMessage(WEBHOOK_MESSAGES.signInLink)}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

function OwnWebhooks({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl();
  const { webhooks, hasFailed, retry } = useWebhooks();
  if (hasFailed) {
    return <ErrorState text={formatMessage(WEBHOOK_MESSAGES.error)} onRetry={retry} />;
  }
  if (webhooks === null) {
    return (
      <Skeleton>
        <Card>
          <SkeletonBlock h="24" />
        </Card>
      </Skeleton>
    );
  }
  const isFull = webhooks.length >= WEBHOOKS_AT_MOST;
  const add = (
    <Button disabled={isFull} onClick={onAdd}>
      <Plus size={20} aria-hidden />
      {formatMessage(WEBHOOK_MESSAGES.add)}
    </Button>
  );
  if (webhooks.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Webhook}
          title={formatMessage(WEBHOOK_MESSAGES.empty)}
          text={formatMessage(WEBHOOK_MESSAGES.emptyText)}
          action={add}
        />
      </Card>
    );
  }
  return (
    <>
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      {isFull && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(WEBHOOK_MESSAGES.full, { count: WEBHOOKS_AT_MOST })}
        </Text>
      )}
      <Flex direction="column" align={{ md: 'flex-start' }}>
        {add}
      </Flex>
    </>
  );
}
