import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onConsentStored, sendConsents } from '../../lib/consent/send-consents';
import { retryUntilDone } from '../../lib/offline/retry-until-done';
import { useOutbox } from '../../lib/offline/outbox';
import { useSession } from '../../lib/session/session';

/** Under every page of a citizen: sends the answers that were given on this phone, and takes over what the server stored. */
export function ConsentSync() {
  const client = useApolloClient();
  const { state, update } = useSession();
  const accountId = state.viewer?.id ?? '';
  const latestId = useOutbox(accountId, 'consent').at(-1)?.id;
  useEffect(() => onConsentStored(update), [update]);
  useEffect(
    function sendWhenReachable() {
      if (latestId === undefined) {
        return undefined;
      }
      return retryUntilDone(async () => (await sendConsents(client, accountId)) !== 'stored').stop;
    },
    [client, accountId, latestId],
  );
  return null;
}
