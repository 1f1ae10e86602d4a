import { Flex, Heading, Text } from '@chakra-ui/react';
import { MINUTE_MS } from '@wakafine/domain/units';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { alertTextOf } from '../../../components/alerts/alert-text';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { notify } from '../../../components/surface/toaster';
import {
  useRevokeAlertMutation,
  useSentAlertsQuery,
  useStaffAlertBroadcastsSubscription,
  type SentAlertFragment,
} from '../../../graphql/staff';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { useNow } from '../../../lib/useNow';
import { useLiveFallback, useLiveView } from '../../kit/frame/live-view';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { FAULT_MESSAGES, SENT_MESSAGES } from './messages';
import { SentAlertItem } from './SentAlertItem';

const TICK_MS = MINUTE_MS / 6;

/** Broadcast alerts, in force and over, newest first; live, as others of the staff send too. */
export function SentAlerts() {
  const { formatMessage } = useIntl();
  const { feed } = useLiveView();
  const nowMs = useNow(true, TICK_MS);
  const [asked, setAsked] = useState<SentAlertFragment | null>(null);
  const { data, error, refetch } = useSentAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  useStaffAlertBroadcastsSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: () => feed(reload),
  });
  useLiveFallback(refetch);
  const alerts = data?.sentAlertsConnection.nodes;
  return (
    <Card>
      <Heading as="h2" textStyle="section">
        {formatMessage(SENT_MESSAGES.title)}
      </Heading>
      {alerts === undefined && error === undefined && (
        <Skeleton>
          <Flex direction="column" gap="3" pt="3">
            <SkeletonBlock h="20" />
            <SkeletonBlock h="20" />
          </Flex>
        </Skeleton>
      )}
      {alerts === undefined && error !== undefined && (
        <ErrorState text={formatMessage(SENT_MESSAGES.failed)} onRetry={reload} />
      )}
      {alerts?.length === 0 && (
        <Text textStyle="small" color="fg.muted" mt="2">
          {formatMessage(SENT_MESSAGES.none)}
        </Text>
      )}
      {alerts !== undefined && alerts.length > 0 && (
        <Flex as="ul" direction="column" listStyleType="none">
          {alerts.map((alert) => (
            <SentAlertItem key={alert.id} alert={alert} nowMs={nowMs} onRevoke={() => setAsked(alert)} />
          ))}
        </Flex>
      )}
      {asked !== null && <RevokeDialog alert={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function RevokeDialog({ alert, onClose }: { alert: SentAlertFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [revoke] = useRevokeAlertMutation();

  async function withdraw(): Promise<void> {
    await revoke({ variables: { id: alert.id } });
    notify({ kind: 'success', title: formatMessage(SENT_MESSAGES.accepted) });
    onClose();
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(SENT_MESSAGES.askRevoke)}
      text={formatMessage(SENT_MESSAGES.revokeText, { text: alertTextOf(alert, language).text })}
      confirmText={formatMessage(SENT_MESSAGES.revoke)}
      isDestructive
      onConfirm={() => failureText(withdraw, { BAD_USER_INPUT: FAULT_MESSAGES.refused })}
    />
  );
}
