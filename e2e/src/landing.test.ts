import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, signInOnScreen } from './testing/citizen';
import { escapeFromDialog } from './testing/browser/focus';
import { axeFaults } from './gallery/shots/axe-faults';
import { driveOthers } from './gallery/scenes/past-drives';
import { markLoad, see, seeGone, textOf } from './testing/browser/see';

describe('A visitor', () => {
  let server: AppServer;
  /** Place where nobody drives: the public totals that a server sends first stand for an hour. */
  let empty: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, empty, browser] = await Promise.all([startAppServer(), startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), empty?.stop()]);
  });

  it('finds labelled samples and no accused before anybody has driven', async () => {
    const { page, context } = await openPerson(browser, { url: empty.url });
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'No Speed Demons' }));
    await see(page.getByText('Sample data'));
    for (const text of ['1,247', '89%', '24/7', '15,432', 'lives protected']) {
      await see(page.getByText(text, { exact: true }));
    }
    await context.close();
  });

  it.each([
    ['en', 'Start journey'],
    ['fr', 'Démarrer le trajet'],
    ['pidgin', 'Start waka'],
  ] as const)(
    'installs the app with shortcuts in the language that was chosen (%s)',
    async (language, first) => {
      const { page, context } = await openPerson(browser, { url: empty.url, language });
      await page.goto('/');
      const { data, errors } = await (await context.newCDPSession(page)).send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { id, shortcuts } = JSON.parse(data ?? '{}');
      expect([id, shortcuts[0].name]).toEqual(['/', first]);
      await context.close();
    },
  );

  it('gets the policy with the page and with workers, and scripts without a kilobyte of headers each', async () => {
    const assets = readdirSync(resolve(__dirname, '../../frontend/dist/assets'));
    const headersOf = async (name: RegExp): Promise<Headers> => {
      const found = assets.find((each) => name.test(each)) ?? '';
      return (await fetch(`${server.url}/assets/${found}`)).headers;
    };
    const script = await headersOf(/^first-.*\.js$/);
    expect([...script.keys()].filter((name) => /policy|frame|origin-agent/.test(name))).toEqual([
      'cross-origin-resource-policy',
    ]);
    expect(script.get('x-content-type-options')).toBe('nosniff');
    const { headers: page } = await fetch(server.url);
    const worker = await headersOf(/^pdf-worker-.*\.js$/);
    for (const headers of [page, worker]) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('is greeted with the worst vehicles, turns to the tips by swipe and keys, and chooses safety', async () => {
    await driveOthers(server.url, Date.now());
    const { page, context, faults } = await openPerson(browser, { url: server.url, isGreeted: true });
    await seeRanking(page);
    const greeting = page.getByRole('dialog', { name: 'Top violators' });
    await see(greeting.getByText('LT •••• ••'));
    expect(await greeting.getByRole('listitem').count()).toBe(3);
    expect(await axeFaults(page)).toEqual([]);

    await swipe(page, greeting.getByRole('listitem').first(), -40);
    await see(page.getByRole('dialog', { name: 'Top violators' }));
    await swipe(page, greeting.getByRole('listitem').first(), -60);
    const tips = page.getByRole('dialog', { name: 'Safety tips' });
    await see(tips);
    await page.keyboard.press('ArrowLeft');
    await see(greeting);
    await greeting.getByRole('button', { name: 'Next slide' }).click();
    await tips.getByRole('button', { name: 'I Choose Safety' }).click();
    await seeGone(page.getByRole('dialog'));

    await page.reload();
    await see(page.getByText('journeys followed'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves the greeting by keyboard alone, and goes on to sign-in', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, isGreeted: true });
    await page.goto('/');
    await see(page.getByRole('dialog'));
    await escapeFromDialog(page);
    await seeGone(page.getByRole('dialog'));
    await page.getByRole('link', { name: 'Get started' }).focus();
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { name: 'Sign in' }));
    await context.close();
  });

  it('is notified at a desk, in a notice of at most 420 px, that a PIN needs its number, and swipes it away', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Reset My PIN' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Phone Number Required' });
    await see(notice.getByText('Please enter your phone number first.'));
    expect((await notice.boundingBox())?.width).toBeLessThanOrEqual(420);
    await swipe(page, notice, 60);
    await seeGone(notice);
    await context.close();
  });

  it('reads true figures and masked plates, in three languages without a reload', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await page.goto('/');
    await see(page.getByText('journeys followed'));
    expect(await page.getByText('Sample data').count()).toBe(0);
    const rows = page.getByRole('list').filter({ hasText: 'CE •••• ••' }).getByRole('listitem');
    expect(await rows.count()).toBe(5);
    expect(await textOf(rows.first())).toBe('1No agency namedLT •••• ••High5 violations');
    const isFirstLoad = await markLoad(page);
    for (const [from, to, start] of [
      ['English', 'Français', 'Commencer'],
      ['Français', 'Pidgin', 'Make we start'],
    ] as const) {
      await page.getByRole('button', { name: from }).click();
      await page.getByRole('menuitem', { name: to }).click();
      await see(page.getByRole('link', { name: start }));
    }
    expect(await isFirstLoad()).toBe(true);
    await context.close();
  });

  it('sees when ranking and figures do not come, and gets them at the next try', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"Landing"') === true ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await see(page.getByText('The ranking could not be loaded. Please try again.'));
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await see(page.getByText('LT •••• ••'));
    await context.close();
  });

  it('reads the rules and the privacy page, and goes back to login', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    for (const [link, part] of [
      ['Terms', 'How speed is judged'],
      ['Privacy', 'Your rights'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('link', { name: link }).click();
      await see(page.getByRole('heading', { name: part }));
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Login' }).click();
      await see(page.getByRole('heading', { name: 'Sign in' }));
    }
    await context.close();
  });

  it('preserves path, question and place of a deep link through sign-in', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    await context.clearCookies();
    await page.goto('/journeys/12?x=1#y');
    await page.locator('#drawn').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Get started' }).click();
    await signInOnScreen(page, identity);
    await page.waitForURL(`${server.url}/journeys/12?x=1#y`);
    await context.close();
  });

  it('preserves them, and the number, when all is pressed before the scripts have come', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    await context.clearCookies();
    let letGo = () => {};
    const pressed = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.js', (route) => pressed.then(() => route.fallback()));
    await page.goto('/journeys/12?x=1#y', { waitUntil: 'commit' });
    await page.locator('#drawn').getByRole('link', { name: 'Get started' }).click({ noWaitAfter: true });
    await see(page.locator('#drawn').getByRole('heading', { name: 'Sign in' }));
    await page.locator('#drawn').getByLabel('Phone number').fill(identity.mobileNumber);
    await page.locator('#drawn').getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true });
    letGo();
    await see(page.getByRole('heading', { name: 'Enter your PIN' }));
    expect(page.url()).toBe(`${server.url}/signin`);
    await page.getByLabel('6-digit PIN').fill(identity.pin);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${server.url}/journeys/12?x=1#y`);
    await context.close();
  });

  it('changes the document on the way to sign-up and once signed in, and loses nothing by it', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const runtime = () => page.evaluate(() => document.documentElement.dataset.runtime);
    const { mobileNumber, pin } = await becomeCitizen(page);
    await context.clearCookies();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.locator('#drawn').waitFor({ state: 'detached' });
    expect(await runtime()).toBe('preact');
    const isFirstLoad = await markLoad(page);
    await page.getByRole('link', { name: 'Get started' }).click();
    await page.getByLabel('Phone number').fill(mobileNumber);
    expect(await isFirstLoad()).toBe(true);
    expect(scripts.filter((path) => /\/assets\/preact-/.test(path))).not.toEqual([]);
    expect(scripts.filter((path) => /\/assets\/react-/.test(path))).toEqual([]);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.waitForURL(`${server.url}/signup`);
    await see(page.getByLabel('Phone number'));
    expect(await page.getByLabel('Phone number').inputValue()).toBe(mobileNumber);
    expect(await runtime()).toBe('react');
    await page.goBack();
    await page.reload();
    await signInOnScreen(page, { mobileNumber, pin });
    await see(page.getByText('Welcome', { exact: true }));
    expect(await runtime()).toBe('react');
    expect(page.url()).toBe(`${server.url}/`);
    await context.close();
  });

  it('signs in where the browser stores nothing', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    await context.clearCookies();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get: () => null });
    });
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.goto('/signin');
    await signInOnScreen(page, identity);
    expect(page.url()).toBe(`${server.url}/`);
    expect(documents).toBe(1);
    await page.goto('/signin');
    await see(page.getByRole('navigation', { name: 'Main pages' }));
    expect(documents).toBe(2);
    await context.close();
  });

  it('sees as a citizen who is signed in where, and ends the other session', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const { mobileNumber, pin } = await becomeCitizen(page);
    const other = await openPerson(browser, { url: server.url });
    await other.page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode: pin } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await see(page.getByText('This device'));
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await see(page.getByText('1 other session ended'));
    expect((await other.page.request.get('/api/auth/me')).status()).toBe(401);
    expect(await axeFaults(page)).toEqual([]);
    await other.context.close();
    await context.close();
  });
});

/** Opens the landing page until the ranking has somebody: the server remembers an empty one for some seconds. */
async function seeRanking(page: Page): Promise<void> {
  const isThere = page.getByRole('dialog').getByText('LT •••• ••');
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    await page.goto('/');
    await see(page.getByRole('dialog').getByText(/No Speed Demons|5\sviolations/));
    if ((await isThere.count()) > 0) {
      return;
    }
  }
}

/** Lets a finger go down on something, and up again so many px further to the right. */
async function swipe(page: Page, on: Locator, byPx: number): Promise<void> {
  const box = await on.boundingBox();
  if (box === null) {
    throw new Error('There is nothing to swipe');
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 5 });
  await page.mouse.up();
}
