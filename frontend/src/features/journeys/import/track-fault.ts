import { FUTURE_TOLERANCE_MS } from '@wakafine/domain/speed/fix';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { DAYS_BACK } from './days-back';

/** Less than the server takes, by the time that sending may take. */
const ACCEPTED_UP_TO_MS = DAYS_BACK * DAY_MS - 5 * MINUTE_MS;

/** Reason why a track can not become a journey. */
export type TrackFault = 'noTimes' | 'tooShort' | 'future' | 'tooOld';

/** Reason why a track can't become a journey at this time; null where nothing stands in the way. */
export function trackFault({ facts }: FoundTrack, nowMs: number): TrackFault | null {
  if (facts === null) {
    return 'noTimes';
  }
  if (facts.endMs > nowMs + FUTURE_TOLERANCE_MS) {
    return 'future';
  }
  if (facts.startMs < nowMs - ACCEPTED_UP_TO_MS) {
    return 'tooOld';
  }
  return facts.endMs === facts.startMs ? 'tooShort' : null;
}
