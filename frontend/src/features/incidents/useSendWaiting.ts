import { useEffect, useRef } from 'react';
import { useReconnected } from '../../lib/connection';
import { keepTrying, type Trying } from '../../lib/offline/keep-trying';
import { stateOf, type IncidentDraft } from './incident-draft';
import { useSendIncident } from './useSendIncident';

const NONE: readonly IncidentDraft[] = [];

/** Sends the reports that wait for the network: when the page opens, and whenever network, server or page are back. */
export function useSendWaiting(accountId: string, drafts: readonly IncidentDraft[]): void {
  const send = useSendIncident(accountId);
  const latest = useRef(NONE);
  useEffect(function keepLatest() {
    latest.current = drafts;
  });
  const trying = useRef<Trying | null>(null);
  useEffect(
    function sendAndTryAgain() {
      async function sendAll(): Promise<boolean> {
        let isAllSent = true;
        for (const draft of latest.current.filter((each) => stateOf(each) === 'saved')) {
          const { outcome } = await send(draft);
          isAllSent = isAllSent && outcome !== 'saved' && outcome !== 'photoLater';
        }
        return isAllSent;
      }
      trying.current = keepTrying(sendAll);
      return () => trying.current?.stop();
    },
    [send],
  );
  useReconnected(() => trying.current?.tryNow());
}
