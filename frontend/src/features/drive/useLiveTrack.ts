import type { DriveRules } from '@wakafine/domain/journey-state';
import type { SpeedThresholds } from '@wakafine/domain/zones';
import { useCallback, useRef, useState } from 'react';
import type { DriveJourneyFragment } from '../../graphql/generated';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import type { PhoneFix } from '../../lib/geolocation/phone-fix';
import { advanceTrack, EMPTY_TRACK, liveSpeedKmh, withoutCounted, type LiveTrack } from './live-track';

/** The track of one journey and what its last fix told. */
export interface TrackState {
  journeyId: string;
  track: LiveTrack;
  /** Where the last fix was; null before the first. */
  place: MeasuredPlace | null;
  /** When the last fix came, device time in ms; null before the first. */
  receivedAtMs: number | null;
}

const NOTHING_SEEN: TrackState = { journeyId: '', track: EMPTY_TRACK, place: null, receivedAtMs: null };

/** The track of the given journey as this page saw it, and the way to add a fix, which answers with the speed in km/h. */
export function useLiveTrack(journey: DriveJourneyFragment | null, thresholds: SpeedThresholds) {
  const [state, setState] = useState(NOTHING_SEEN);
  const latest = useRef(state);

  const addFix = useCallback(
    (fix: PhoneFix): number | null => {
      if (journey === null) {
        return null;
      }
      const before = latest.current.journeyId === journey.id ? latest.current.track : EMPTY_TRACK;
      const track = advanceTrack(
        withoutCounted(before, journey.acceptedThrough),
        { ...fix, isFuture: false },
        rulesOf(journey, thresholds),
      );
      const { lat, lng, accuracyM } = fix;
      const place = { lat, lng, accuracyM };
      latest.current = { journeyId: journey.id, track, place, receivedAtMs: Date.now() };
      setState(latest.current);
      return liveSpeedKmh(track);
    },
    [journey, thresholds],
  );
  return { state: journey !== null && state.journeyId === journey.id ? state : NOTHING_SEEN, addFix };
}

function rulesOf(journey: DriveJourneyFragment, thresholds: SpeedThresholds): DriveRules {
  return {
    startedAtMs: Date.parse(journey.startTime),
    endedAtMs: null,
    thresholds: [{ ...thresholds, effectiveAtMs: 0 }],
  };
}
