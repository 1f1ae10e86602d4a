import type { OpenAlertFragment } from '../../graphql/generated';
import { LANGUAGES, languageOfChoice, type Language } from '@wakafine/domain/people/languages';

/**
 * Text of an alert for readers of a language, and the `lang` of the words: another one where none were written
 * in it.
 */
export function alertTextOf(
  alert: Pick<OpenAlertFragment, Language>,
  language: Language,
): { text: string; lang: string } {
  const { text, language: written } = alert[language];
  return { text, lang: LANGUAGES[languageOfChoice(written)].tag };
}
