import { useEffect, useRef } from 'react';
import { useReconnected } from '../../../lib/apollo/connection';
import { retryUntilDone, type Trying } from '../../../lib/offline/retry-until-done';
import { readDrafts, useDrafts } from './draft-store';
import { stateOf } from './incident-draft';
import { useSendIncident } from './useSendIncident';

/** Sends the reports that wait for the network: when the page opens, and whenever network, server or page are back. */
export function useSendWaiting(accountId: string): void {
  const send = useSendIncident(accountId);
  const hasSome = useDrafts(accountId).some((draft) => stateOf(draft) === 'saved');
  const trying = useRef<Trying | null>(null);
  useEffect(
    function sendAndTryAgain() {
      async function sendAll(): Promise<boolean> {
        let isAllSent = true;
        const all = await readDrafts(accountId);
        for (const draft of all.filter((each) => stateOf(each) === 'saved')) {
          const { outcome } = await send(draft);
          isAllSent = isAllSent && outcome !== 'saved' && outcome !== 'photoLater';
        }
        return isAllSent;
      }
      trying.current = hasSome ? retryUntilDone(sendAll) : null;
      return () => trying.current?.stop();
    },
    [send, accountId, hasSome],
  );
  useReconnected(() => trying.current?.tryNow());
}
