import type { Browser, BrowserContext } from 'playwright-core';
import { openPerson } from '@wakafine/e2e/testing/browser/browser';
import { becomeCitizen } from '@wakafine/e2e/testing/citizen';
import { freshIdentity } from '@wakafine/simulator/identity';
import { openSlowPage, type SlowPage } from './slow-page';

const PATIENCE_MS = 30_000;

/** Cost of one visit, in milliseconds since the start of the navigation and bytes over the network. */
export interface Visit {
  readonly firstPaintMs: number;
  /** Time when one could do what the page is for. */
  readonly usableMs: number;
  /** Time when the app had followed what was done then; the same where it is done at once. */
  readonly followedMs: number;
  /** Up to the time of use. */
  readonly bytesToUse: number;
  /** Until the network was silent. */
  readonly bytesInAll: number;
  /** Up to then, without headers. */
  readonly bodyBytesToUse: number;
  /** Until the network was silent, without headers. */
  readonly bodyBytesInAll: number;
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

/** A stranger opens the sign-in page, types a number as soon as there is a field, and has it taken. */
export async function visitSignIn(browser: Browser, url: string): Promise<Visit> {
  const { mobileNumber } = freshIdentity();
  return inContext(await strangerOf(browser, url), async ({ page }) => {
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.waitForSelector('#mobileNumber', { timeout: PATIENCE_MS });
    await page.focus('#mobileNumber');
    await page.keyboard.type(mobileNumber);
    // Until the app has taken over, the button of the drawn page can do nothing.
    await page.waitForSelector('#root form button[type=submit]', { timeout: PATIENCE_MS });
    await page.evaluate(() => document.querySelector<HTMLElement>('#root form button[type=submit]')?.click());
    await page.waitForSelector('input[name=pin]', { timeout: PATIENCE_MS });
  });
}

/** A citizen who is signed in opens the home page with an empty cache, and once more with what that left. */
export async function visitHome(browser: Browser, url: string): Promise<{ first: Visit; again: Visit }> {
  const context = await strangerOf(browser, url);
  const page = await context.newPage();
  await becomeCitizen(page);
  // The app remembers who was here last; the cache is emptied, so that all it is made of must come again.
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  const first = await visit(context, seeHome);
  const again = await visit(context, seeHome);
  await context.close();
  return { first, again };
}

/**
 * Start is of use when a tap on it is accepted: the button of the document queues it and is busy from then on, that of the app
 * opens the dialog. It is followed when the dialog is there.
 */
async function seeHome({ page }: SlowPage): Promise<() => Promise<void>> {
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.getByRole('main').getByRole('button', { name: 'Start Journey' });
  await start.first().click({ timeout: PATIENCE_MS, noWaitAfter: true });
  const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
  await page.locator('#drawn button[aria-busy=true]').or(dialog).first().waitFor({ timeout: PATIENCE_MS });
  return () => dialog.waitFor({ timeout: PATIENCE_MS });
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

async function visit(
  context: BrowserContext,
  act: (slow: SlowPage) => Promise<(() => Promise<void>) | void>,
): Promise<Visit> {
  const slow = await openSlowPage(context);
  const follow = await act(slow);
  const usableMs = await slow.elapsedMs();
  const bytesToUse = slow.wireBytes();
  const bodyBytesToUse = slow.bodyBytes();
  await follow?.();
  const followedMs = await slow.elapsedMs();
  await slow.settle();
  const result = {
    firstPaintMs: Math.round(await slow.firstPaintMs()),
    usableMs: Math.round(usableMs),
    followedMs: Math.round(followedMs),
    bytesToUse,
    bytesInAll: slow.wireBytes(),
    bodyBytesToUse,
    bodyBytesInAll: slow.bodyBytes(),
  };
  await slow.page.close();
  return result;
}
