import { LANGUAGES } from '../people/languages';
import type { Language } from '../people/languages';
import { DAY_MS } from '../units';

/** A day, counted from 1 January 1970, in the words of a language, such as `29 November 2026`. */
export function dayWords(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].formats, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day * DAY_MS));
}
