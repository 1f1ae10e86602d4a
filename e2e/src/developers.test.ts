import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { enterOn, seeFocus } from './testing/browser/focus';
import { see } from './testing/browser/see';

const run = promisify(execFile);

const WEB_APP = resolve(__dirname, '../../frontend/dist');
/** Most that the explorer may weigh with all that it fetches, packed with brotli, bytes. */
const EXPLORER_BYTES = 700_000;
/** A page that has fetched nothing for so long fetches nothing more by itself, ms. */
const QUIET_MS = 1_500;
/** A word that only the code of the editor has. */
const EDITOR = /cm-activeLine/;
/** A developer has the first answer within this time of the link on the landing page, ms. */
const FIRST_ANSWER_MS = 60_000;
/** A little longer than the editor waits before Enter accepts a completion, ms. */
const READ_MS = 150;
const OPERATION = /^Operation\. Escape/;
/** Asks for what anyone may see, with two fields. */
const QUERY = '{ speedThresholds { caution warning danger } transportAgencies }';

describe('A developer', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('has a first answer within a minute of the link on the landing page, by the command as it is copied', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Developers' });
    await see(link);
    const begunAt = Date.now();
    await link.click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    const command = await pastedText(context);
    const answer = await printedBy(command);
    expect(JSON.parse(answer)).toMatchObject({ data: { statistics: { totalJourneys: 0 } } });
    expect(Date.now() - begunAt).toBeLessThan(FIRST_ANSWER_MS);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await see(page.getByText(/"totalJourneys": 0/));
    await see(page.getByText(/^Cost 1 point of 200/));
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes on from the first call in the explorer, which runs it too', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/developers');
    await page.getByRole('link', { name: 'Open in the explorer' }).click();
    // The page that leads here has a button of this name too.
    await see(page.getByText('Press Ctrl Enter to run.'));
    await page.getByRole('button', { name: /^Run/ }).click();
    await see(page.getByText('"totalJourneys"'));
    await see(page.getByText(/^200 · /));
    await see(page.getByText(/Cost 1 point of/));
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is asked before an operation changes data, also by keys, and nothing is sent before the answer', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto(`/developers/explorer?query=${encodeURIComponent('mutation { signOut }')}`);
    await see(page.getByText(/It changes data/));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.getByRole('textbox', { name: OPERATION }).click();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Change data for real?' });
    await see(dialog);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(sent.join()).not.toContain('signOut');
    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('button', { name: 'Change data' }).click();
    await see(page.getByText(/^200 · /));
    expect(sent.join()).toContain('signOut');
    await context.close();
  });

  it('writes with completion and costs, runs by keys, and leaves the editor by Escape and Tab', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto(`/developers/explorer?query=${encodeURIComponent(QUERY)}`);
    const editor = page.getByRole('textbox', { name: OPERATION });
    await see(page.getByText('Cost 1 point before it runs'));
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('{ statis');
    await see(page.getByRole('option', { name: /statistics.*Statistics!.*cost 1/ }));
    await acceptFirst(page);
    await page.keyboard.type(' { totalJ');
    await see(page.getByRole('option', { name: /totalJourneys/ }));
    await acceptFirst(page);
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('"totalJourneys"'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await editor.evaluate((field) => field.contains(document.activeElement))).toBe(false);
    await page.getByRole('tab', { name: 'Table' }).click();
    await see(page.getByRole('columnheader', { name: 'totalJourneys' }));
    await page.getByRole('button', { name: 'History' }).click();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loads the explorer where it is opened alone, in at most 700 kB', async () => {
    const elsewhere: string[] = [];
    for (const path of ['/', '/developers', '/developers/schema', '/developers/rest']) {
      elsewhere.push(...(await assetsOf(browser, { url: server.url, path })));
    }
    expect(elsewhere.filter(isOfEditor)).toEqual([]);
    const path = `/developers/explorer?query=${encodeURIComponent(QUERY)}`;
    const assets = await assetsOf(browser, { url: server.url, path });
    expect(assets.filter(isOfEditor)).not.toEqual([]);
    const schema = await fetch(new URL('/graphql/schema.graphql', server.url));
    const schemaBytes = brotliCompressSync(await schema.text()).length;
    const bytes = assets.reduce((sum, asset) => sum + packedBytes(asset), schemaBytes);
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(EXPLORER_BYTES);
  });

  it('sees events live, and stops them', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/developers/explorer?example=Subscription.settingsChanged');
    await page.getByRole('button', { name: /^Run/ }).click();
    await see(page.getByText('Live. Nothing yet'));
    await page.getByRole('button', { name: 'Stop' }).click();
    await see(page.getByText('Ended. No event'));
    await context.close();
  });

  it('is led from the address of GraphQL to the explorer, with what it asks for', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, viewport: PHONE });
    await page.goto(`/graphql?query=${encodeURIComponent(QUERY)}`);
    await see(page.getByRole('textbox', { name: OPERATION }));
    expect(new URL(page.url()).pathname).toBe('/developers/explorer');
    await see(page.getByText('speedThresholds'));
    await page.getByRole('button', { name: /^Run/ }).click();
    await see(page.getByText('"caution"'));
    expect(await axeFaults(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBe(false);
    await context.close();
  });

  it('searches the reference, reads a scope and goes to the keys with nothing but a keyboard', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/developers/schema');
    const search = page.getByRole('searchbox', { name: 'Search types and fields' });
    await see(search);
    await page.keyboard.press('/');
    await seeFocus(page, search);
    await page.keyboard.type('fleet:read');
    const hit = page.getByRole('link', { name: /^Query\.agencyCases\b/ }).first();
    await see(hit);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await seeFocus(page, search);
    await page.keyboard.press('Escape');
    expect(await search.inputValue()).toBe('');
    await page.keyboard.type('agencyCases');
    await page.keyboard.press('ArrowDown');
    await seeFocus(page, hit);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/developers/schema/Query#agencyCases');
    const field = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'agencyCases' }) });
    await seeFocus(page, field.first());
    await see(field.first().getByText('fleet:read'));
    expect(await axeFaults(page)).toEqual([]);
    // From the field on, Tab goes through it in order, and what it lands on can be seen.
    await enterOn(page, field.first().getByRole('link', { name: 'Keys and scopes' }));
    await see(page.getByRole('heading', { level: 1, name: 'Keys' }));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('prints a type alone, black on white, with the whole of its examples', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/developers/schema/Subscription');
    const example = page.getByRole('group', { name: 'Example' }).first();
    await see(example);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Open in the explorer' }).first().isVisible()).toBe(false);
    const look = await example.evaluate((code) => {
      const { color, backgroundColor, whiteSpace } = getComputedStyle(code);
      return { color, backgroundColor, whiteSpace, isWhole: code.scrollWidth <= code.clientWidth };
    });
    expect(look).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      whiteSpace: 'pre-wrap',
      isWhole: true,
    });
    await context.close();
  });

  it.each([
    ['/developers/start', 'Quick start'],
    ['/developers/changes', 'Changes'],
    ['/developers/errors', 'Errors'],
    ['/developers/schema', 'Schema'],
    ['/developers/schema/Violation', 'Schema'],
    ['/developers/schema/Query', 'Schema'],
    ['/api/docs', 'REST reference'],
  ])('reads %s on a phone, without faults', async (path, title) => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: PHONE });
    await page.goto(path);
    await see(page.getByRole('heading', { name: title, level: 1 }));
    await see(page.getByRole('heading', { level: 2 }).first());
    // The strip of pages has scrolled to the one that is shown.
    const menu = page.getByRole('navigation', { name: 'Pages for developers' });
    const { x = -1, width = 0 } = (await menu.locator('[aria-current=page]').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    expect(await axeFaults(page)).toEqual([]);
    expect(await widerThanScreen(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Scripts, styles and fonts that a page fetches until nothing more comes, as paths in the build; the document first. */
async function assetsOf(
  browser: Browser,
  { url, path }: { readonly url: string; readonly path: string },
): Promise<string[]> {
  const { page, context } = await openPerson(browser, { url, viewport: DESKTOP });
  const fetched = new Set<string>(['/index.html']);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (existsSync(join(WEB_APP, pathname)) && pathname.startsWith('/assets/')) {
      fetched.add(pathname);
    }
  });
  await page.goto(path);
  if (path.includes('explorer')) {
    await see(page.getByRole('textbox', { name: OPERATION }));
  }
  for (let known = 0; known < fetched.size;) {
    known = fetched.size;
    await page.waitForTimeout(QUIET_MS);
  }
  await context.close();
  return [...fetched];
}

function isOfEditor(asset: string): boolean {
  return asset.endsWith('.js') && EDITOR.test(readFileSync(join(WEB_APP, asset), 'utf8'));
}

/** Bytes of a file as the server sends it: packed with brotli, where the build has packed it. */
function packedBytes(asset: string): number {
  const file = join(WEB_APP, asset);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Accepts the completion that is marked: the editor takes keys for it once a person could have read it. */
async function acceptFirst(page: Page): Promise<void> {
  await page.waitForTimeout(READ_MS);
  await page.keyboard.press('Enter');
}

/** The text on the clipboard, pasted into a page that may read it. */
async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea autofocus></textarea>');
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.press('Control+v');
  const text = await field.inputValue();
  await page.close();
  return text;
}

/** Output of a command, run by a shell as it stands. */
async function printedBy(command: string): Promise<string> {
  const { stdout } = await run('sh', ['-c', command]);
  return stdout;
}

function widerThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
