import type { LanguageChoice } from '@wakafine/domain/people/languages';

/** The first language that a browser asks for and that the page speaks; a paper is read by strangers, in English else. */
export function languageIn(accepted: string | undefined): LanguageChoice {
  const first = (accepted ?? '').split(',').find((each) => /^\s*(en|fr|wes|pcm)\b/i.test(each));
  if (first === undefined || /^\s*en/i.test(first)) {
    return 'EN';
  }
  return /^\s*fr/i.test(first) ? 'FR' : 'PIDGIN';
}

/** A text as it stands in HTML, within an element or a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
