import { canonicalPlate } from './plate';

const MASK = '•';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * A registration number as strangers see it. Only letters and digits are counted and hidden; separators stay.
 * With 7 or more the first two and the last two show, with fewer only the first.
 */
export function maskPlate(registrationNumber: string): string {
  const characters = [...registrationNumber];
  const total = characters.filter((character) => LETTER_OR_DIGIT.test(character)).length;
  const [shownFirst, shownLast] = total >= 7 ? [2, 2] : [1, 0];
  let index = -1;
  return characters
    .map((character) => {
      if (!LETTER_OR_DIGIT.test(character)) {
        return character;
      }
      index += 1;
      return index < shownFirst || index >= total - shownLast ? character : MASK;
    })
    .join('');
}

/** A stored mobile number as staff see it until they reveal it: `677123412` becomes `+237 6•• ••• •12`. */
export function maskPhone(mobileNumber: string): string {
  const masked = [...mobileNumber].map((digit, index, all) =>
    index === 0 || index >= all.length - 2 ? digit : MASK,
  );
  return `+237 ${masked.join('').replace(/(.{3})(?=.)/g, '$1 ')}`;
}

/** Number of letters that a registration number shows where its vehicle may not be named. */
const REGION_LETTERS = 2;

/**
 * A registration number in a public row. Of a vehicle that may be named it is the mask of {@link maskPlate}; of any other
 * no more than the first two letters, in a shape that says nothing of what was typed: `LT 482 KD` becomes `LT •••• ••`.
 */
export function publicPlate(registrationNumber: string, { isNamed }: { isNamed: boolean }): string {
  if (isNamed) {
    return maskPlate(registrationNumber);
  }
  const letters = /^\p{L}*/u.exec(canonicalPlate(registrationNumber))?.[0] ?? '';
  const shown = [...letters].slice(0, REGION_LETTERS).join('');
  return `${shown}${MASK.repeat(REGION_LETTERS - [...shown].length)} ${MASK.repeat(4)} ${MASK.repeat(2)}`;
}
