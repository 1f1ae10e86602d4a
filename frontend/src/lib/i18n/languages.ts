export type Language = 'en' | 'fr' | 'pidgin';

export interface LanguageFacts {
  /** The name in the language itself, which is never translated. */
  name: string;
  short: string;
  /** Value of the page's `lang`. */
  tag: string;
  /** Locale of numbers and dates; browsers hold no data for Cameroon Pidgin, hence English of Cameroon. */
  formats: string;
}

export const LANGUAGES: Record<Language, LanguageFacts> = {
  en: { name: 'English', short: 'EN', tag: 'en', formats: 'en-CM' },
  fr: { name: 'Français', short: 'FR', tag: 'fr', formats: 'fr-CM' },
  pidgin: { name: 'Pidgin', short: 'PID', tag: 'wes', formats: 'en-CM' },
};

export const LANGUAGE_CODES: readonly Language[] = ['en', 'fr', 'pidgin'];

/** The language of a stored value; English where it is missing or unknown. */
export function languageOf(stored: string | null): Language {
  return LANGUAGE_CODES.find((code) => code === stored) ?? 'en';
}
