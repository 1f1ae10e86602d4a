import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useCallback, useRef, useState } from 'react';
import type { DriveJourney } from './record/drive-journey';
import { placeOfFix, type MeasuredPlace } from '../../lib/geolocation/current-place';
import type { PhoneFix } from '../../lib/geolocation/phone-fix';
import {
  advanceTrackBy,
  EMPTY_TRACK,
  withoutCounted,
  type LiveTrack,
  type TrackRules,
} from './record/live-track';
import { useReadLimit } from './useReadLimit';

/** The track of one journey and the result of its last fix. */
export interface TrackState {
  recordingKey: string;
  track: LiveTrack;
  /** Position of the last fix; null before the first. */
  place: MeasuredPlace | null;
  /** Time when the last fix came, device time in ms; null before the first. */
  receivedAtMs: number | null;
  /** Time when the last good fix came, likewise. */
  goodAtMs: number | null;
}

const NOTHING_SEEN: TrackState = {
  recordingKey: '',
  track: EMPTY_TRACK,
  place: null,
  receivedAtMs: null,
  goodAtMs: null,
};

/**
 * The track of the given journey as this page saw it, and the way to add fixes, which answers with the track after them. Fixes
 * that an earlier page measured (`areOld`) give way and distance, and no place.
 */
export function useLiveTrack(journey: DriveJourney | null, thresholds: SpeedThresholds) {
  const [state, setState] = useState(NOTHING_SEEN);
  const latest = useRef(state);
  const readLimit = useReadLimit(journey, thresholds);

  const addFixes = useCallback(
    (fixes: readonly PhoneFix[], { areOld = false } = {}): LiveTrack | null => {
      const last = fixes.at(-1);
      if (journey === null || last === undefined) {
        return null;
      }
      const { recordingKey, acceptedThrough } = journey;
      const before = latest.current.recordingKey === recordingKey ? latest.current : NOTHING_SEEN;
      const rules = { ...rulesOf(journey, thresholds), readLimit };
      const judged = fixes.map((fix) => ({ ...fix, isFuture: false }));
      const track = advanceTrackBy(withoutCounted(before.track, acceptedThrough), judged, rules);
      if (areOld) {
        latest.current = { ...before, recordingKey, track };
      } else {
        const receivedAtMs = Date.now();
        const isGood = track.drive.lastGoodAtMs === last.recordedAtMs;
        const goodAtMs = isGood ? receivedAtMs : before.goodAtMs;
        latest.current = { recordingKey, track, place: placeOfFix(last), receivedAtMs, goodAtMs };
      }
      setState(latest.current);
      return track;
    },
    [journey, thresholds, readLimit],
  );
  const isOfJourney = journey !== null && state.recordingKey === journey.recordingKey;
  return { state: isOfJourney ? state : NOTHING_SEEN, addFixes };
}

function rulesOf(journey: DriveJourney, thresholds: SpeedThresholds): Omit<TrackRules, 'readLimit'> {
  return {
    startedAtMs: Date.parse(journey.startTime),
    endedAtMs: null,
    thresholds: [{ ...thresholds, effectiveAtMs: 0 }],
  };
}
