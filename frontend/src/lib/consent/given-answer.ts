import { ADULT_ANSWERS, type ConsentAnswer } from '@wakafine/domain/people/consent';
import { LANGUAGE_CHOICES, type LanguageChoice } from '@wakafine/domain/people/languages';

/** Choice of a citizen on the screen. */
export type ConsentChoice = Omit<ConsentAnswer, 'version'>;

/** An answer as it was given on this phone. */
export interface GivenAnswer extends ConsentAnswer {
  /** UUID by which the server stores it once. */
  readonly clientId: string;
  /** In which the words were shown. */
  readonly language: LanguageChoice;
  /** By the phone's own clock, ms since 1970. */
  readonly answeredAtMs: number;
}

/** Choice of the screen before anything was chosen: a yes is never chosen for anybody. */
export const FIRST_CHOICE: ConsentChoice = {
  recording: false,
  cases: false,
  witness: false,
  adult: 'UNSAID',
};

/** Reads an answer from the phone's storage, which anyone can edit; null where it is none. */
export function givenAnswerOf(value: unknown): GivenAnswer | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const fields: { [Name in keyof GivenAnswer]?: unknown } = value;
  const { clientId, version, recording, cases, witness, answeredAtMs } = fields;
  const adult = ADULT_ANSWERS.find((answer) => answer === fields.adult);
  const language = LANGUAGE_CHOICES.find((choice) => choice === fields.language);
  if (
    typeof clientId !== 'string' ||
    typeof version !== 'number' ||
    typeof recording !== 'boolean' ||
    typeof cases !== 'boolean' ||
    typeof witness !== 'boolean' ||
    typeof answeredAtMs !== 'number' ||
    adult === undefined ||
    language === undefined
  ) {
    return null;
  }
  return { clientId, version, recording, cases, witness, adult, language, answeredAtMs };
}
