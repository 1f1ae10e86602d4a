import { useApolloClient } from '@apollo/client/react';
import {
  ActiveAlertsDocument,
  useActiveAlertsQuery,
  useAlertBroadcastsSubscription,
  type ActiveAlertsQuery,
  type OpenAlertFragment,
} from '../../graphql/generated';
import { flagInTab, isFlaggedInTab } from '../../lib/storage/browser-storage';
import { useConnectionState, useReconnected } from '../../lib/apollo/connection';
import { pollIntervalMs } from '../../lib/apollo/poll-interval';
import { useNow } from '../../lib/useNow';
import { shownAlerts, withAlert } from './open-alerts';

/**
 * Interval, ms, at which the app asks again, so that somebody who has come into an area or begun a journey since
 * an alert was sent finds it.
 */
const ASK_AGAIN_MS = 120_000;

type Alerts = readonly OpenAlertFragment[];

const NONE: Alerts = [];

export interface OpenAlerts {
  /** Newest first. */
  alerts: Alerts;
  dismiss(id: string): void;
}

/**
 * The alerts of the authority that are meant for the user, as they come, until they expire, are withdrawn or
 * dismissed.
 */
export function useOpenAlerts(): OpenAlerts {
  const change = useChangeAlerts();
  const connection = useConnectionState();
  const { data, refetch } = useActiveAlertsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: pollIntervalMs(connection) || ASK_AGAIN_MS,
  });
  useReconnected(() => void refetch().catch(() => undefined));
  useAlertBroadcastsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      if (news !== undefined) {
        change((alerts) => withAlert(alerts, news.alertBroadcast));
      }
    },
  });
  return useShown(data?.activeAlerts ?? NONE, change);
}

/** The same as they are known already, for a second place on the screen: it asks nothing itself. */
export function useKnownAlerts(): OpenAlerts {
  const change = useChangeAlerts();
  const { data } = useActiveAlertsQuery({ fetchPolicy: 'cache-only' });
  return useShown(data?.activeAlerts ?? NONE, change);
}

function useShown(alerts: Alerts, change: (next: (alerts: Alerts) => Alerts) => void): OpenAlerts {
  const nowMs = useNow(alerts.length > 0);
  return {
    alerts: shownAlerts(alerts, { nowMs, isDismissed: (id) => isFlaggedInTab(dismissedKey(id)) }),
    dismiss(id) {
      flagInTab(dismissedKey(id));
      change((known) => known.filter((alert) => alert.id !== id));
    },
  };
}

/** Changes what is known; every place that shows alerts is drawn from it. */
function useChangeAlerts(): (next: (alerts: Alerts) => Alerts) => void {
  const { cache } = useApolloClient();
  return (next) =>
    cache.updateQuery<ActiveAlertsQuery>({ query: ActiveAlertsDocument }, (stored) => ({
      activeAlerts: [...next(stored?.activeAlerts ?? NONE)],
    }));
}

function dismissedKey(id: string): string {
  return `alert_dismissed.${id}`;
}
