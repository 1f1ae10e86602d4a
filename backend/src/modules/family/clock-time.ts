import { LANGUAGES, languageOfChoice } from '@wakafine/domain/people/languages';
import type { LanguageChoice } from '@wakafine/domain/people/languages';

/** Clock time in Cameroon, such as 14:09. */
export function clockTime(at: Date, language: LanguageChoice): string {
  const { formats } = LANGUAGES[languageOfChoice(language)];
  return at.toLocaleTimeString(formats, { timeZone: 'Africa/Douala', hour: '2-digit', minute: '2-digit' });
}
