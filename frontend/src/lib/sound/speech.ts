/** Whether the browser can say a text aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Says a text aloud in the language of the page, in the place of what is still being said. */
export function speak(text: string): void {
  if (!canSpeak()) {
    return;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  // No phone has a voice for Cameroon Pidgin; an English one comes nearest.
  utterance.lang = document.documentElement.lang === 'fr' ? 'fr-FR' : 'en-GB';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}
