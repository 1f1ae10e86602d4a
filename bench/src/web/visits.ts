import type { Browser, BrowserContext } from 'playwright-core';
import { openPerson } from '@wakafine/e2e/browser';
import { becomeCitizen } from '@wakafine/e2e/citizen';
import { freshIdentity } from '@wakafine/simulator/identity';
import { openSlowPage, type SlowPage } from './slow-page';

const PATIENCE_MS = 30_000;
const STEP_MS = 25;

/** What one visit took, in milliseconds since the start of the navigation and bytes over the network. */
export interface Visit {
  readonly firstPaintMs: number;
  /** When one could do what the page is for. */
  readonly usableMs: number;
  /** Up to then. */
  readonly bytesToUse: number;
  /** Until the network was silent. */
  readonly bytesInAll: number;
  readonly scriptBytes: number;
}

/** A stranger opens the landing page; it is of use when its way in answers without loading another page. */
export async function visitLanding(browser: Browser, url: string): Promise<Visit> {
  return inContext(await strangerOf(browser, url), async (slow) => {
    await slow.page.goto('/', { waitUntil: 'commit' });
    await slow.page.waitForFunction(() =>
      document.getElementById('root')?.querySelector('a[href="/signin"]'),
    );
  });
}

/** A stranger opens the sign-in page, types a number as soon as there is a field, and presses Continue until it answers. */
export async function visitSignIn(browser: Browser, url: string): Promise<Visit> {
  const { mobileNumber } = freshIdentity();
  return inContext(await strangerOf(browser, url), async ({ page }) => {
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.waitForSelector('#mobileNumber', { timeout: PATIENCE_MS });
    await page.focus('#mobileNumber');
    await page.keyboard.type(mobileNumber);
    const pin = page.locator('input[name=pin]');
    const deadlineMs = performance.now() + PATIENCE_MS;
    while ((await pin.count()) === 0 && performance.now() < deadlineMs) {
      await page.evaluate(() => document.querySelector<HTMLElement>('form button[type=submit]')?.click());
      await page.waitForTimeout(STEP_MS);
    }
  });
}

/** A citizen who is signed in opens the home page with an empty cache, and once more with what that left. */
export async function visitHome(browser: Browser, url: string): Promise<{ first: Visit; again: Visit }> {
  const context = await strangerOf(browser, url);
  const page = await context.newPage();
  await becomeCitizen(page);
  await page.close();
  const first = await visit(context, seeHome);
  const again = await visit(context, seeHome);
  await context.close();
  return { first, again };
}

async function seeHome({ page }: SlowPage): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.getByRole('main').getByRole('button', { name: 'Start Journey' });
  await start.waitFor({ timeout: PATIENCE_MS });
}

async function strangerOf(browser: Browser, url: string): Promise<BrowserContext> {
  const { context, page } = await openPerson(browser, { url });
  await page.close();
  return context;
}

async function inContext(context: BrowserContext, act: (slow: SlowPage) => Promise<void>): Promise<Visit> {
  const result = await visit(context, act);
  await context.close();
  return result;
}

async function visit(context: BrowserContext, act: (slow: SlowPage) => Promise<void>): Promise<Visit> {
  const slow = await openSlowPage(context);
  await act(slow);
  const usableMs = await slow.elapsedMs();
  const bytesToUse = slow.wireBytes();
  await slow.settle();
  const result = {
    firstPaintMs: Math.round(await slow.firstPaintMs()),
    usableMs: Math.round(usableMs),
    bytesToUse,
    bytesInAll: slow.wireBytes(),
    scriptBytes: slow.scriptBytes(),
  };
  await slow.page.close();
  return result;
}
