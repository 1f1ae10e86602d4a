/** Numbers with a word of their own; the others are said with these. */
const WHOLE = [...Array.from({ length: 21 }, (_, each) => each), 30, 40, 50, 60, 70, 80, 90];
/** Clips with which every number below 10,000 is said. */
export const NUMBER_CLIPS: readonly string[] = [...WHOLE.map(String), 'hundred', 'thousand', 'point'];

/**
 * Names of the clips that say a sentence, in their order: the longest known phrase at each place, and numbers below 10,000. Null where
 * a word of it has no clip.
 */
export function clipsOf(sentence: string, known: ReadonlySet<string>): string[] | null {
  const words = plainWords(sentence);
  const clips: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words.slice(at), known);
    const [word = ''] = words.slice(at);
    const number = phrase === null && /^\d{1,4}(\.\d+)?$/.test(word) ? numberClips(word) : null;
    if (phrase === null && number === null) {
      return null;
    }
    clips.push(...(number ?? [phrase ?? '']));
    at += phrase === null ? 1 : phrase.split(' ').length;
  }
  return clips;
}

/** A text without its punctuation, as phrases are named. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/[.!?,:](?=\s|$)/g, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

function longestPhrase(words: readonly string[], known: ReadonlySet<string>): string | null {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    if (known.has(phrase)) {
      return phrase;
    }
  }
  return null;
}

function numberClips(number: string): string[] {
  const [whole = '', decimals = ''] = number.split('.');
  const digits = decimals === '' ? [] : ['point', ...decimals];
  return [...wholeClips(Number(whole)), ...digits];
}

function wholeClips(value: number): string[] {
  if (value >= 1_000) {
    return [...wholeClips(Math.floor(value / 1_000)), 'thousand', ...restClips(value % 1_000)];
  }
  if (value >= 100) {
    return [String(Math.floor(value / 100)), 'hundred', ...restClips(value % 100)];
  }
  return WHOLE.includes(value) ? [String(value)] : [String(Math.floor(value / 10) * 10), String(value % 10)];
}

const restClips = (rest: number) => (rest === 0 ? [] : wholeClips(rest));
