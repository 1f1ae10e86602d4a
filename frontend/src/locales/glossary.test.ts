import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../test/catalogues-node';
import {
  frenchForms,
  isWithin,
  pidginForms,
  readGlossary,
  refusedSpellings,
  saysTerm,
} from '../../test/glossary';
import type { GlossaryTerm } from '../../test/glossary';
import { glossaryPage } from '../../test/glossary-page';

const PAGE = join(__dirname, '../../../docs/glossary.md');
const FEWEST_TERMS = 60;

const { terms, spellings } = readGlossary();
const english = readCatalogue('en');
const french = readCatalogue('fr');
const pidgin = readCatalogue('pidgin');

/** Without the widths of columns, which the formatter chooses. */
function withoutWidths(page: string): string {
  return page.replace(/-{3,}/g, '---').replace(/ +/g, ' ');
}

/** Texts that say a term in English and none of its words in the other language. */
function strays(catalogue: Record<string, string>, formsOf: (term: GlossaryTerm) => string[]): string[] {
  return terms.flatMap((term) =>
    Object.entries(english)
      .filter(([id, text]) => saysTerm(term, text) && term.except?.[id] === undefined)
      .filter(([id]) => !isWithin(formsOf(term), catalogue[id] ?? ''))
      .map(([id, text]) => `${id}: ${term.term} (${formsOf(term).join(', ')}): ${text} / ${catalogue[id]}`),
  );
}

describe('the glossary', () => {
  it('names each of its terms once, in three languages', () => {
    expect(terms.length).toBeGreaterThanOrEqual(FEWEST_TERMS);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    expect(terms.filter((term) => term.french === '' || term.pidgin === '')).toEqual([]);
  });

  it('is the page that readers see', () => {
    expect(withoutWidths(readFileSync(PAGE, 'utf8')).trim()).toBe(
      withoutWidths(glossaryPage({ terms, spellings })).trim(),
    );
  });

  it('excuses only texts that exist, and says why', () => {
    const excuses = terms.flatMap((term) => Object.entries(term.except ?? {}));
    expect(excuses.filter(([id, reason]) => english[id] === undefined || reason.length < 10)).toEqual([]);
  });

  it('uses a spelling itself that it refuses nobody', () => {
    expect(terms.flatMap((term) => refusedSpellings(spellings, term.pidgin))).toEqual([]);
  });
});

it('says each term in French as the glossary does', () => {
  expect(strays(french, frenchForms)).toEqual([]);
});

it('says each term in Pidgin as the glossary does', () => {
  expect(strays(pidgin, pidginForms)).toEqual([]);
});

it('spells each Pidgin word one way', () => {
  const found = Object.entries(pidgin).flatMap(([id, text]) =>
    refusedSpellings(spellings, text).map((wrong) => `${id}: ${wrong}: ${text}`),
  );
  expect(found).toEqual([]);
});

describe('the search for other words', () => {
  const waka: GlossaryTerm = { term: 'journey', french: 'trajet', pidgin: 'waka', note: '' };

  it('sees a term in any number, but not inside a value or another word', () => {
    expect(['Your journeys', 'Journey started'].map((text) => saysTerm(waka, text))).toEqual([true, true]);
    expect(['{journey} km', 'journeyman'].map((text) => saysTerm(waka, text))).toEqual([false, false]);
  });

  it('refuses a translation with another word', () => {
    expect(isWithin(frenchForms(waka), 'Démarrer le trajet')).toBe(true);
    expect(isWithin(frenchForms(waka), 'Démarrer le voyage')).toBe(false);
  });

  it('refuses Nigerian spellings, but no value that is called so', () => {
    expect(refusedSpellings(spellings, 'Wetin happen to moto wey dey go')).toEqual([
      'wey (weh)',
      'wetin (weti)',
      'dey go (di)',
    ]);
    expect(refusedSpellings(spellings, 'Rest {minutes} minute')).toEqual([]);
  });
});
