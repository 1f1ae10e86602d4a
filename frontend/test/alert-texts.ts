import { alertTextFor, type AlertTexts } from '@wakafine/domain/notify/alerts';
import { LANGUAGE_CODES, languageChoice, type Language } from '@wakafine/domain/people/languages';

type TextFields = Record<Language, ReturnType<typeof alertTextFor>>;

/** Answers of the API to readers of each language, for what was written in some of them. */
export function alertTexts(written: AlertTexts): TextFields {
  // Object.fromEntries discards which keys it got.
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, alertTextFor(written, languageChoice(code))]),
  ) as TextFields;
}
