import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn, read, ROOT } from './repository-files';

const DECISIONS = 'docs/decisions';
const MAX_PAGE_LINES = 120;
/** A page that a command writes is as long as what it lists, and says so in its first line. */
const GENERATED = /^<!-- Written by `npm run /;

const SOURCE = /\.(ts|tsx|mjs|cjs|md|graphql|yml|sh|html|css)$/;

const pages = filesIn('.', /\.md$/);
const sources = filesIn('.', SOURCE);

/** The page of each product decision by the name that code cites it by, such as `D5`. */
function productDecisions(): Map<string, string> {
  const rows = read(`${DECISIONS}/README.md`).matchAll(/^\| (D\d+) +\| \[[^\]]+\]\(([^)]+)\)/gm);
  return new Map([...rows].map(([, name = '', file = '']) => [name, path.join(DECISIONS, file)]));
}

describe('citations of decisions', () => {
  const known = productDecisions();

  it('resolve to pages that say which product decision they are', () => {
    const missing = [...known].filter(
      ([name, file]) => !existsSync(path.join(ROOT, file)) || !read(file).includes(`**${name}**`),
    );
    expect(known.size).toBeGreaterThanOrEqual(14);
    expect(missing).toEqual([]);
  });

  it('name no product decision that has no page', () => {
    // A single D with a number is nothing else in this repository; parts of identifiers have no word boundary.
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w#.-])D\d{1,2}(?![\w.-]*\w)/g)].map(([name]) => ({ file, name })),
    );
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('by number lead to a page too', () => {
    const numbers = sources.flatMap((file) =>
      [...read(file).matchAll(/\bdecision (\d{4})\b/gi)].map(([, number = '']) => ({ file, number })),
    );
    const pagesByNumber = new Set(readdirSync(path.join(ROOT, DECISIONS)).map((name) => name.slice(0, 4)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter(({ number }) => !pagesByNumber.has(number))).toEqual([]);
  });

  it('are in the list of decisions, each under a number of its own', () => {
    const files = readdirSync(path.join(ROOT, DECISIONS)).filter((name) => /^\d{4}-.+\.md$/.test(name));
    const index = read(`${DECISIONS}/README.md`);
    expect(files.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    expect(
      files.filter((name) => !read(`${DECISIONS}/${name}`).startsWith(`# ${name.slice(0, 4)}. `)),
    ).toEqual([]);
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
  });
});

describe('pages', () => {
  const short = pages.filter((file) => /^(docs\/|README|CONTRIBUTING)/.test(file));

  it('of docs/ and the first ones that a newcomer reads are short', () => {
    expect(short.length).toBeGreaterThan(30);
    const long = short
      .map((file) => ({ file, text: read(file) }))
      .filter(({ text }) => !GENERATED.test(text) && text.split('\n').length - 1 > MAX_PAGE_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('of the changelog are short, each release one', () => {
    const releases = read('CHANGELOG.md').split(/^(?=## \[)/m);
    expect(releases.length).toBeGreaterThan(1);
    expect(releases.filter((text) => text.split('\n').length - 1 > MAX_PAGE_LINES)).toEqual([]);
  });

  it('link only to what exists', () => {
    const links = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => ({
        file,
        link,
      })),
    );
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(({ file, link }) => !leadsSomewhere(file, link))).toEqual([]);
  });

  it('that code cites exist', () => {
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/`((?:docs|geodata)\/[\w./-]+\.md)`/g)].map(([, page = '']) => ({
        file,
        page,
      })),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ page }) => !existsSync(path.join(ROOT, page)))).toEqual([]);
  });
});

/** Whether a relative link of a page leads to a file or folder, and to a heading of it where it names one. */
function leadsSomewhere(page: string, link: string): boolean {
  const [target = '', heading] = link.split('#');
  const file = target === '' ? page : path.join(path.dirname(page), target);
  if (!existsSync(path.join(ROOT, file))) {
    return false;
  }
  return heading === undefined || headingsOf(file).includes(heading);
}

/** The anchors that a forge makes of the headings of a page. */
function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
