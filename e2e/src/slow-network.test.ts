import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { faultsIn, openBrowser, openPerson } from './testing/browser/browser';
import { see } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';

/** For this long after it has come to rest a page may show that it fetches more, ms. */
const WATCHED_MS = 4_000;

describe('On a slow network', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each([
    ['is slow', { effectiveType: '2g', saveData: false }],
    ['costs too much', { effectiveType: '4g', saveData: true }],
  ])('fetches nothing ahead for a visitor where it %s, and all once they read on', async (_why, network) => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await giveNetwork(page, network);
    const later = await scriptsAfterDrawing(page, '/');
    expect(later).toEqual([]);
    expect(await scriptsAfterDrawing(page, '/signin')).toEqual([]);
    await page.goto('/');
    await page.locator('#drawn').waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 600);
    await see(page.getByRole('heading', { name: 'On the road' }));
    await context.close();
  });

  it('queues the start that is tapped before the app is there', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await becomeCitizen(page);
    // The app remembers who was here last.
    await page.goto('/');
    await see(page.getByRole('button', { name: 'Account' }));
    const faults = faultsIn(context);
    let letGo = () => {};
    const tapped = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.js', (route) => tapped.then(() => route.fallback()));
    await page.goto('/', { waitUntil: 'commit' });
    const start = page.locator('#drawn').getByRole('main').getByRole('button', { name: 'Start Journey' });
    await start.click({ noWaitAfter: true });
    await see(page.locator('#drawn button[aria-busy=true]'));
    await see(page.locator('#drawn').getByRole('status').getByText('Loading'));
    await page.screenshot({ path: 'artefacts/start-queued.png' });
    letGo();
    await see(page.getByRole('dialog', { name: 'Start New Journey' }));
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function giveNetwork(page: Page, network: object): Promise<void> {
  await page.addInitScript((kind) => {
    const connection = Object.assign(new EventTarget(), kind);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, network);
}

/** Scripts that a page fetches once the app has drawn it. */
async function scriptsAfterDrawing(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('#drawn').waitFor({ state: 'detached' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      scripts.push(request.url());
    }
  });
  await page.waitForTimeout(WATCHED_MS);
  page.removeAllListeners('request');
  return scripts;
}
