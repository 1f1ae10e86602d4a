import { LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { LANGUAGE_MESSAGES } from './messages';

const NAMED: Partial<Record<Language, MessageDescriptor>> = LANGUAGE_MESSAGES;

/** A language inside a sentence of the language in force; its own name where nobody has translated that yet. */
export function languageName(intl: IntlShape, language: Language): string {
  const message = NAMED[language];
  return message === undefined ? LANGUAGES[language].name : intl.formatMessage(message);
}
