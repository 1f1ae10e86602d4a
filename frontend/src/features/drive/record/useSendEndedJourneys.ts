import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useReconnected } from '../../../lib/apollo/connection';
import { retryUntilDone, type Trying } from '../../../lib/offline/retry-until-done';
import { ownStateOf } from '../../../lib/offline/own-journey';
import { useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useViewer } from '../../../lib/session/session';
import { fixStore } from './fix-store';
import { sendEndedJourneys } from './send-ended-journeys';

/**
 * Sends what the phone stores of journeys that have ended: at the start, whenever one ends, and whenever
 * network, page or live
 * connection are back. `activeKey` names the recording of the journey that is on, null where none is; undefined while unknown.
 */
export function useSendEndedJourneys(activeKey: string | null | undefined): void {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const savedCount = (useOwnJourneys(accountId) ?? []).filter((own) => ownStateOf(own) === 'saved').length;
  const trying = useRef<Trying | null>(null);
  useEffect(
    function sendAndTryAgain() {
      async function send(): Promise<boolean> {
        const store = await fixStore();
        return store === undefined || sendEndedJourneys({ client, store, accountId, activeKey });
      }
      trying.current = retryUntilDone(send);
      return () => trying.current?.stop();
    },
    [client, accountId, activeKey, savedCount],
  );
  useReconnected(() => trying.current?.tryNow());
}
