import { LANGUAGE_CODES, type Language } from '@wakafine/domain/people/languages';

/** The language of a stored value; English where it is missing or unknown. */
export function languageOf(stored: string | null): Language {
  return LANGUAGE_CODES.find((code) => code === stored) ?? 'en';
}
