import emoji from '@fontsource/noto-emoji/unicode.json';
import arabic from '@fontsource/noto-sans-arabic/unicode.json';
import sans from '@fontsource/noto-sans/unicode.json';

/** Letters that one font has. */
export interface FontRange {
  readonly family: string;
  /** Pairs of code points, both included. */
  readonly ranges: readonly (readonly [from: number, until: number])[];
}

/** Default font; its bold letters are there too. */
export const BASE: FontRange = rangeOf('sans', sans.latin);

/** The other fonts, in the order in which they are asked; each is fetched when a text needs it. */
export const OTHERS: readonly FontRange[] = [
  rangeOf('sans-latin-ext', sans['latin-ext']),
  rangeOf('sans-vietnamese', sans.vietnamese),
  rangeOf('sans-greek', sans.greek),
  rangeOf('sans-cyrillic', sans.cyrillic),
  rangeOf('arabic', arabic.arabic),
  ...Object.entries(emoji).map(([name, ranges]) => rangeOf(`emoji-${name.replace(/\D/g, '')}`, ranges)),
];

/** Whether the font has all of a sign. */
export function hasSign({ ranges }: FontRange, sign: string): boolean {
  return [...sign].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, until]) => code >= from && code <= until);
  });
}

/** Reads ranges as style sheets have them, such as `U+0-FF,U+131`. */
function rangeOf(family: string, unicodeRange: string): FontRange {
  const ranges = unicodeRange.split(',').map((part) => {
    const [from = '', until = from] = part.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(until, 16)] as const;
  });
  return { family, ranges };
}
