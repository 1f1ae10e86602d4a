import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { isAboveLimit } from '@wakafine/domain/speed/zones';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playTone, unlockSound, vibrate, type ToneLoudness } from '../../../lib/sound/alert-player';
import type { ToneName } from '../../../lib/sound/tones';
import { CALM, isBelowAlert, readForAlerts, type DriveAlert, type SpeedReading } from './zone-alerts';

/** Time for which the thanks for a safe speed stay on the screen. */
const RESTORED_FOR_MS = 6_000;

const TONE_OF: Record<DriveAlert, ToneName> = {
  CAUTION: 'caution',
  WARNING: 'warning',
  DANGER: 'danger',
  RESTORED: 'restored',
};

/** An alert that was given; `count` rises with each. */
export interface GivenAlert {
  alert: DriveAlert;
  count: number;
  /** The legal limit that the speed was above; null below it, where the driver's own limit alerts. */
  exceeded: LegalLimit | null;
  /** Whether the speed has fallen into a lower zone since. */
  isPassed: boolean;
}

/** Means by which alerts are given beside the screen. */
export interface AlertMeans {
  /** Null where no tone sounds. */
  tone: ToneLoudness | null;
  vibration: boolean;
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
export function useZoneAlerts({ tone, vibration }: AlertMeans): ZoneAlerts {
  const memory = useRef({ journeyId: '', state: CALM, isMuted: false, count: 0 });
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
      memory.current = { ...before, journeyId, state, count: before.count + (alert === null ? 0 : 1) };
      if (alert === null) {
        setGiven((last) =>
          last !== null && !last.isPassed && isBelowAlert(reading, last.alert)
            ? { ...last, isPassed: true }
            : last,
        );
        return;
      }
      if (tone !== null && !before.isMuted) {
        playTone(TONE_OF[alert], tone);
      }
      if (vibration) {
        vibrate(TONE_OF[alert]);
      }
      const { speedKmh, limit } = reading;
      const exceeded = isAboveLimit(speedKmh, limit?.limitKmh ?? null) ? limit : null;
      setGiven({ alert, count: memory.current.count, exceeded, isPassed: false });
    },
    [tone, vibration],
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
    function removeThanks() {
      if (given?.alert !== 'RESTORED') {
        return undefined;
      }
      const timer = setTimeout(() => setGiven(null), RESTORED_FOR_MS);
      return () => clearTimeout(timer);
    },
    [given],
  );
  return { given, isMuted, toggleMute, hear };
}
