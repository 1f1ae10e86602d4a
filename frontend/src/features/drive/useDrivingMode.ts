import { useEffect, useState } from 'react';
import { nextDrivingMode, STANDING } from './driving-mode';
import { useNow } from './useNow';

/** Whether the vehicle of a journey is under way, by its displayed speed in km/h (null: unknown). */
export function useDrivingMode(journeyId: string | null, speedKmh: number | null): boolean {
  const nowMs = useNow(journeyId !== null);
  const [state, setState] = useState({ journeyId, mode: STANDING });
  useEffect(
    function followSpeed() {
      setState((before) => {
        const mode = nextDrivingMode(before.journeyId === journeyId ? before.mode : STANDING, speedKmh, nowMs);
        return mode === before.mode && before.journeyId === journeyId ? before : { journeyId, mode };
      });
    },
    [journeyId, speedKmh, nowMs],
  );
  return state.journeyId === journeyId && journeyId !== null && state.mode.isDriving;
}
