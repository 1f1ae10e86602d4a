import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { dismissNotices } from '../../components/surface/toaster';
import { useOwnSettings } from '../../lib/own-settings/useOwnSettings';
import { DriveContext, type DriveState } from './context/drive-context';
import type { DrivingScreenProps } from './driving-screen/DrivingScreen';
import { useDrivingScreen } from './driving-screen/useDrivingScreen';
import { LiveStrip } from './LiveStrip';
import { ownAlertThresholds } from './context/own-alert-thresholds';
import { useActiveJourney } from './record/useActiveJourney';
import { useAlertMeans } from './context/useAlertMeans';
import { useFollowedSettings } from './context/useFollowedSettings';
import { useJourneyActs } from './useJourneyActs';
import { useLiveView } from './useLiveView';
import { useLocationNotice } from './useLocationNotice';
import { useRecordingHere } from './record/useRecordingHere';
import { useSendEndedJourneys } from './record/useSendEndedJourneys';
import { useTravellerRole } from './record/useTravellerRole';
import { useThresholds } from './context/useThresholds';
import { useWakeLock } from './useWakeLock';
import { useZoneAlerts } from './context/useZoneAlerts';
import type { VoiceGuideProps } from './voice/VoiceGuide';
import { nextDrivingMode, STANDING } from './driving-mode';
import { useNow } from '../../lib/useNow';

/** Comes once a journey is on; where it can't be had, there are tones. */
const VoiceGuide = lazy<ComponentType<VoiceGuideProps>>(() =>
  import('./voice/VoiceGuide').then(
    (guide) => ({ default: guide.VoiceGuide }),
    () => ({ default: () => null }),
  ),
);

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
  const { isVoiceWanted, heard, setCanSpeak, ...means } = useAlertMeans();
  const alerts = useZoneAlerts(means);
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
  const sendRole = useTravellerRole(journey);
  const acts = useJourneyActs({ journey, live, flush, onStarted: recordOn, onRefused: retry });
  const [lock, setLock] = useState<{ recordingKey: string; isOpen: boolean } | null>(null);
  const isUnlocked =
    journey !== null &&
    (lock?.recordingKey === journey.recordingKey ? lock.isOpen : journey.role === 'PASSENGER');
  const isMoving = useDrivingMode(journey?.recordingKey ?? null, live?.speedKmh ?? null);
  const drawScreen = useDrivingScreen(live !== null, isMoving);
  const isAtWheel = isMoving && !isUnlocked && live !== null && !live.isElsewhere;
  const isDriving = isAtWheel && drawScreen !== null;
  // The voice outlives the journey: it says how it went.
  const [hasDriven, setHasDriven] = useState(false);
  if (live !== null && !hasDriven) {
    setHasDriven(true);
  }

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
    heard,
    isEnding: acts.isEnding,
    start: acts.start,
    end: acts.end,
    recordHere: () => journey && recordOn(journey.recordingKey),
    isUnlocked,
    setIsUnlocked,
    setRole(role) {
      sendRole(role);
      setIsUnlocked(role === 'PASSENGER');
    },
  };
  function setIsUnlocked(isOpen: boolean): void {
    if (journey !== null) {
      setLock({ recordingKey: journey.recordingKey, isOpen });
    }
  }

  return (
    <DriveContext.Provider value={state}>
      <Box display={isDriving ? 'none' : 'contents'}>{children}</Box>
      {isDriving && drawScreen({ live, ...slots })}
      {live && !isDriving && <LiveStrip live={live} />}
      {hasDriven && (
        <Suspense fallback={null}>
          <VoiceGuide
            live={live}
            alerts={alerts}
            isWanted={isVoiceWanted}
            ownLimitKmh={settings.speedLimitKmh}
            onAble={setCanSpeak}
          />
        </Suspense>
      )}
    </DriveContext.Provider>
  );
}

/** Whether the vehicle of a journey is under way, by its displayed speed in km/h (null: unknown). */
function useDrivingMode(journeyId: string | null, speedKmh: number | null): boolean {
  const nowMs = useNow(journeyId !== null);
  const [state, setState] = useState({ journeyId, mode: STANDING });
  const before = state.journeyId === journeyId ? state.mode : STANDING;
  const mode = journeyId === null ? STANDING : nextDrivingMode(before, speedKmh, nowMs);
  if (mode !== state.mode || journeyId !== state.journeyId) {
    setState({ journeyId, mode });
  }
  return mode.isDriving;
}
