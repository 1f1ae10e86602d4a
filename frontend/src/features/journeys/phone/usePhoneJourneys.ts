import { useMemo } from 'react';
import { useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useReceipts } from '../../../lib/offline/receipts';
import { useViewer } from '../../../lib/session/session';
import { phoneJourneysOf, type PhoneJourney } from './phone-journeys';

/** The ended journeys of this phone that the server has not confirmed, newest first; none until the phone's store has answered. */
export function usePhoneJourneys(): readonly PhoneJourney[] {
  const accountId = useViewer()?.id ?? '';
  const receipts = useReceipts(accountId);
  const own = useOwnJourneys(accountId);
  return useMemo(
    () => (receipts === null || own === null ? [] : phoneJourneysOf(receipts, own)),
    [receipts, own],
  );
}
