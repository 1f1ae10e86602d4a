import { AGENCY_LENGTH } from '../input/limits';
import type { Range } from '../input/limits';
import { LANGUAGE_CHOICES, languageChoice, languageOfChoice, LANGUAGES } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { DAY_MS, MINUTE_MS } from '../units';

/** Urgency of an alert of the authority. */
export const ALERT_SEVERITIES = ['INFO', 'WARNING', 'CRITICAL'] as const;
/** Urgency of an alert of the authority. */
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** Whom an alert is meant for. */
export const ALERT_AUDIENCES = ['ALL', 'AGENCY', 'AREA'] as const;
/** Whom an alert is meant for. */
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];

/** Longest text of an alert in one language, characters: what fits on a phone without scrolling. */
export const ALERT_TEXT_MAX = 300;
/** Time for which an alert may be in force, ms: at least a minute, at most a week. */
export const ALERT_LIFE_MS: Range = { min: MINUTE_MS, max: 7 * DAY_MS };
/** Greatest radius of an alert around its centre, km. The country is some 1,200 km long. */
export const ALERT_RADIUS_KM: Range = { min: 0.5, max: 1_300 };

/** Sentence for a wrong agency of an alert, as the server says it. */
export const ALERT_AGENCY_SENTENCE = `Must have ${AGENCY_LENGTH.min} to ${AGENCY_LENGTH.max} characters`;

/** An alert in the languages in which it was written; at least one of them is. */
export type AlertTexts = Readonly<Partial<Record<LanguageChoice, string>>>;

/** Texts as they were given in some of the languages, without those that say nothing. */
export function writtenTexts(given: Readonly<Partial<Record<LanguageChoice, string | null>>>): AlertTexts {
  const trimmed = Object.entries(given).map(([language, text]) => [language, text?.trim() ?? '']);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}

/** The text of an alert for readers of a language, and the language that it is in. */
export function alertTextFor(
  texts: AlertTexts,
  language: LanguageChoice,
): { readonly text: string; readonly language: LanguageChoice } {
  const { instead } = LANGUAGES[languageOfChoice(language)];
  const written =
    [language, ...instead.map(languageChoice), ...LANGUAGE_CHOICES].find(
      (each) => texts[each] !== undefined,
    ) ?? language;
  return { text: texts[written] ?? '', language: written };
}
