import { useApolloClient } from '@apollo/client/react';
import {
  AlertSettingsDocument,
  SpeedThresholdsDocument,
  useAlertSettingsQuery,
  useSettingsChangedSubscription,
  useSpeedThresholdsQuery,
} from '../../../graphql/generated';
import { useConnectionState, useReconnected } from '../../../lib/apollo/connection';
import { pollIntervalMs } from '../../../lib/apollo/poll-interval';

/**
 * Updates the authority's settings in an open app: by subscription, by a query after a lost connection, and at
 * intervals while it is down. The caller for thresholds or alert settings sees the new ones at once.
 */
export function useFollowedSettings(): void {
  const client = useApolloClient();
  const pollInterval = pollIntervalMs(useConnectionState());
  const thresholds = useSpeedThresholdsQuery({ pollInterval });
  const alerts = useAlertSettingsQuery({ pollInterval });
  useReconnected(() => {
    void thresholds.refetch().catch(() => undefined);
    void alerts.refetch().catch(() => undefined);
  });
  useSettingsChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) {
        const { speedThresholds, alertSettings } = data.settingsChanged;
        client.writeQuery({ query: SpeedThresholdsDocument, data: { speedThresholds } });
        client.writeQuery({ query: AlertSettingsDocument, data: { alertSettings } });
      }
    },
  });
}
