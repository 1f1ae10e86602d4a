import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { sendFamilyLinks } from '../../lib/family/send-family-links';
import { useOutbox } from '../../lib/offline/outbox';
import { retryUntilDone } from '../../lib/offline/retry-until-done';
import { useViewer } from '../../lib/session/session';

/** Under every page of a citizen: makes the family links of this phone known to the server. */
export function FamilySync() {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const latestId = useOutbox(accountId, 'familyLink').at(-1)?.id;
  useEffect(
    function sendWhenReachable() {
      return latestId === undefined
        ? undefined
        : retryUntilDone(async () => (await sendFamilyLinks(client, accountId)) === 'sent').stop;
    },
    [client, accountId, latestId],
  );
  return null;
}
