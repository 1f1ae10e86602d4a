import type { AlertSound } from '@wakafine/domain/people/personal-settings';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { playSample } from '../sound/alert-player';
import { useHasPhoneVoice, useVoice } from './useVoice';

/** Gives the way to try what is heard at an alert; only inside a tap. A voice is fetched at the first try. */
export function useSampleSound(alertSound: AlertSound, sentence: string): () => void {
  const [tries, setTries] = useState(0);
  const { language } = useLanguage();
  const hasVoice = useHasPhoneVoice() || language === 'pidgin';
  const { voice } = useVoice(alertSound !== 'TONES' && tries > 0);
  useEffect(
    function saySentence() {
      if (tries > 0) {
        voice?.say(sentence, () => undefined);
      }
    },
    [tries, voice, sentence],
  );
  return () => {
    if (alertSound !== 'VOICE' || !hasVoice) {
      playSample('warning');
    }
    setTries((count) => count + 1);
  };
}
