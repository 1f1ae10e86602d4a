/** Characters that XML 1.0 knows not, not even written as numbers: control characters but tab and line ends, half characters. */
const NO_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as content or attribute of XML 1.0: marks of XML escaped, what XML knows not replaced. */
export function xmlText(text: string): string {
  return text
    .replace(NO_CHARACTERS, '\uFFFD')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
