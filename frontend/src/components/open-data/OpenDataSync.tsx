import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useOutbox } from '../../lib/offline/outbox';
import { retryUntilDone } from '../../lib/offline/retry-until-done';
import { useViewer } from '../../lib/session/session';

/** Under every page of a citizen: sends the choice about open data that was made on this phone, once there is network. */
export function OpenDataSync() {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const waiting = useOutbox(accountId, 'openData').at(-1);
  useEffect(
    function sendWhenReachable() {
      if (waiting === undefined) {
        return undefined;
      }
      return retryUntilDone(async () => {
        // Seldom needed, so that no other page loads it.
        const { sendOpenDataChoice } = await import('../../lib/open-data/send-open-data-choice');
        return (await sendOpenDataChoice(client, accountId)) !== 'stored';
      }).stop;
    },
    [client, accountId, waiting],
  );
  return null;
}
