import { RIDE_TEXTS } from '@wakafine/domain/journeys/ride.generated';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';

/** The sentence for the driver in one language. */
export interface Sentence {
  readonly language: Language;
  readonly text: string;
  /** BCP 47. */
  readonly tag: string;
  /** Name of the language in itself. */
  readonly name: string;
}

export interface ChosenSentence {
  readonly chosen: Sentence;
  readonly all: readonly Sentence[];
  readonly choose: (language: Language) => void;
}

const SENTENCES: readonly Sentence[] = LANGUAGE_CODES.map((language) => ({
  language,
  text: RIDE_TEXTS[language].slowDown,
  tag: LANGUAGES[language].tag,
  name: LANGUAGES[language].name,
}));

/** The sentence for the driver: at first in the language of the app, and then in the chosen one. */
export function useSentence(): ChosenSentence {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Language>(language);
  const [first] = SENTENCES;
  const sentence = SENTENCES.find((each) => each.language === chosen) ?? first;
  if (sentence === undefined) {
    throw new RangeError('There is no language');
  }
  return { chosen: sentence, all: SENTENCES, choose: setChosen };
}
