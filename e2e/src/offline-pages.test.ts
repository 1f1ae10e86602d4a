import type { BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { phoneBrowser, type PhoneBrowser } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { persistedBytes, waitForPersisted } from './testing/browser/persisted-disk';
import { see, seeGone } from './testing/browser/see';
import { speedOften } from './testing/drives/speeding-history';

const PLATE = 'LT 452 AB';
const VEHICLE = { registrationNumber: PLATE, category: 'PRIVATE' } as const;
const UPDATED = /Last updated \d\d:\d\d/;

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A citizen who looks at the pages of yesterday where there is no network', () => {
  let server: AppServer;
  let phone: PhoneBrowser;
  let context: BrowserContext;
  let page: Page;
  let journeyPath: string;
  let mobileNumber: string;

  beforeAll(async () => {
    server = await startAppServer();
    phone = phoneBrowser(server.url);
    context = await phone.open();
    page = await context.newPage();
    const identity = await becomeCitizen(page);
    ({ mobileNumber } = identity);
    const journeys = [{ vehicle: VEHICLE, count: 2 }];
    await speedOften(server.url, identity, { journeys, untilMs: Date.now() - 600_000 });
  });

  afterAll(async () => {
    await phone?.remove();
    await server?.stop();
  });

  const main = () => page.getByRole('main');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });

  async function openFromMenu(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name }).click();
  }

  it('sees them once with a network, and they are on the phone, where nobody can read them', async () => {
    await page.goto('/reports');
    await main().getByRole('link', { name: 'View All Violations' }).click();
    await see(page.getByText('2 of 2 violations'));
    await tab('Journeys').click();
    await main().getByRole('link').filter({ hasText: PLATE }).click();
    await see(page.getByRole('heading', { name: PLATE }));
    await see(page.getByRole('slider', { name: 'Speed over time' }));
    journeyPath = new URL(page.url()).pathname;
    await page.goBack();
    await openFromMenu('My Profile');
    await see(page.getByText('This device'));
    const before = await persistedBytes(page);
    await tab('Speed').click();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    const bytes = await waitForPersisted(page, before);
    expect(bytes.length).toBeGreaterThan(2_000);
    expect(bytes).not.toContain(PLATE);
    expect(bytes).not.toContain(mobileNumber);
    await page.evaluate(() => navigator.serviceWorker.ready);
  });

  it('finds each of them after a start without a network, with the route, and how old it is', async () => {
    await context.setOffline(true);
    await page.close();
    page = await context.newPage();
    await page.goto('/journeys');
    await see(main().getByText(PLATE));
    await see(main().getByText(UPDATED));
    await main().getByRole('link').filter({ hasText: PLATE }).click();
    await see(page.getByRole('heading', { name: PLATE }));
    await see(main().getByText(UPDATED));
    await see(page.getByRole('slider', { name: 'Speed over time' }));
    await page.goto('/violations');
    await see(page.getByText(/^2 of 2 violations · Last updated \d\d:\d\d$/));
    await page.goto('/profile');
    await see(main().getByText(UPDATED));
    await see(page.getByText('This device'));
    await tab('Reports').click();
    await see(main().getByText(UPDATED));
    await see(main().getByRole('link', { name: 'View All Violations' }));
    await page.goto(`${journeyPath}1`);
    await see(page.getByRole('heading', { name: 'Not on this phone yet' }));
  });

  it('sees them new as soon as the server answers', async () => {
    await page.goto('/journeys');
    await see(main().getByText(UPDATED));
    await context.setOffline(false);
    await seeGone(main().getByText(UPDATED));
    await see(main().getByText(PLATE));
  });

  it('removes them at sign-out', async () => {
    await openFromMenu('Sign Out');
    await see(page.getByRole('heading', { name: 'Waka fine.' }));
    expect(await persistedBytes(page)).toBe('');
    await context.setOffline(true);
    await page.goto('/journeys');
    await see(page.getByRole('heading', { name: 'Waka fine.' }).or(page.getByText(/^Offline/)));
    expect(await page.getByText(PLATE).count()).toBe(0);
  });
});
