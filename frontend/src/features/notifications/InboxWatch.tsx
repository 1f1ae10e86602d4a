import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInboxNewsQuery } from '../../graphql/generated';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import { refreshPush } from '../../lib/push/refresh-push';
import { isWorkerMessage } from '../../lib/push/worker-messages';
import { useInboxSigns } from './useInboxSigns';

/**
 * Interval of queries for new messages on a phone without push, ms; while data is saved, when the page is looked
 * at again.
 */
const ASK_AGAIN_MS = 120_000;

/**
 * Under every page of a citizen: knows how much is unread, renews the push subscription of this phone, and opens
 * those that were tapped.
 */
export function InboxWatch() {
  const client = useApolloClient();
  const savesData = useSavesData();
  const { data, refetch } = useInboxNewsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: savesData ? 0 : ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const pushKey = data?.pushKey;
  useInboxSigns(() => void refetch().catch(() => undefined));
  useTappedMessages();
  useAppBadge(data?.notifications.unreadCount ?? null);
  useEffect(
    function refreshAtStart() {
      if (pushKey !== undefined && 'serviceWorker' in navigator && 'Notification' in window) {
        refreshPush(client, pushKey).catch(() => undefined);
      }
    },
    [client, pushKey],
  );
  return null;
}

/** Shows on the icon of the installed app how much is unread; null while that is not known, and nothing once it goes. */
function useAppBadge(unreadCount: number | null): void {
  useEffect(
    function showCount() {
      if (unreadCount !== null && 'setAppBadge' in navigator) {
        // Refused where the app is not installed.
        void navigator.setAppBadge(unreadCount).catch(() => undefined);
      }
    },
    [unreadCount],
  );
  useEffect(function clearAtSignOut() {
    return () => {
      if ('clearAppBadge' in navigator) {
        void navigator.clearAppBadge().catch(() => undefined);
      }
    };
  }, []);
}

function useTappedMessages(): void {
  const navigate = useNavigate();
  useEffect(
    function follow() {
      if (!('serviceWorker' in navigator)) {
        return undefined;
      }
      const handleMessage = ({ data, ports }: MessageEvent): void => {
        if (isWorkerMessage(data) && data.kind === 'open') {
          // Else the worker would load the page anew, which a journey does not survive unharmed.
          ports[0]?.postMessage('followed');
          void navigate(data.path);
        }
      };
      navigator.serviceWorker.addEventListener('message', handleMessage);
      return () => navigator.serviceWorker.removeEventListener('message', handleMessage);
    },
    [navigate],
  );
}
