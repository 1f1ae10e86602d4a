import { useState } from 'react';
import { useAlertSettings } from './useAlertSettings';
import type { AlertMeans } from './useZoneAlerts';

/** Means by which alerts are given on this phone, by the settings and by what it can do. */
export interface UsedMeans extends AlertMeans {
  /** Whether a voice is wanted. */
  isVoiceWanted: boolean;
  /** Sound of the alerts while they are not muted: a voice, perhaps over tones, tones alone, or nothing. */
  heard: 'voice' | 'tones' | 'nothing';
  /** Called with whether one can be heard: without it there are tones. */
  setCanSpeak: (canSpeak: boolean) => void;
}

/** Tones, voice and vibration of the alerts: tones are lower under a voice, and alone on a phone that can't speak. */
export function useAlertMeans(): UsedMeans {
  const { sound, alertSound, vibration } = useAlertSettings();
  const [canSpeak, setCanSpeak] = useState(false);
  const isVoiceWanted = sound && alertSound !== 'TONES';
  const besideVoice = alertSound === 'BOTH' ? 'underVoice' : null;
  const isSpoken = isVoiceWanted && canSpeak;
  const tone = isSpoken ? besideVoice : 'alone';
  const audible = isSpoken ? 'voice' : 'tones';
  return {
    tone: sound ? tone : null,
    vibration,
    isVoiceWanted,
    heard: sound ? audible : 'nothing',
    setCanSpeak,
  };
}
