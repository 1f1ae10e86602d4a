import { LANGUAGES, languageOfChoice } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { fillText } from '../texts/fill-text';
import { ANSWER_TEXTS } from './answers.generated';

/** Acts of staff whose note the person who submitted an incident reads, and that have templates. */
export const ANSWERED_ACTS = ['RESOLVED', 'REJECTED', 'REOPENED'] as const;
/** An act of staff whose note has templates. */
export type AnsweredAct = (typeof ANSWERED_ACTS)[number];

/** Templates of each act, the one that is used most first. */
export const ANSWER_KEYS = {
  RESOLVED: ['visited', 'cleared', 'repaired'],
  REJECTED: ['gone', 'unclear'],
  REOPENED: ['again', 'seen'],
} as const satisfies Record<AnsweredAct, readonly string[]>;

/** Facts that fill a template. */
export interface AnswerFacts {
  /** Place in words of that language; null where none was given. */
  readonly place: string | null;
  /** Time at which it happened. */
  readonly occurredAt: Date;
}

/** A template of an answer, filled. */
export interface Answer {
  /** Name of the template. */
  readonly key: string;
  readonly text: string;
}

/** The templates of an act in a language, filled; times are those of Africa/Douala. */
export function answersFor(act: AnsweredAct, language: LanguageChoice, facts: AnswerFacts): Answer[] {
  const texts = ANSWER_TEXTS[languageOfChoice(language)];
  const place = facts.place ?? texts['place.unknown'];
  const time = shownTime(facts.occurredAt, language);
  const keys: readonly string[] = ANSWER_KEYS[act];
  return keys.flatMap((key) => {
    const text = textNamed(texts, `${act}.${key}`);
    return text === null ? [] : [{ key, text: fillText(text, { place, time }) }];
  });
}

function textNamed(texts: Readonly<Record<string, string>>, name: string): string | null {
  return texts[name] ?? null;
}

function shownTime(at: Date, language: LanguageChoice): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[languageOfChoice(language)].formats, {
    ...({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const),
    ...({ hour12: false, timeZone: 'Africa/Douala' } as const),
  });
  return format.format(at);
}
