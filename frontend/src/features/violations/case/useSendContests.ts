import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { retryUntilDone } from '../../../lib/offline/retry-until-done';
import { useWaitingContests } from './useWaitingContests';

/** Sends the contests that wait for the network: when the page opens, and whenever network, server or page are back. */
export function useSendContests(accountId: string): void {
  const client = useApolloClient();
  const hasSome = useWaitingContests(accountId).length > 0;
  useEffect(
    function sendAndTryAgain() {
      async function sendAll(): Promise<boolean> {
        // Fetched where something waits: few ever contest.
        const [{ readContests }, { sendContest }] = await Promise.all([
          import('./contest-draft'),
          import('./send-contest'),
        ]);
        let isAllSent = true;
        const all = await readContests(accountId);
        for (const draft of all.filter(({ isReady }) => isReady)) {
          const { outcome } = await sendContest(client, accountId, draft);
          isAllSent = isAllSent && outcome !== 'saved';
        }
        return isAllSent;
      }
      return hasSome ? retryUntilDone(sendAll).stop : undefined;
    },
    [client, accountId, hasSome],
  );
}
