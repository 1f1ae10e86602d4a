import { useState } from 'react';
import { nextDrivingMode, STANDING } from './driving-mode';
import { useNow } from '../../lib/useNow';

/** Whether the vehicle of a journey is under way, by its displayed speed in km/h (null: unknown). */
export function useDrivingMode(journeyId: string | null, speedKmh: number | null): boolean {
  const nowMs = useNow(journeyId !== null);
  const [state, setState] = useState({ journeyId, mode: STANDING });
  const before = state.journeyId === journeyId ? state.mode : STANDING;
  const mode = journeyId === null ? STANDING : nextDrivingMode(before, speedKmh, nowMs);
  if (mode !== state.mode || journeyId !== state.journeyId) {
    setState({ journeyId, mode });
  }
  return mode.isDriving;
}
