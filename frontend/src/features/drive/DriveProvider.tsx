import { Box } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { dismissNotices } from '../../components/surface/toaster';
import { useOwnSettings } from '../../lib/own-settings/useOwnSettings';
import { AlertRegion } from './AlertRegion';
import { DriveContext, type DriveState } from './context/drive-context';
import { DrivingScreen, type DrivingScreenProps } from './driving-screen/DrivingScreen';
import { LiveStrip } from './LiveStrip';
import { ownAlertThresholds } from './context/own-alert-thresholds';
import { useActiveJourney } from './record/useActiveJourney';
import { useAlertSettings } from './context/useAlertSettings';
import { useDrivingMode } from './useDrivingMode';
import { useFollowedSettings } from './context/useFollowedSettings';
import { useJourneyActs } from './useJourneyActs';
import { useLiveView } from './useLiveView';
import { useLocationNotice } from './useLocationNotice';
import { useRecordingHere } from './record/useRecordingHere';
import { useSendEndedJourneys } from './record/useSendEndedJourneys';
import { useThresholds } from './context/useThresholds';
import { useWakeLock } from './useWakeLock';
import { useZoneAlerts } from './context/useZoneAlerts';

export interface DriveProviderProps extends Omit<DrivingScreenProps, 'live'> {
  children: ReactNode;
}

/**
 * Runs the drive under every page, so that it goes on when the user turns to another tab; at speed it fills the
 * whole screen.
 */
export function DriveProvider({ children, ...slots }: DriveProviderProps) {
  const { journey, isNotified, isLoading, hasFailed, retry } = useActiveJourney();
  useFollowedSettings();
  const thresholds = useThresholds();
  const alerts = useZoneAlerts(useAlertSettings());
  const { settings } = useOwnSettings();
  const alertThresholds = useMemo(() => ownAlertThresholds(thresholds, settings), [thresholds, settings]);
  const { recording, recordOn } = useRecordingHere(journey);
  const { live, flush } = useLiveView({
    journey,
    recording,
    thresholds,
    alertThresholds,
    hear: alerts.hear,
  });
  const acts = useJourneyActs({ journey, live, flush, onStarted: recordOn, onRefused: retry });
  const [lock, setLock] = useState<{ recordingKey: string; isOpen: boolean } | null>(null);
  const isUnlocked =
    journey !== null &&
    (lock?.recordingKey === journey.recordingKey ? lock.isOpen : journey.role === 'PASSENGER');
  const isMoving = useDrivingMode(journey?.recordingKey ?? null, live?.speedKmh ?? null);
  const isDriving = isMoving && !isUnlocked && live !== null && !live.isElsewhere;

  useEffect(
    function clearForDriving() {
      if (isDriving) {
        dismissNotices();
      }
    },
    [isDriving],
  );
  useWakeLock(live !== null && !live.isElsewhere);
  useLocationNotice(live !== null && !live.isElsewhere ? live.recorder.location : null);
  useSendEndedJourneys(isNotified ? (journey?.recordingKey ?? null) : undefined);

  const state: DriveState = {
    live,
    isLoading,
    hasFailed,
    retry,
    thresholds,
    alerts,
    isEnding: acts.isEnding,
    start: acts.start,
    end: acts.end,
    recordHere: () => journey && recordOn(journey.recordingKey),
    isUnlocked,
    setIsUnlocked: (isOpen) => journey && setLock({ recordingKey: journey.recordingKey, isOpen }),
  };
  return (
    <DriveContext.Provider value={state}>
      <Box display={isDriving ? 'none' : 'contents'}>{children}</Box>
      {isDriving && <DrivingScreen live={live} {...slots} />}
      {live && !isDriving && <LiveStrip live={live} />}
      <AlertRegion given={live === null ? null : alerts.given} ownLimitKmh={settings.speedLimitKmh} />
    </DriveContext.Provider>
  );
}
