/** `{name, select, value {words} other {words}}`; its words hold no placeholders. */
const SELECT = /\{(\w+), select, ((?:\w+ \{[^{}]*\} ?)+)\}/g;
const CASE = /(\w+) \{([^{}]*)\}/g;
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A text with its values in place, which are never read for placeholders themselves: the small part of ICU MessageFormat that texts of the
 * domain use, since a whole formatter would weigh more in the app than all of these texts.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(SELECT, (_select, name: string, cases: string) => {
      const words = new Map([...cases.matchAll(CASE)].map(([, value, said]) => [value, said]));
      return words.get(String(values[name])) ?? words.get('other') ?? '';
    })
    .replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
}
