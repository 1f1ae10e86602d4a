import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../components/surface/toaster';
import { confirmReceipt, dropReceipt, storeReceipt } from '../../lib/offline/receipts';
import { receiptPath } from '../../lib/paths';
import { notePushMoment } from '../../lib/push/ask-moment';
import { useViewer } from '../../lib/session/session';
import type { LiveView } from './context/drive-context';
import type { DriveJourney } from './record/drive-journey';
import { endJourney } from './record/end-journey';
import { writeLastVehicle, type StartValues } from '../../lib/storage/last-vehicle';
import { NOT_BOUND_MESSAGES } from './code/messages';
import { NOTICE_MESSAGES } from './context/messages';
import { receiptOfDrive } from './receipt-of-drive';
import { startFault } from './start-end/start-fault';
import { startJourney } from './record/start-journey';

export interface JourneyActsOptions {
  journey: DriveJourney | null;
  /** Figures of this phone, for the receipt. */
  live: LiveView | null;
  flush: () => Promise<boolean>;
  /** Called with the key under which the journey is to be recorded. */
  onStarted: (recordingKey: string) => void;
  onRefused: () => void;
}

/** Starts and ends journeys, also without a network, with notices of the outcome; an end leads to the receipt. */
export function useJourneyActs({ journey, live, flush, onStarted, onRefused }: JourneyActsOptions) {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);

  async function start(values: StartValues, vehicleCode?: string): Promise<boolean> {
    const started = await startJourney(client, { accountId, values, vehicleCode });
    if (started.kind === 'refused') {
      notify({
        kind: 'error',
        title: formatMessage(NOTICE_MESSAGES.error),
        text: formatMessage(startFault(started.code)),
      });
      onRefused();
      return false;
    }
    writeLastVehicle(values);
    onStarted(started.recordingKey);
    const isOnServer = started.kind === 'started';
    if (started.refusedProof !== null) {
      notify({ kind: 'info', title: formatMessage(NOT_BOUND_MESSAGES[started.refusedProof]) });
    }
    notify({
      kind: 'success',
      title: formatMessage(NOTICE_MESSAGES.started),
      text: formatMessage(isOnServer ? NOTICE_MESSAGES.startedText : NOTICE_MESSAGES.startedHere),
    });
    return true;
  }

  async function end(): Promise<void> {
    if (journey === null) {
      notify({ kind: 'error', title: formatMessage(NOTICE_MESSAGES.noneActive) });
      return;
    }
    setIsEnding(true);
    const { recordingKey, isOwn, id } = journey;
    const hasReceipt = live !== null && !live.isElsewhere;
    if (hasReceipt) {
      // Before the end: once that is known, the journey may be with the server before anything else is written.
      await storeReceipt(receiptOfDrive(live, { accountId, nowMs: Date.now() }));
    }
    const ended = await endJourney(client, { journey, flush });
    setIsEnding(false);
    if (ended.kind === 'none' || ended.kind === 'failed') {
      await dropReceipt(recordingKey);
      const isNone = ended.kind === 'none';
      notify({
        kind: 'error',
        title: formatMessage(isNone ? NOTICE_MESSAGES.noneActive : NOTICE_MESSAGES.endFailed),
        ...(isNone ? {} : { text: formatMessage(NOTICE_MESSAGES.endFailedText) }),
      });
      return;
    }
    notePushMoment(accountId);
    if (hasReceipt && !isOwn && ended.kind === 'ended') {
      await confirmReceipt(recordingKey, id);
    }
    void navigate(receiptPath(hasReceipt ? recordingKey : id));
  }

  return { start, end, isEnding };
}
