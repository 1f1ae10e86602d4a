import type { Language } from '@wakafine/domain/people/languages';

/** Some browsers fall silent within a text that takes longer than this many characters to say. */
const LONGEST_UTTERANCE = 160;

/** Whether the browser can say a text aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

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

/** Says a text aloud in the language of the page, in the place of what is still being said; calls back at its end. */
export function speak(text: string, onEnd: () => void = () => undefined): void {
  if (!canSpeak()) {
    return;
  }
  const lang = speechTag(document.documentElement.lang);
  const voice = voiceFor(lang);
  window.speechSynthesis.cancel();
  const parts = utterancesOf(text);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = lang;
    utterance.voice = voice;
    utterance.onerror = onEnd;
    if (index === parts.length - 1) {
      utterance.onend = onEnd;
    }
    window.speechSynthesis.speak(utterance);
  });
}

/** Ends what is being said. */
export function stopSpeaking(): void {
  if (canSpeak()) {
    window.speechSynthesis.cancel();
  }
}

/** A text in parts of whole sentences that are short enough to be said in one go. */
export function utterancesOf(text: string): string[] {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  return sentences.reduce<string[]>((parts, sentence) => {
    const last = parts.at(-1);
    return last !== undefined && last.length + sentence.trim().length < LONGEST_UTTERANCE
      ? [...parts.slice(0, -1), `${last} ${sentence.trim()}`]
      : [...parts, sentence.trim()];
  }, []);
}

/** A voice on the phone comes first, since it needs no network; null leaves the choice to the browser. */
function voiceFor(lang: string): SpeechSynthesisVoice | null {
  const fitting = voicesFor(lang);
  return (
    fitting.find((voice) => voice.localService && voice.lang.replace('_', '-') === lang) ??
    fitting.find((voice) => voice.localService) ??
    fitting[0] ??
    null
  );
}

function voicesFor(lang: string): SpeechSynthesisVoice[] {
  const [language = ''] = lang.split('-');
  return window.speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith(language));
}

/** No phone has a voice for Cameroon Pidgin; an English one comes nearest. */
function speechTag(language: string): string {
  return language === 'fr' ? 'fr-FR' : 'en-GB';
}
