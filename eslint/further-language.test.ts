import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, runNodeIn } from './repository-copy';

const TSC = 'node_modules/typescript-7/bin/tsc';
const LIST = 'domain/src/people/languages.ts';
const LOCALES = 'frontend/src/locales';
const LINE = `  toy: { name: 'Töy', english: 'Toy', short: 'TOY', tag: 'art-x-toy', formats: 'en-CM', instead: ['en'] },\n`;
/** Tests of the texts, which ask every language of the list for complete catalogues. */
const CATALOGUE_TESTS = [
  ...['src/locales/(catalogues|generated-texts|writing)', 'src/(texts|notify)/', 'people/languages'],
  ...['places/place-texts', 'violations/proof-texts'],
];

let copy: string;
const inCopy = (...args: string[]) => runNodeIn(copy, args);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The steps of docs/how-to-add.md, and no other change of a file. */
beforeAll(() => {
  copy = copyRepository();
  const list = readFileSync(path.join(copy, LIST), 'utf8');
  writeFileSync(path.join(copy, LIST), list.replace('} as const satisfies', `${LINE}} as const satisfies`));
  mkdirSync(path.join(copy, LOCALES, 'toy'));
  for (const name of readdirSync(path.join(copy, LOCALES, 'en'))) {
    const english: Record<string, string> = JSON.parse(
      readFileSync(path.join(copy, LOCALES, 'en', name), 'utf8'),
    );
    const toy = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, inToy(text)]));
    writeFileSync(path.join(copy, LOCALES, 'toy', name), JSON.stringify(toy, null, 2));
  }
  inCopy('--conditions=source', 'scripts/texts.mjs');
  inCopy(TSC, '-b', 'backend/tsconfig.build.json');
  writeFileSync(path.join(copy, 'schema.graphql'), inCopy('backend/dist/transport/graphql/print-schema.js'));
  inCopy('scripts/codegen.mjs');
});

/** English as long as it was, with other vowels; texts that format a value stay. */
function inToy(text: string): string {
  return /\{\w+,/.test(text)
    ? text
    : text.replace(/\{\w+\}|<\/?\w+>|[eo]/g, (found) => ({ e: 'ë', o: 'ö' })[found] ?? found);
}

it.each(['domain', 'backend', 'frontend'])('a fourth language passes the compiler in %s', (room) => {
  expect(inCopy(TSC, '--noEmit', '-p', room)).toBe('');
});

it('a fourth language is in the API, in texts of alerts too', () => {
  const schema = readFileSync(path.join(copy, 'schema.graphql'), 'utf8');
  expect(schema).toMatch(/enum LanguageChoice \{[^}]*TOY/);
  expect(schema).toMatch(/type AlertBroadcast \{[^}]*\n {2}toy: AlertText!/);
  expect(schema).toMatch(/input BroadcastAlertInput \{[^}]*\n {2}textToy: String/);
});

it('a fourth language says notifications, places and proofs', () => {
  const script = `
    const { notificationText } = require('@wakafine/domain/notify/notification-texts');
    const { placeText } = require('@wakafine/domain/places/place-texts');
    const { limitText } = require('@wakafine/domain/violations/proof-texts');
    const town = { limitKmh: 60, limitZone: 'TOWN', limitPlace: 'Loum', limitSource: '', isLimitConfirmed: false };
    console.log(JSON.stringify([
      notificationText({ kind: 'DATA_LOOK', look: 'PLATE' }, 'TOY').body,
      placeText({ relation: 'AWAY', road: 'N3', km: 4, direction: 'N', town: 'Loum' }, 'TOY'),
      limitText(town, 'TOY'),
    ]));`;
  expect(JSON.parse(inCopy('-e', script))).toEqual([
    'Yöur platë was shöwn in full.',
    'N3, 4 km nörth öf Loum',
    'Limit\u00a060 (Loum, töwn), nöt cönfirmëd yët',
  ]);
});

it('a fourth language passes the tests of the texts', () => {
  const args = ['--selectProjects', 'domain', 'frontend', '--ci', '--testPathPatterns', ...CATALOGUE_TESTS];
  expect(() => inCopy('node_modules/jest/bin/jest.js', ...args)).not.toThrow();
});
