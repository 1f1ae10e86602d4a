import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A value is read as a number of one syllable or two. */
const VALUE = '60';
/** Buttons of other apps are named as they are called. */
const QUOTED = /«[^»]*»|“[^”]*”/gu;
const WORD = /[\p{L}\d][\p{L}\d’'-]*/gu;

/** Languages that have a measure of their own. */
export type MeasuredLanguage = 'en' | 'fr';

/** Counts of one text or of many. */
export interface Extent {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Words of the longest sentence. */
  readonly longest: number;
}

/**
 * Weight of a syllable a word, and the score of a text without any: of Flesch (1948) for English, of Kandel and Moles (1958) for French.
 */
const MEASURES: Record<MeasuredLanguage, { start: number; syllable: number }> = {
  en: { start: 206.835, syllable: 84.6 },
  fr: { start: 207, syllable: 73.6 },
};
const WORD_WEIGHT = 1.015;

/** Counts of a text of the catalogue as it is read aloud: its most common form, with a pause at each colon and semicolon. */
export function extentOf(language: MeasuredLanguage, text: string): Extent {
  const sentences = spoken(parse(text))
    .replaceAll(QUOTED, VALUE)
    .split(/[.!?…:;]+(?=\s|$)|\n/u)
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  return {
    words: words.length,
    sentences: sentences.length,
    syllables: words.reduce((sum, word) => sum + SYLLABLES[language](word.toLowerCase()), 0),
    longest: Math.max(0, ...sentences.map(({ length }) => length)),
  };
}

/** Score of reading ease: from 60 on plain, from 80 on easy; 0 and less for a learned text. */
export function readingEase(
  language: MeasuredLanguage,
  { words, sentences, syllables }: Omit<Extent, 'longest'>,
): number {
  const { start, syllable } = MEASURES[language];
  return start - WORD_WEIGHT * (words / sentences) - syllable * (syllables / words);
}

function spoken(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.plural:
        case TYPE.select:
          return spoken(element.options.other?.value ?? []);
        case TYPE.tag:
          return spoken(element.children);
        default:
          return VALUE;
      }
    })
    .join('');
}

/** Groups of vowels, without the endings that nobody hears. */
const SYLLABLES: Record<MeasuredLanguage, (word: string) => number> = {
  en: (word) => groupsIn(word.length > 3 ? word.replace(/(?<=[^aeiouyl])(es?|ed)$/u, '') : word),
  fr: (word) => groupsIn(word.length > 3 ? word.replace(/(?<=[^aeiouyàâéèêëîïôûù])(es?|ent)$/u, '') : word),
};

function groupsIn(word: string): number {
  return Math.max(1, (word.match(/[aeiouyàâéèêëîïôöûùœ]+/gu) ?? []).length);
}
