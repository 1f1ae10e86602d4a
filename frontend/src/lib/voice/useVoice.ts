import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { unlockedContext } from '../sound/alert-player';
import type { Voice } from './announcer';
import { followVoices, hasVoice } from './phone-voices';
import { speak, stopSpeaking } from '../sound/speech';

/** Means by which sentences can be heard: the phone's own voice, clips of Pidgin, or none. */
export type VoiceSource = 'phone' | 'clips' | 'none';

const PHONE_VOICE: Voice = { say: speak, stop: stopSpeaking };

/**
 * The voice for the language in force; null while there is none. For Pidgin these are clips, which are fetched once somebody wants a
 * voice and has touched the page; until then, and where they can't be had, it is the phone's English voice.
 */
export function useVoice(isWanted: boolean): { voice: Voice | null; source: VoiceSource } {
  const { language } = useLanguage();
  const hasOwn = useHasPhoneVoice();
  const clips = usePidginClips(isWanted && language === 'pidgin');
  if (!isWanted) {
    return { voice: null, source: 'none' };
  }
  if (clips !== null) {
    return { voice: clips, source: 'clips' };
  }
  return hasOwn ? { voice: PHONE_VOICE, source: 'phone' } : { voice: null, source: 'none' };
}

/** Whether the phone itself has a voice for the language of the page. */
export function useHasPhoneVoice(): boolean {
  const { language } = useLanguage();
  return useSyncExternalStore(followVoices, () => hasVoice(language));
}

let opened: Voice | null = null;
let opening: Promise<Voice | null> | null = null;

function usePidginClips(isWanted: boolean): Voice | null {
  const [clips, setClips] = useState(() => opened);
  useEffect(
    function fetchClips() {
      if (!isWanted || clips !== null) {
        return undefined;
      }
      const open = () => {
        const context = unlockedContext();
        if (context !== null) {
          void openClips(context).then((voice) => setClips(voice));
        }
      };
      open();
      // The loudspeaker is there from the first tap on.
      document.addEventListener('pointerup', open);
      return () => document.removeEventListener('pointerup', open);
    },
    [isWanted, clips],
  );
  return isWanted ? clips : null;
}

/** Null where the clips can't be had: the next tap tries again. Several that ask at once share one answer. */
function openClips(context: AudioContext): Promise<Voice | null> {
  opening ??= import('./clip-player')
    .then(({ openPidginVoice }) => openPidginVoice(context))
    .then(
      (voice) => (opened = voice),
      () => (opening = null),
    );
  return opening;
}
