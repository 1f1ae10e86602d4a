import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extentOf, readingEase, type Extent, type MeasuredLanguage } from '../../test/reading-ease';

/** Catalogues that citizens and visitors do not meet while they travel: of staff, agencies and developers, and the law. */
const OTHERS = [
  ...['admin', 'agency', 'analytics', 'attention', 'audit', 'broadcast', 'campaigns', 'exports', 'inbox'],
  ...['limits', 'operations', 'patrols', 'segments', 'speed-limits', 'staff', 'staff-cases', 'staff-reports'],
  ...['system', 'users', 'vehicles', 'violators', 'developers', 'explorer', 'guides', 'rest', 'schema'],
  ...['legal', 'open-data', 'verify', 'pdf', 'places'],
];
/** Words of a sentence that is heard once and understood: fewer than 14. */
const MOST_WORDS = 13;
/** A shorter text is a name or a button, in which a single long word decides. */
const MEASURED_FROM_WORDS = 8;
/** Scores below which nothing may fall: of all texts together, and of each. */
const EASE: Record<MeasuredLanguage, { all: number; each: number }> = {
  en: { all: 80, each: 35 },
  fr: { all: 80, each: 33 },
};

/** The texts of a citizen by id. */
function textsOf(language: MeasuredLanguage): [id: string, text: string][] {
  const folder = join(__dirname, language);
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  return names
    .filter((name) => !name.startsWith('domain-') && !OTHERS.includes(name))
    .flatMap((name) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
      return Object.entries(texts);
    });
}

describe.each(['en', 'fr'] as const)('the texts of a citizen in %s', (language) => {
  const texts = textsOf(language).map(([id, text]) => ({ id, text, extent: extentOf(language, text) }));
  const named = (found: typeof texts) => found.map(({ id, text }) => `${id}: ${text}`);

  it('have short sentences', () => {
    const long = texts.filter(({ extent }) => extent.longest > MOST_WORDS);
    expect(named(long)).toEqual([]);
  });

  it('are easy to read as a whole', () => {
    const sum = (count: keyof Extent) => texts.reduce((total, { extent }) => total + extent[count], 0);
    const all = { words: sum('words'), sentences: sum('sentences'), syllables: sum('syllables') };
    expect(readingEase(language, all)).toBeGreaterThanOrEqual(EASE[language].all);
  });

  it('are none of them hard to read', () => {
    const hard = texts.filter(
      ({ extent }) =>
        extent.words >= MEASURED_FROM_WORDS && readingEase(language, extent) < EASE[language].each,
    );
    expect(named(hard)).toEqual([]);
  });
});

it('has short sentences also in Pidgin where people say yes', () => {
  const path = join(__dirname, 'pidgin', 'consent.json');
  const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  // Pidgin has no measure of ease of its own; its words are counted as English ones are.
  const long = Object.entries(texts).filter(([, text]) => extentOf('en', text).longest > MOST_WORDS);
  expect(long).toEqual([]);
});

it('knows a learned sentence from a plain one in both languages', () => {
  const easeOf = (language: MeasuredLanguage, text: string) =>
    Math.round(readingEase(language, extentOf(language, text)));
  expect(easeOf('en', 'The cat sat on the mat.')).toBeGreaterThan(100);
  expect(easeOf('en', 'Unavailability of geolocation necessitates authorisation.')).toBeLessThan(0);
  expect(easeOf('fr', 'Le chat dort sur le lit.')).toBeGreaterThan(100);
  expect(easeOf('fr', 'L’indisponibilité de la géolocalisation nécessite une autorisation.')).toBeLessThan(
    30,
  );
});

it('reads the form of many of a plural, and a pause at a colon', () => {
  const text = 'Seen: {count, plural, one {# person} other {# people in all}}. Go on.';
  expect(extentOf('en', text)).toMatchObject({ words: 7, sentences: 3, longest: 4 });
});
