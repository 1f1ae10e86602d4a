import { averageSpeedKmh } from '@wakafine/domain/speed/journey-state';
import { driverZoneOf, type SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useCallback } from 'react';
import type { PhoneFix } from '../../lib/geolocation/phone-fix';
import type { LiveView } from './context/drive-context';
import type { DriveJourney } from './record/drive-journey';
import { gpsStateOf, isPlaceKnown } from './record/gps-state';
import { liveFigures, liveSpeedKmh } from './record/live-track';
import { useJourneyRecorder, type Recorder } from './record/useJourneyRecorder';
import { useLiveTrack, type TrackState } from './useLiveTrack';
import { useNow } from '../../lib/useNow';
import type { RecordingHere } from './record/useRecordingHere';
import { useTrackingPause } from './useTrackingPause';
import type { ZoneAlerts } from './context/useZoneAlerts';

export interface LiveViewOptions {
  journey: DriveJourney | null;
  recording: RecordingHere;
  thresholds: SpeedThresholds;
  /** By which the driver is alerted; they judge nothing. */
  alertThresholds: SpeedThresholds;
  hear: ZoneAlerts['hear'];
}

/** Records the journey and gives what the screens show of it: the phone's numbers until the server's take over. */
export function useLiveView(options: LiveViewOptions) {
  const { journey, recording, thresholds, alertThresholds, hear } = options;
  const { state, addFixes } = useLiveTrack(journey, thresholds);
  const nowMs = useNow(journey !== null);
  const onFix = useCallback(
    (fix: PhoneFix) => {
      const track = addFixes([fix]);
      const speedKmh = track && liveSpeedKmh(track);
      if (journey !== null && track !== null && speedKmh !== null) {
        const limit = track.held?.limit ?? null;
        hear(journey.id, { speedKmh, atMs: fix.recordedAtMs, thresholds: alertThresholds, limit });
      }
    },
    [addFixes, hear, journey, alertThresholds],
  );
  const onStored = useCallback(
    (fixes: readonly PhoneFix[]) => void addFixes(fixes, { areOld: true }),
    [addFixes],
  );
  const recorder = useJourneyRecorder(
    journey && { ...journey, isRecording: recording === 'here' },
    onFix,
    onStored,
  );
  const pausing = useTrackingPause(
    recording === 'here' && journey !== null ? journey.id : null,
    state.receivedAtMs,
  );
  const live = journey && {
    ...viewOf({ journey, recording, recorder, state, nowMs, thresholds }),
    ...pausing,
  };
  return { live, flush: recorder.flush };
}

interface ViewParts {
  journey: DriveJourney;
  recording: RecordingHere;
  recorder: Recorder;
  state: TrackState;
  nowMs: number;
  thresholds: SpeedThresholds;
}

function viewOf({
  journey,
  recording,
  recorder,
  state,
  nowMs,
  thresholds,
}: ViewParts): Omit<LiveView, 'pause' | 'discardPause'> {
  // Of a clock that was set back nobody knows how old a fix is, until the next one.
  const secondsSince = (atMs: number | null) => (atMs === null ? null : Math.abs(nowMs - atMs) / 1_000);
  const silentS = secondsSince(state.goodAtMs);
  const isElsewhere = recording === 'elsewhere';
  const ownGps = gpsStateOf({
    location: recorder.location,
    accuracyM: state.place?.accuracyM ?? null,
    silentS,
  });
  const othersGps = journey.currentSpeedKmh === null ? 'searching' : 'good';
  const gps = isElsewhere ? othersGps : ownGps;
  const isAllowed = gps !== 'denied' && gps !== 'unsupported';
  const isPlaced = isAllowed && !isElsewhere && isPlaceKnown(secondsSince(state.receivedAtMs));
  const hasSpeed = gps === 'good' || gps === 'weak' || gps === 'old';
  const ownSpeedKmh = hasSpeed ? liveSpeedKmh(state.track) : null;
  const speedKmh = isElsewhere ? journey.currentSpeedKmh : ownSpeedKmh;
  const limit = isAllowed && !isElsewhere ? (state.track.held?.limit ?? null) : null;
  return {
    journey,
    speedKmh,
    limit,
    zone: speedKmh === null ? null : driverZoneOf(speedKmh, thresholds, limit?.limitKmh ?? null),
    ...liveFigures(state.track, journey),
    averageSpeedKmh: seesMostOf(state, journey)
      ? averageSpeedKmh(state.track.drive)
      : journey.averageSpeedKmh,
    durationS: Math.max(0, (nowMs - Date.parse(journey.startTime)) / 1_000),
    gps,
    silentS: isElsewhere ? null : silentS,
    place: isPlaced ? state.place : null,
    placedAtMs: state.receivedAtMs,
    points: state.track.points,
    recorder,
    isElsewhere,
  };
}

function seesMostOf({ track }: TrackState, { distanceKm }: DriveJourney): boolean {
  return track.drive.distanceM > (distanceKm * 1_000) / 2;
}
