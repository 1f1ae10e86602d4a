import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { dismissNotices } from '../../components/toaster';
import { useOwnSettings } from '../../lib/own-settings/useOwnSettings';
import { AlertRegion } from './AlertRegion';
import { DriveContext, type DriveState } from './drive-context';
import { DrivingScreen, type DrivingScreenProps } from './DrivingScreen';
import { fixStore } from './fix-store';
import { LiveStrip } from './LiveStrip';
import { ownAlertThresholds } from './own-alert-thresholds';
import { sendLeftovers } from './send-leftovers';
import { useActiveJourney } from './useActiveJourney';
import { useAlertSettings } from './useAlertSettings';
import { useDrivingMode } from './useDrivingMode';
import { useFollowedSettings } from './useFollowedSettings';
import { useJourneyActs } from './useJourneyActs';
import { useLiveView } from './useLiveView';
import { useLocationNotice } from './useLocationNotice';
import { useRecordingHere } from './useRecordingHere';
import { useThresholds } from './useThresholds';
import { useWakeLock } from './useWakeLock';
import { useZoneAlerts } from './useZoneAlerts';

export interface DriveProviderProps extends Omit<DrivingScreenProps, 'live'> {
  children: ReactNode;
}

/** Runs the drive under every page, so that it goes on when the user turns to another tab; at speed it takes the whole screen. */
export function DriveProvider({ children, ...slots }: DriveProviderProps) {
  const { journey, isLoading, hasFailed, retry } = useActiveJourney();
  useFollowedSettings();
  const thresholds = useThresholds();
  const alerts = useZoneAlerts(useAlertSettings());
  const { settings } = useOwnSettings();
  const alertThresholds = useMemo(() => ownAlertThresholds(thresholds, settings), [thresholds, settings]);
  const { recording, takeOver } = useRecordingHere(journey?.id ?? null);
  const { live, flush } = useLiveView({
    journey,
    recording,
    thresholds,
    alertThresholds,
    hear: alerts.hear,
  });
  const acts = useJourneyActs({ journey, flush, onStarted: ({ id }) => takeOver(id), onRefused: retry });
  const [lock, setLock] = useState<{ journeyId: string; isOpen: boolean } | null>(null);
  const isUnlocked =
    journey !== null && (lock?.journeyId === journey.id ? lock.isOpen : journey.role === 'PASSENGER');
  const isMoving = useDrivingMode(journey?.id ?? null, live?.speedKmh ?? null);
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
  useLeftovers(isLoading || hasFailed, journey?.id ?? null);

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
    recordHere: () => journey && takeOver(journey.id),
    isUnlocked,
    setIsUnlocked: (isOpen) => journey && setLock({ journeyId: journey.id, isOpen }),
  };
  return (
    <DriveContext.Provider value={state}>
      <Box display={isDriving ? 'none' : 'contents'}>{children}</Box>
      {isDriving && <DrivingScreen live={live} {...slots} />}
      {live && !isDriving && <LiveStrip live={live} />}
      <AlertRegion given={live === null ? null : alerts.given} limitKmh={alertThresholds.warning} />
    </DriveContext.Provider>
  );
}

/** Sends what earlier journeys left on the phone: at the start, and whenever a journey has ended or the network is back. */
function useLeftovers(isUnknown: boolean, activeJourneyId: string | null): void {
  const client = useApolloClient();
  useEffect(
    function sendWhenKnown() {
      if (isUnknown) {
        return undefined;
      }
      async function send(): Promise<void> {
        const store = await fixStore();
        if (store) {
          await sendLeftovers(client, store, activeJourneyId);
        }
      }
      // What fails now stays in the store for the next time.
      const sendQuietly = () => void send().catch(() => undefined);
      sendQuietly();
      window.addEventListener('online', sendQuietly);
      return () => window.removeEventListener('online', sendQuietly);
    },
    [client, isUnknown, activeJourneyId],
  );
}
