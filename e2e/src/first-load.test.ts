import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB_APP = resolve(__dirname, '../../frontend/dist');
/** Most that the document and the scripts of a first load may weigh, packed with brotli, in bytes. */
const FIRST_LOAD_BYTES = 133_000;
const HOME_BYTES = 300_000;
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

/** All files of a first load. */
function filesOf(document: string, wanted: readonly string[]): string[] {
  const later = wanted.flatMap((name) => scripts.later[name] ?? []);
  return [...new Set([`/${document}`, ...scripts.always, ...later])];
}

/** Bytes over the network for a file. */
function packedBytes(file: string): number {
  const path = join(WEB_APP, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

describe.each([
  ['the landing page', 'index.html', ['landing'], FIRST_LOAD_BYTES],
  ['the sign-in page', 'signin.html', ['sign-in'], FIRST_LOAD_BYTES],
  ['the home page', 'home.html', ['home', 'en-all'], HOME_BYTES],
])('the first load of %s', (_page, document, wanted, limitBytes) => {
  const files = filesOf(document, wanted);

  it(`weighs at most ${limitBytes / 1_000} kB`, () => {
    expect(files.length).toBeGreaterThan(3);
    const bytes = files.reduce((sum, file) => sum + packedBytes(file), 0);
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
