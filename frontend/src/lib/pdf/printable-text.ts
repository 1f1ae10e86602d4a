/**
 * What the fonts that every PDF reader has can show, beside ASCII and Latin-1: the rest of Windows-1252, which PDF
 * calls WinAnsiEncoding (ISO 32000-1, annex D).
 */
const MORE_CHARACTERS = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** In the place of a letter or picture that those fonts don't have. */
const UNKNOWN = '?';

/**
 * A text as it can be printed in a PDF: all kinds of spaces as plain ones (the fonts print the narrow one of French
 * numbers as a slash), marks taken from letters that have no other form, and one `?` for each sign of another script
 * or emoji. What turns the direction of writing is left out.
 */
export function printableText(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain)]
    .map(({ segment }) => printableSign(segment))
    .join('');
}

function printableSign(sign: string): string {
  const visible = sign.replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, '');
  if (visible === '' || [...visible].every(isPrintable)) {
    return visible;
  }
  const bare = visible.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(isPrintable) ? bare : UNKNOWN;
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || MORE_CHARACTERS.has(character);
}
