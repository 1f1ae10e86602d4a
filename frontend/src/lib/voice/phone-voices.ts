import type { Language } from '@wakafine/domain/people/languages';
import { canSpeak, speechTag, voicesFor } from '../sound/speech';

/** Whether the phone has a voice for a language of the app; an English one comes nearest to Pidgin. */
export function hasVoice(language: Language): boolean {
  return canSpeak() && voicesFor(speechTag(language)).length > 0;
}

/** Calls back whenever the phone's voices may have changed: browsers load them late. Gives the way to stop. */
export function followVoices(onChange: () => void): () => void {
  if (!canSpeak()) {
    return () => undefined;
  }
  window.speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', onChange);
}
