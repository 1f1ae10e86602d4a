import { useCallback, useEffect, useState } from 'react';
import type { DriveJourney } from './drive-journey';
import { fixStore } from './fix-store';

/** Whether this device is the one that records a journey; `unknown` until the browser's store has answered. */
export type RecordingHere = 'unknown' | 'here' | 'elsewhere';

/**
 * A journey is recorded by the phone that started it: another device that shows it must not mix its own place in.
 * `recordOn` makes this device the recorder.
 */
export function useRecordingHere(journey: DriveJourney | null): {
  recording: RecordingHere;
  recordOn: (recordingKey: string) => void;
} {
  const journeyId = journey?.recordingKey ?? null;
  const [answer, setAnswer] = useState<{ journeyId: string; isHere: boolean } | null>(null);
  useEffect(
    function lookForRecording() {
      let isCurrent = true;
      async function look(id: string): Promise<void> {
        const store = await fixStore();
        const recording = await store?.loadRecording(id).catch(() => undefined);
        if (isCurrent) {
          // A start of this page that came in between stands.
          setAnswer((before) =>
            before?.journeyId === id ? before : { journeyId: id, isHere: recording !== undefined },
          );
        }
      }
      if (journeyId !== null) {
        void look(journeyId);
      }
      return () => {
        isCurrent = false;
      };
    },
    [journeyId],
  );
  const recordOn = useCallback((id: string) => setAnswer({ journeyId: id, isHere: true }), []);
  if (journey?.isOwn === true) {
    return { recording: 'here', recordOn };
  }
  if (answer === null || answer.journeyId !== journeyId) {
    return { recording: 'unknown', recordOn };
  }
  return { recording: answer.isHere ? 'here' : 'elsewhere', recordOn };
}
