import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import type { SpeedThresholds, SpeedZone } from '@wakafine/domain/speed/zones';
import { createContext, useContext } from 'react';
import type { MeasuredPlace } from '../../../lib/geolocation/current-place';
import type { TravellerRole } from '../../../graphql/generated';
import type { DriveJourney } from '../record/drive-journey';
import type { GpsState } from '../record/gps-state';
import type { StartValues } from '../../../lib/storage/last-vehicle';
import type { TrackPoint } from '../record/live-track';
import type { TrackingPause } from '../record/tracking-pause';
import type { RecorderState } from '../record/useJourneyRecorder';
import type { UsedMeans } from './useAlertMeans';
import type { ZoneAlerts } from './useZoneAlerts';

/** State of the active journey for the screens. */
export interface LiveView {
  journey: DriveJourney;
  /** Displayed speed in km/h; null while there is none. */
  speedKmh: number | null;
  /** Above the legal limit at least CAUTION. */
  zone: SpeedZone | null;
  /** The legal limit at the last good fix; null where none holds or none is known. */
  limit: LegalLimit | null;
  distanceM: number;
  /** Highest speed so far in km/h; null before one is known. */
  maxSpeedKmh: number | null;
  /** Mean speed while moving, km/h: the phone's own where it has seen the greater part of the way, else the server's. */
  averageSpeedKmh: number;
  durationS: number;
  gps: GpsState;
  /** Seconds since this phone's last good fix; null before the first, and where another device records. */
  silentS: number | null;
  /** Position of the vehicle; null without one of the last seconds. */
  place: MeasuredPlace | null;
  /** Time when that position came, device time in ms; null before the first. */
  placedAtMs: number | null;
  /** The route as this page has seen it. */
  points: readonly TrackPoint[];
  recorder: RecorderState;
  /** Time for which nothing was measured because the page was away; null when nothing is to be shown. */
  pause: TrackingPause | null;
  discardPause: () => void;
  /** Whether another device records this journey. */
  isElsewhere: boolean;
}

/** The drive, for every screen below the provider. */
export interface DriveState {
  live: LiveView | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  thresholds: SpeedThresholds;
  alerts: ZoneAlerts;
  /** Sound of the alerts while they are not muted. */
  heard: UsedMeans['heard'];
  isEnding: boolean;
  /** Starts a journey, with the code of its vehicle where one was scanned or typed; true when it is on. */
  start: (values: StartValues, vehicleCode?: string) => Promise<boolean>;
  end: () => Promise<void>;
  /** Records a journey with this device that another one has recorded so far. */
  recordHere: () => void;
  /** Whether a passenger holds the phone, so that the whole app stays reachable at speed. */
  isUnlocked: boolean;
  setIsUnlocked: (isUnlocked: boolean) => void;
  /** Corrects whether the user drives or travels, on the server too. */
  setRole: (role: TravellerRole) => void;
}

export const DriveContext = createContext<DriveState | null>(null);

/** The drive of the signed-in user. */
export function useDrive(): DriveState {
  const drive = useContext(DriveContext);
  if (drive === null) {
    throw new Error('useDrive needs DriveProvider');
  }
  return drive;
}
