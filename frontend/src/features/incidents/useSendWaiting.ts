import { useCallback, useEffect, useRef } from 'react';
import { useReconnected } from '../../lib/connection';
import { stateOf, type IncidentDraft } from './incident-draft';
import { useSendIncident } from './useSendIncident';

const NONE: readonly IncidentDraft[] = [];

/** Sends the reports that wait for the network: when the page opens, and whenever network or server are back. */
export function useSendWaiting(accountId: string, drafts: readonly IncidentDraft[]): void {
  const send = useSendIncident(accountId);
  const latest = useRef(NONE);
  useEffect(function keepLatest() {
    latest.current = drafts;
  });
  const sendNow = useCallback(() => {
    async function sendAll(): Promise<void> {
      for (const draft of latest.current.filter((each) => stateOf(each) === 'saved')) {
        await send(draft);
      }
    }
    void sendAll();
  }, [send]);
  useReconnected(sendNow);
  useEffect(
    function sendWhenOnline() {
      sendNow();
      window.addEventListener('online', sendNow);
      return () => window.removeEventListener('online', sendNow);
    },
    [sendNow],
  );
}
