import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { askGraphql } from './testing/incident-calls';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { driveUntilSign } from './testing/drives/drive-until-sign';
import { driveToEdea } from './testing/drives/road-drive';
import { see, seeGone } from './testing/browser/see';

/** Longer than the way takes on the road. */
const OPEN_ROAD = 'Limit 110 (open road)';
const IN_TOWN = 'Limit 60 (Edéa, town)';
const FOR_BUSES = 'Limit 90 (open road)';
const RECORDS = `{ violations(filter: { scope: MINE }) { edges { node {
  limitKmh limitPlace limitZone isLimitConfirmed isWithdrawn registrationNumber } } } }`;

interface Limited {
  limitKmh: number;
  limitPlace: string | null;
  limitZone: string;
  isLimitConfirmed: boolean;
  registrationNumber: string;
}

const WARNED_WITHIN_MS = 120_000;

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A driver on the N3, under the confirmed limits of the register', () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let stage: Locator;
  let faults: string[];

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ DEMO: '1', LIMIT_BASIS: 'register', SERVICE_AREA: 'cameroon' }),
      openBrowser(),
    ]);
    ({ page, faults } = await openPerson(browser, { url: server.url, isAppCached: true }));
    stage = page.getByRole('region', { name: 'Driving' });
    await installReceiver(page);
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const sign = (name: string) => stage.getByRole('img', { name, exact: true });

  async function recordsOf(plate: string): Promise<Limited[]> {
    const { violations } = await askGraphql<{ violations: { edges: { node: Limited }[] } }>(
      page.request,
      RECORDS,
    );
    return violations.edges
      .map(({ node }) => node)
      .filter(({ registrationNumber }) => registrationNumber === plate);
  }

  async function end(): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('button', { name: 'Close the receipt' }).click();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  }

  it('shows the sign of the open road and then that of the town, as they come', async () => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await startOnScreen(page, 'LT 601 ED');
    const drive = driveToEdea(3_000, Date.now());
    await driveUntilSign(page, drive, { speedKmh: 48, name: OPEN_ROAD });
    expect(await stage.textContent()).not.toContain('not confirmed');
    await see(stage.getByText('Safe', { exact: true }));
    await playReadings(page, drive.stage(76, 12));
    await see(sign(OPEN_ROAD));
    await see(stage.getByText('Danger', { exact: true }));
    // It is shown for some seconds only, which pass while a slow machine looks at the sign.
    const warning = page.getByRole('alert', { name: 'Speed alerts' }).getByText('Slow down now!').first();
    const warned = warning.waitFor({ state: 'visible', timeout: WARNED_WITHIN_MS });
    await Promise.all([warned, driveUntilSign(page, drive, { speedKmh: 76, name: IN_TOWN })]);
    expect(await sign(IN_TOWN).textContent()).toBe('60');
    await see(stage.getByText('Edéa, town'));
    await playReadings(page, drive.stage(76, 30));
    await playReadings(page, drive.stage(0, 6));
    await seeGone(stage);
    await end();
  });

  it('says that same limit in the sentence of the violation and in its record, and accuses nobody on the open road', async () => {
    await page.getByRole('link', { name: 'Journeys' }).click();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await see(page.getByText(/At least \d\d\skm\/h over \d+\ss\. Limit\s60 \(Edéa, town\)\.$/));
    expect(await recordsOf('LT 601 ED')).toEqual([
      expect.objectContaining({
        ...{ limitKmh: 60, limitPlace: 'Edéa', limitZone: 'TOWN', isLimitConfirmed: true },
      }),
    ]);
  });

  it('shows a bus the limit of its class with no network from before its start, and the server judges by it later', async () => {
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
    await dialog.getByText('Bus', { exact: true }).click();
    await dialog.getByLabel('Registration number').fill('LT 602 ED');
    await dialog.getByRole('button', { name: 'Start Journey' }).click();
    await see(page.getByRole('heading', { name: 'Live journey' }));
    const drive = driveToEdea(3_800, Date.now());
    await driveUntilSign(page, drive, { speedKmh: 48, name: FOR_BUSES });
    await playReadings(page, drive.stage(98, 30));
    await see(sign(FOR_BUSES));
    await playReadings(page, drive.stage(0, 6));
    await seeGone(stage);
    await page.context().setOffline(false);
    await see(page.getByText(/^Everything sent/));
    await end();
    expect(await recordsOf('LT 602 ED')).toEqual([
      expect.objectContaining({
        ...{ limitKmh: 90, limitPlace: null, limitZone: 'OPEN_ROAD', isLimitConfirmed: true },
      }),
    ]);
  });

  it('has made no page complain', () => {
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
