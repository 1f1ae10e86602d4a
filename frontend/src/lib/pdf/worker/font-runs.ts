import { BASE, hasSign, OTHERS } from './font-ranges';

/** The family of every text that says no other. */
export const BASE_FAMILY = BASE.family;
/** In the place of a sign that no font has: a box that anybody sees. */
const BOX: FontRun = { text: '\u25fb', family: 'emoji-2' };

/** A part of a text in letters of one font. */
export interface FontRun {
  readonly text: string;
  /** Null for the family of the text around. */
  readonly family: string | null;
}

/**
 * A text in parts by the fonts that have its letters. All kinds of spaces become plain ones, and what turns the direction of
 * writing is left out; right-to-left letters are put in order when they are drawn.
 */
export function fontRuns(text: string): FontRun[] {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  if (/^[\x20-\x7e\xa1-\xac\xae-\xff]*$/.test(plain)) {
    return plain === '' ? [] : [{ text: plain, family: null }];
  }
  const runs: { text: string; family: string | null }[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain)) {
    for (const run of signRuns(visible(segment))) {
      const last = runs.at(-1);
      if (last !== undefined && last.family === run.family) {
        last.text += run.text;
      } else {
        runs.push({ ...run });
      }
    }
  }
  return runs;
}

/** A sign, in one font where one has it; else its parts, since a letter may stand in one and its mark in another. */
function signRuns(sign: string): FontRun[] {
  const whole = familyOf(sign);
  if (sign === '' || whole !== undefined) {
    return sign === '' ? [] : [{ text: sign, family: whole ?? null }];
  }
  return [...sign]
    .filter((part) => !JOINERS.test(part))
    .map((part) => {
      const family = familyOf(part);
      return family === undefined ? BOX : { text: part, family };
    });
}

/** Null for the base, undefined where no font has the sign. */
function familyOf(sign: string): string | null | undefined {
  return hasSign(BASE, sign) ? null : OTHERS.find((font) => hasSign(font, sign))?.family;
}

/** Characters that join the parts of an emoji, or mark one. */
const JOINERS = /\u200d|\ufe0f/u;

/** A sign without what has no form of its own. */
function visible(sign: string): string {
  const isJoined = /\p{Extended_Pictographic}/u.test(sign);
  const bare = sign.replace(/[\p{Cc}\p{Cs}]/gu, '');
  return isJoined ? bare : bare.replace(/\p{Cf}|\ufe0f/gu, '');
}
