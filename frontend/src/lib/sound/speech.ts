/** Some browsers fall silent within a text that takes longer than this many characters to say. */
const LONGEST_UTTERANCE = 160;

/** Whether the browser can say a text aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Says a text aloud, in the language of the page or the given one (BCP 47), in the place of what is still being said; calls back at its end. */
export function speak(
  text: string,
  onEnd: () => void = () => undefined,
  language: string = document.documentElement.lang,
): void {
  if (!canSpeak()) {
    return;
  }
  const lang = speechTag(language);
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
  // The point within a number ends no sentence.
  const sentences = text.match(/[^]+?[.!?]+(?=\s|$)|[^]*\S[^]*$/g) ?? [];
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

/** Voices of the phone for a language tag such as `fr-FR`. */
export function voicesFor(lang: string): SpeechSynthesisVoice[] {
  const [language = ''] = lang.split('-');
  return window.speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith(language));
}

/** Tag of a language of the app: no phone has a voice for Cameroon Pidgin; an English one comes nearest. */
export function speechTag(language: string): string {
  return language === 'fr' ? 'fr-FR' : 'en-GB';
}
