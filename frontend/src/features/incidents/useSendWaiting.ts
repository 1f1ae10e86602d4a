import { useEffect, useRef } from 'react';
import type { IncidentDraft } from './incident-draft';
import { useSendIncident } from './useSendIncident';

const NONE: readonly IncidentDraft[] = [];

/** Sends the reports that wait for the network: when the page opens, and whenever the network is back. */
export function useSendWaiting(accountId: string, drafts: readonly IncidentDraft[]): void {
  const send = useSendIncident(accountId);
  const latest = useRef(NONE);
  useEffect(function keepLatest() {
    latest.current = drafts;
  });
  useEffect(
    function sendWhenOnline() {
      async function sendAll(): Promise<void> {
        for (const draft of latest.current.filter(({ isReady }) => isReady)) {
          await send(draft);
        }
      }
      const sendNow = () => void sendAll();
      sendNow();
      window.addEventListener('online', sendNow);
      return () => window.removeEventListener('online', sendNow);
    },
    [send],
  );
}
