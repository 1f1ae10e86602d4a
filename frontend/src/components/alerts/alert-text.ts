import type { AlertTextFragment, OpenAlertFragment } from '../../graphql/generated';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';

const TAGS: Record<AlertTextFragment['language'], string> = {
  EN: LANGUAGES.en.tag,
  FR: LANGUAGES.fr.tag,
  PIDGIN: LANGUAGES.pidgin.tag,
};

/** What an alert says to readers of a language, and the `lang` of the words: another one where none were written in it. */
export function alertTextOf(
  alert: Pick<OpenAlertFragment, Language>,
  language: Language,
): { text: string; lang: string } {
  const { text, language: written } = alert[language];
  return { text, lang: TAGS[written] };
}
