import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { driverZoneOf, isAboveLimit, SPEED_ZONES, type SpeedZone } from '@wakafine/domain/speed/zones';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playTone, unlockSound, vibrate } from '../../../lib/sound/alert-player';
import type { ToneName } from '../../../lib/sound/tones';
import type { AlertSettings } from './useAlertSettings';
import { CALM, readForAlerts, type DriveAlert, type SpeedReading } from './zone-alerts';

/** Time for which an alert is given: after it the region that screen readers read is empty. */
const GIVEN_FOR_MS = 10_000;
/** Time for which the thanks for a safe speed stay on the screen. */
const RESTORED_FOR_MS = 6_000;

const TONE_OF: Record<DriveAlert, ToneName> = {
  CAUTION: 'caution',
  WARNING: 'warning',
  DANGER: 'danger',
  RESTORED: 'restored',
};

/** An alert that was given; `count` distinguishes two of the same kind. */
export interface GivenAlert {
  alert: DriveAlert;
  count: number;
  /** The legal limit that the speed was above; null below it, where the driver's own limit alerts. */
  exceeded: LegalLimit | null;
}

export interface ZoneAlerts {
  /** The latest alert; null while all is calm. */
  given: GivenAlert | null;
  isMuted: boolean;
  toggleMute: () => void;
  /** Processes the next reading of a journey and sounds, vibrates and shows the alerts that it causes. */
  hear: (journeyId: string, reading: SpeedReading) => void;
}

/** The alerts of the journey that is on; each journey begins calm. What is shown does not depend on the settings. */
export function useZoneAlerts({ sound, vibration }: AlertSettings): ZoneAlerts {
  const memory = useRef({ journeyId: '', state: CALM, isMuted: false });
  const [given, setGiven] = useState<GivenAlert | null>(null);
  const [isMuted, setIsMuted] = useState(false);

  const toggleMute = useCallback(() => {
    memory.current.isMuted = !memory.current.isMuted;
    setIsMuted(memory.current.isMuted);
  }, []);

  const hear = useCallback(
    (journeyId: string, reading: SpeedReading) => {
      const before = memory.current;
      const { state, alert } = readForAlerts(before.journeyId === journeyId ? before.state : CALM, reading);
      memory.current = { ...before, journeyId, state };
      const { speedKmh, limit, thresholds } = reading;
      const zone = driverZoneOf(speedKmh, thresholds, limit?.limitKmh ?? null);
      if (alert === null) {
        // Of a zone that was left nothing more is said.
        setGiven((last) => (last !== null && isBelow(zone, last.alert) ? null : last));
        return;
      }
      if (sound && !before.isMuted) {
        playTone(TONE_OF[alert]);
      }
      if (vibration) {
        vibrate(TONE_OF[alert]);
      }
      const exceeded = isAboveLimit(speedKmh, limit?.limitKmh ?? null) ? limit : null;
      setGiven((last) => ({ alert, count: (last?.count ?? 0) + 1, exceeded }));
    },
    [sound, vibration],
  );

  // The tap that starts a journey is one of them; after a reload it is the next one.
  useEffect(function unlockAtTap() {
    document.addEventListener('pointerup', unlockSound);
    document.addEventListener('keyup', unlockSound);
    return () => {
      document.removeEventListener('pointerup', unlockSound);
      document.removeEventListener('keyup', unlockSound);
    };
  }, []);

  useEffect(
    function removeGiven() {
      if (given === null) {
        return undefined;
      }
      const ms = given.alert === 'RESTORED' ? RESTORED_FOR_MS : GIVEN_FOR_MS;
      const timer = setTimeout(() => setGiven(null), ms);
      return () => clearTimeout(timer);
    },
    [given],
  );
  return { given, isMuted, toggleMute, hear };
}

function isBelow(zone: SpeedZone, alert: DriveAlert): boolean {
  return alert !== 'RESTORED' && SPEED_ZONES.indexOf(zone) < SPEED_ZONES.indexOf(alert);
}
