import { useState } from 'react';
import { removeDraft } from '../draft/draft-store';
import { inputOf, type IncidentDraft } from '../draft/incident-draft';
import { useConfirmIncident } from './useConfirmIncident';
import { useFindSimilar, type SimilarIncident } from './useFindSimilar';
import { useSendIncident } from '../draft/useSendIncident';

/** Reason why a report did not go: keys of the sentences that say so. */
export type ReportFault = 'incomplete' | 'failed' | 'noRoom' | 'noRoomForPhoto' | 'confirmFailed';

const FAULTS = ['failed', 'noRoom', 'noRoomForPhoto'] as const;

export interface ReportOptions {
  accountId: string;
  /** Known facts: time and place, and for one begun while driving the type. */
  begun: IncidentDraft;
  /** Called when it was sent, confirmed, or stored for want of a network. */
  onDone: () => void;
}

/** An incident while it is filled in: its draft, the incidents of others nearby, and the ways to end it. */
export function useReport({ accountId, begun, onDone }: ReportOptions) {
  const findSimilar = useFindSimilar();
  const sendIncident = useSendIncident(accountId);
  const confirmIncident = useConfirmIncident();
  const [said, setSaid] = useState(begun);
  const [similar, setSimilar] = useState<readonly SimilarIncident[]>([]);
  const [fault, setFault] = useState<ReportFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The place may come after the first words: it is the one thing that is not said here.
  const draft = { ...said, place: begun.place };

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setFault(null);
    setIsBusy(true);
    await act();
    setIsBusy(false);
  }

  async function sendNow(): Promise<void> {
    const { outcome, draft: sent } = await sendIncident(draft);
    const refusal = FAULTS.find((each) => each === outcome);
    if (refusal === undefined) {
      onDone();
      return;
    }
    setSaid(sent);
    setSimilar([]);
    setFault(refusal);
  }

  return {
    draft,
    similar,
    fault,
    isBusy,
    change(part: Partial<IncidentDraft>) {
      setFault(null);
      setSaid((before) => ({ ...before, ...part }));
    },
    /** Submits it, unless there are incidents of others nearby: then the user is asked first. */
    send: () =>
      whileBusy(async () => {
        if (inputOf(draft) === null) {
          setFault('incomplete');
          return;
        }
        const found = await findSimilar(draft);
        setSimilar(found);
        if (found.length === 0) {
          await sendNow();
        }
      }),
    /** Submits it although others submitted something alike. */
    sendAnyway: () => whileBusy(sendNow),
    /** Confirms that it is the same as another's incident: then there is nothing more to send. */
    confirm: (incidentId: string) =>
      whileBusy(async () => {
        if (await confirmIncident(incidentId, draft.place)) {
          await removeDraft(accountId, draft.clientId);
          onDone();
        } else {
          setFault('confirmFailed');
        }
      }),
    back() {
      setFault(null);
      setSimilar([]);
    },
  };
}
