import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB_APP = resolve(__dirname, '../../frontend/dist');
/**
 * Most that the document and the scripts of a first load may weigh, packed with brotli, in bytes, by language: of a visitor, and of somebody
 * signed in. The aim for the latter is 200 kB (`npm run bench -- web`): what is reached stands here.
 */
const FIRST_LOAD_BYTES: Record<string, number> = { en: 85_000, fr: 85_000, pidgin: 85_000 };
const HOME_BYTES: Record<string, number> = { en: 252_000, fr: 258_200, pidgin: 255_500 };
/** The same until Start can be used, which is there with the document. */
const START_BYTES = 90_000;
const LANGUAGES = Object.keys(HOME_BYTES);
const LOCALES = resolve(__dirname, '../../frontend/src/locales/en');
/** The catalogues that come after the home page has been drawn (`compile-messages.ts`). */
const LATER_TEXTS = [
  'cases',
  'charts',
  'evidence',
  'export',
  'map',
  'pdf',
  'receipt',
  'reports',
  'settings',
  'voice',
];
/** A town that no other part of the app names. */
const GAZETTEER = /Ndikinim/;
/** Words that stand in what is fetched only where it is needed: tile map, PDF, chart, towns of the gazetteer, limits on the road. */
const HEAVY = {
  'the tile map': /maplibregl/,
  'the PDF': /PDFDocument|fontkit/,
  'the preview of PDFs': /GlobalWorkerOptions/,
  charts: /id:.charts\.speed/,
  'the gazetteer': GAZETTEER,
  'the legal limits': /uncertaintyM:/,
};

interface FirstScripts {
  always: string[];
  later: Record<string, string[]>;
}

const scripts: FirstScripts = JSON.parse(readFileSync(join(WEB_APP, '.vite/first-load.json'), 'utf8'));

/** All files of a first load, with the runtime of the page. */
function filesOf(document: string, wanted: readonly string[]): string[] {
  const runtime = wanted.includes('home') ? 'react' : 'preact';
  const later = [runtime, ...wanted].flatMap((name) => scripts.later[name] ?? []);
  return [...new Set([`/${document}`, ...scripts.always, ...later])];
}

/** Bytes over the network for a file. */
function packedBytes(file: string): number {
  const path = join(WEB_APP, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

describe.each([
  ['the landing page', 'index.html', 'landing', FIRST_LOAD_BYTES],
  ['the sign-in page', 'signin.html', 'sign-in', FIRST_LOAD_BYTES],
  ['the home page', 'home.html', 'home', HOME_BYTES],
])('the first load of %s', (_page, document, wanted, limits) => {
  const files = filesIn('en');

  function filesIn(language: string): string[] {
    return filesOf(document, [wanted, wanted === 'home' ? `${language}-home` : language]);
  }

  it.each(Object.entries(limits))('weighs in %s at most %d bytes', (language, limitBytes) => {
    expect(files.length).toBeGreaterThan(3);
    const bytes = filesIn(language).reduce((sum, file) => sum + packedBytes(file), 0);
    expect(bytes).toBeLessThanOrEqual(limitBytes);
  });

  it.each(Object.entries(HEAVY))('has nothing of %s', (_name, words) => {
    const holding = files.filter((file) => words.test(readFileSync(join(WEB_APP, file), 'utf8')));
    expect(holding).toEqual([]);
  });
});

it.each(Object.entries(HEAVY))('finds %s where it is fetched', (_name, words) => {
  const all = readdirSync(join(WEB_APP, 'assets')).filter((name) => name.endsWith('.js'));
  expect(all.filter((name) => words.test(readFileSync(join(WEB_APP, 'assets', name), 'utf8')))).not.toEqual(
    [],
  );
});

it('caches the gazetteer on the phone, in at most 60 kB', () => {
  const assets = readdirSync(join(WEB_APP, 'assets')).filter((name) => name.endsWith('.js'));
  const holding = assets.filter((name) =>
    GAZETTEER.test(readFileSync(join(WEB_APP, 'assets', name), 'utf8')),
  );
  expect(holding).toHaveLength(1);
  const worker = readFileSync(join(WEB_APP, 'sw.js'), 'utf8');
  for (const name of holding) {
    expect(packedBytes(`/assets/${name}`)).toBeLessThanOrEqual(60_000);
    expect(worker).toContain(name);
  }
});

it('has Start in the document of the home page, before any script', () => {
  const document = readFileSync(join(WEB_APP, 'home.html'), 'utf8');
  expect(document.match(/<button[^>]* data-queues="start"/g)).toHaveLength(LANGUAGES.length);
  expect(packedBytes('/home.html')).toBeLessThanOrEqual(START_BYTES);
});

it('says nothing on the home page whose text comes later', () => {
  const files = filesOf('home.html', ['home']);
  const code = files.map((file) => readFileSync(join(WEB_APP, file), 'utf8')).join('\n');
  const later = LATER_TEXTS.flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(LOCALES, `${name}.json`), 'utf8'))),
  );
  expect(later.length).toBeGreaterThan(100);
  expect(later.filter((id) => new RegExp(`id:.${id.replaceAll('.', '\\.')}[\`'"]`).test(code))).toEqual([]);
});

/** Fetched on the home page of a new citizen once it has come to rest. */
const AFTER_HOME = ['FamilySync', 'NumberReminder', 'ProveNumber', 'news'];

it.each(AFTER_HOME)('%s brings nothing of what other pages share', (name) => {
  const chunks = readdirSync(join(WEB_APP, 'assets')).filter((file) => file.startsWith(`${name}-`));
  const [script] = chunks.filter((file) => file.endsWith('.js'));
  expect(script).toBeDefined();
  expect(readFileSync(join(WEB_APP, 'assets', script ?? ''), 'utf8')).not.toMatch(
    /from\s?["']\.\/(more|sheet)-/,
  );
});
