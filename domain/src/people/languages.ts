interface LanguageFacts {
  /** The name in the language itself, which is never translated. */
  readonly name: string;
  /** The name in English, for third parties. */
  readonly english: string;
  /** A few letters for where there is no room. */
  readonly short: string;
  /** BCP 47, as the `lang` of a page. */
  readonly tag: string;
  /** Locale of numbers and dates; browsers hold no data for Cameroon Pidgin, hence English of Cameroon. */
  readonly formats: string;
  /**
   * Fallbacks for a text that was not written in a language: those that most of its readers understand as well,
   * best first; then all others.
   */
  readonly instead: readonly string[];
}

/** The languages of the product: the one list that all others follow from. */
export const LANGUAGES = {
  en: {
    name: 'English',
    english: 'English',
    short: 'EN',
    tag: 'en',
    formats: 'en-CM',
    instead: ['pidgin', 'fr'],
  },
  fr: {
    name: 'Français',
    english: 'French',
    short: 'FR',
    tag: 'fr',
    formats: 'fr-CM',
    instead: ['en', 'pidgin'],
  },
  pidgin: {
    name: 'Pidgin',
    english: 'Cameroon Pidgin',
    short: 'PID',
    tag: 'wes',
    formats: 'en-CM',
    instead: ['en', 'fr'],
  },
} as const satisfies Record<string, LanguageFacts>;

/** A language, as the web app and its catalogues name it. */
export type Language = keyof typeof LANGUAGES;
/** A language, as the API and the database name it. */
export type LanguageChoice = Uppercase<Language>;

/** Something for each language, by its name in the API. */
export function forEachLanguage<Value>(
  valueOf: (language: Language) => Value,
): Record<LanguageChoice, Value> {
  // Object.fromEntries discards which keys it got.
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [languageChoice(language), valueOf(language)]),
  ) as Record<LanguageChoice, Value>;
}

/** Name of a language in the API and the database. */
export function languageChoice(language: Language): LanguageChoice {
  return language.toUpperCase() as LanguageChoice;
}

/** Name of a language in the web app. */
export function languageOfChoice(choice: LanguageChoice): Language {
  return choice.toLowerCase() as Language;
}

/** All of them, in the order in which they are offered. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];
/** All of them, as the API names them. */
export const LANGUAGE_CHOICES: readonly LanguageChoice[] = LANGUAGE_CODES.map(languageChoice);
