import { readCatalogue } from '../../test/catalogues-node';
import { namedTexts } from '../../test/named-texts';
import { LANGUAGE_CODES } from '@wakafine/domain/people/languages';

const NO_BREAK_SPACE = '\u00a0';
/** In the place of a value when a text is measured: a speed has two digits. */
const VALUE = '60';

function faults(catalogue: Record<string, string>, pattern: RegExp): string[] {
  return Object.entries(catalogue)
    .filter(([, text]) => pattern.test(text))
    .map(([id, text]) => `${id}: ${text}`);
}

describe('the French texts', () => {
  const french = readCatalogue('fr');

  it('have each mark and unit on the line of its word, always with the same space', () => {
    const loose = new RegExp(`[^${NO_BREAK_SPACE}\\d][:;!?%»](\\s|$)|«[^${NO_BREAK_SPACE}]`, 'u');
    expect(faults(french, loose)).toEqual([]);
    expect(faults(french, /[\d}] (h|s|km|km\/h|m|min|Ko)(?![\p{L}’])/u)).toEqual([]);
    expect(faults(french, /[\u2000-\u200a\u202f\u2011]/u)).toEqual([]);
  });

  it('write the apostrophe of print, and three points as one sign', () => {
    expect(faults(french, /\p{L}'\p{L}|\.\.\./u)).toEqual([]);
  });

  it('say vous, never tu', () => {
    expect(faults(french, /(?<![\p{L}-])(tu|toi|tes|ton|ta)(?!\p{L})/iu)).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  const catalogue = readCatalogue(language);

  it('are as short as their place needs', () => {
    const long = namedTexts().flatMap(({ id, description }) => {
      const most = Number(/at most (\d+) characters/.exec(description)?.[1] ?? Infinity);
      const text = (catalogue[id] ?? '').replace(/\{\w+\}/g, VALUE);
      return text.length > most ? [`${id}: ${text.length} of ${most}: ${text}`] : [];
    });
    expect(long).toEqual([]);
  });

  it('have no space too many', () => {
    expect(faults(catalogue, /^\s|\s$|\s\s/u)).toEqual([]);
  });
});
