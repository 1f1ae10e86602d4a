import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/surface/toaster';
import { useFormats } from '../../lib/format/format';
import { notePushMoment } from '../../lib/push/ask-moment';
import { useViewer } from '../../lib/session/session';
import type { LiveView } from './context/drive-context';
import type { DriveJourney } from './record/drive-journey';
import { endJourney } from './record/end-journey';
import { writeLastVehicle, type StartValues } from '../../lib/storage/last-vehicle';
import { NOT_BOUND_MESSAGES } from './code/messages';
import { NOTICE_MESSAGES } from './context/messages';
import { startFault } from './start-end/start-fault';
import { startJourney } from './record/start-journey';

export interface JourneyActsOptions {
  journey: DriveJourney | null;
  /** Notice of an end by this device, where the server cannot send one. */
  live: LiveView | null;
  flush: () => Promise<boolean>;
  /** Called with the key under which the journey is to be recorded. */
  onStarted: (recordingKey: string) => void;
  onRefused: () => void;
}

/** Starts and ends journeys, also without a network, with notices of the outcome. */
export function useJourneyActs({ journey, live, flush, onStarted, onRefused }: JourneyActsOptions) {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const { formatMessage } = useIntl();
  const formats = useFormats();
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
    const ended = await endJourney(client, { journey, flush });
    setIsEnding(false);
    if (ended.kind === 'none') {
      notify({ kind: 'error', title: formatMessage(NOTICE_MESSAGES.noneActive) });
    } else if (ended.kind === 'failed') {
      const title = formatMessage(NOTICE_MESSAGES.endFailed);
      notify({ kind: 'error', title, text: formatMessage(NOTICE_MESSAGES.endFailedText) });
    } else {
      notePushMoment(accountId);
      const received = ended.kind === 'ended' ? ended.journey : journey;
      const distanceKm = ended.kind === 'ended' ? received.distanceKm : (live?.distanceM ?? 0) / 1_000;
      const maxSpeedKmh = ended.kind === 'ended' ? received.maxSpeedKmh : (live?.maxSpeedKmh ?? null);
      const figures = { distance: formats.distance(distanceKm), speed: formats.speed(maxSpeedKmh) };
      const text = ended.kind === 'ended' ? NOTICE_MESSAGES.completedText : NOTICE_MESSAGES.completedHere;
      notify({
        kind: 'success',
        title: formatMessage(NOTICE_MESSAGES.completed),
        text: formatMessage(text, figures),
      });
    }
  }

  return { start, end, isEnding };
}
