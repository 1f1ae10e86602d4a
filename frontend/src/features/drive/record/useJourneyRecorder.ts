import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fixFromPosition, type PhoneFix } from '../../../lib/geolocation/phone-fix';
import { watchPosition, type LocationState } from '../../../lib/geolocation/watch-position';
import { openFixQueue, type FixQueue } from '../../../lib/offline/fix-queue';
import {
  startUploader,
  uploadIntervalMs,
  type Uploader,
  type UploadState,
} from '../../../lib/offline/uploader';
import { useSavesData } from '../../../lib/own-settings/useSavesData';
import { fixStore } from './fix-store';
import { untilOnlyRecorder } from './only-recorder';
import { clockOffsetOf, sendFixes } from './send-fixes';

/** A journey to record: `isRecording` is false on a device that shows it but does not drive it. */
export interface RecordedJourney {
  /** Under which its fixes are stored on the phone. */
  recordingKey: string;
  acceptedThrough: number;
  isRecording: boolean;
}

/** State of the recording. */
export interface RecorderState {
  location: LocationState;
  upload: UploadState;
  unsentCount: number;
  /** Whether every unsent fix is on the phone's disk; false while only this page holds some. */
  isStored: boolean;
  lastSentAtMs: number | null;
}

export interface Recorder extends RecorderState {
  /** Sends what is unsent; true when nothing is left. */
  flush: () => Promise<boolean>;
}

const NOT_RECORDING: RecorderState = {
  location: 'searching',
  upload: 'idle',
  unsentCount: 0,
  isStored: true,
  lastSentAtMs: null,
};

/** Records a journey while it is given: device to queue, queue to server; calls `onFix` with each fix as it is queued, `onKept` with those that an earlier page left. */
export function useJourneyRecorder(
  journey: RecordedJourney | null,
  onFix: (fix: PhoneFix) => void,
  onStored: (fixes: readonly PhoneFix[]) => void,
): Recorder {
  const client = useApolloClient();
  const [state, setState] = useState(NOT_RECORDING);
  const uploader = useRef<Uploader | null>(null);
  const savesData = useSavesData();
  const latest = useRef({ journey, savesData, onFix, onStored });
  useEffect(function storeLatest() {
    latest.current = { journey, savesData, onFix, onStored };
  });

  const recordingKey = journey?.isRecording ? journey.recordingKey : null;
  useEffect(
    function recordJourney() {
      if (recordingKey === null) {
        return undefined;
      }
      const ending = new AbortController();
      const change = (part: Partial<RecorderState>) => setState((before) => ({ ...before, ...part }));
      void untilOnlyRecorder(recordingKey, ending.signal, async () => {
        const queue = await openQueue(recordingKey, latest.current.journey?.acceptedThrough ?? 0);
        if (ending.signal.aborted) {
          return;
        }
        latest.current.onStored(queue.peek(Infinity));
        uploader.current = startUploader({
          queue,
          send: (fixes) => sendFixes(client, recordingKey, fixes),
          intervalMs: () => uploadIntervalMs(latest.current.savesData),
          onState: (upload) =>
            change({
              upload,
              unsentCount: queue.size(),
              isStored: queue.isStored(),
              ...(upload === 'idle' ? { lastSentAtMs: Date.now() } : {}),
            }),
        });
        const stopWatching = watchPosition({
          onState: (location) => change({ location }),
          onPosition: (position) => {
            const fix = fixFromPosition(position, queue.times());
            if (fix) {
              latest.current.onFix(queue.add(fix));
              change({ unsentCount: queue.size(), isStored: queue.isStored() });
            }
          },
        });
        await aborted(ending.signal);
        stopWatching();
        uploader.current?.stop();
        uploader.current = null;
        // Who sends what is left reads it from the disk.
        await queue.settled();
      });
      return () => {
        ending.abort();
        setState(NOT_RECORDING);
      };
    },
    [client, recordingKey],
  );

  useEffect(function sendWhenBack() {
    const send = () => void uploader.current?.flush();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, []);

  const flush = useCallback(() => uploader.current?.flush() ?? Promise.resolve(true), []);
  return { ...state, flush };
}

async function openQueue(journeyId: string, acceptedThrough: number): Promise<FixQueue> {
  const [store, clockOffsetMs] = await Promise.all([fixStore(), clockOffsetOf(journeyId)]);
  return openFixQueue({ journeyId, acceptedThrough, clockOffsetMs, store });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
