import type { Browser, Locator, Page } from 'playwright-core';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import type { Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { see, seeGone, textOf } from './testing/browser/see';

const HOUR_MS = 3_600_000;
const DOUALA = { lat: 4.0511, lng: 9.7679 };
/** As somebody may type them who means to break the page. */
const PLATE = 'LT "4" <b>ق</b> 🚌';
const AGENCY = `O'Reilly & <i>خط السلامة</i>`;
/** More than a page of 20, each a stretch of its own; the last one is the newest. */
const SPEEDS_KMH = [...Array.from({ length: 21 }, (_, index) => 56 + (index % 3) * 6), 66, 86.5];

describe('Violations', () => {
  let server: AppServer;
  let browser: Browser;
  /** Of the citizen who drove too fast. */
  let page: Page;
  let faults: readonly string[];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    ({ page, faults } = await openPerson(browser, { url: server.url }));
    await driveTooFast(await becomeCitizen(page));
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Drives some hours ago through the API, too fast as often as there are speeds. */
  async function driveTooFast(identity: Identity): Promise<void> {
    const phone = createPhone({ url: server.url });
    await phone.signIn(identity);
    const startedAtMs = Date.now() - 5 * HOUR_MS;
    const drive = stagedDrive(DOUALA, startedAtMs);
    const readings = SPEEDS_KMH.flatMap((kmh) => {
      drive.rest();
      return [...drive.stage(kmh, 30), ...drive.stage(20, 6)];
    });
    const fixes = fixesOf(readings);
    const endedAtMs = fixes.at(-1)?.recordedAtMs ?? startedAtMs;
    const vehicle = { vehicleType: 'BUS', registrationNumber: PLATE, category: 'PUBLIC' } as const;
    const start = { ...vehicle, transportAgency: AGENCY, startedAtMs };
    await driveJourney(phone, start, fixes, { batchSize: 1_000, endedAtMs });
  }

  it('are listed page by page, reported, looked at in full and made a report of', async () => {
    await page.goto('/violations');
    const main = page.getByRole('main');
    await see(main.getByText(`20 of ${SPEEDS_KMH.length} violations`));
    const newest = main.getByRole('listitem').first();
    expect(await textOf(newest)).toMatch(/^86 km\/hSevere/);
    expect(await newest.locator('bdi').allTextContents()).toEqual([PLATE, AGENCY]);
    await browseByKeyboard(page, main);
    await narrowDown(page, main);
    await report(page, newest);
    await lookAtDetails(page, newest);
    // The browser logs the request that was cut off.
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  it('open over the page that leads to them, and strangers see that they are not theirs', async () => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Real-Time Violation Zones' });
    await panel.getByRole('link', { name: /^View Details: Danger, 86/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Violation Details' });
    await see(sheet.getByText('Viewing details for violation #'));
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(/^\/violations\/\d+$/);
    await sheet.getByRole('link', { name: 'Show on the route' }).click();
    await seeGone(sheet);
    expect(new URL(page.url()).hash).toBe(`#violation-${pathname.split('/').at(-1)}`);
    await see(page.getByRole('slider', { name: 'Moment of the journey' }));

    const stranger = await openPerson(browser, { url: server.url });
    await becomeCitizen(stranger.page);
    await stranger.page.goto(pathname);
    await see(stranger.page.getByText('This violation was not found, or it is not yours.'));
    await stranger.page.keyboard.press('Escape');
    await see(stranger.page.getByText('No speed violations recorded. Keep driving safely!'));
    expect(new URL(stranger.page.url()).pathname).toBe('/violations');
    await stranger.context.close();
  });
});

/** Loads the second page with keys alone; the focus goes on at its first card. */
async function browseByKeyboard(page: Page, main: Locator): Promise<void> {
  await main.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await see(main.getByText(`${SPEEDS_KMH.length} of ${SPEEDS_KMH.length} violations`));
  const firstOfNext = main.getByRole('link', { name: /^View Details/ }).nth(20);
  await page.waitForFunction((link) => document.activeElement === link, await firstOfNext.elementHandle());
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await see(
    page.getByRole('dialog', { name: 'Violation Details' }).getByRole('heading', { name: 'Vehicle' }),
  );
  await page.goBack();
  await seeGone(page.getByRole('dialog'));
  await see(main.getByText(`${SPEEDS_KMH.length} of ${SPEEDS_KMH.length} violations`));
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(200);
}

/** Chooses a severity, which the address stores, and all of them again. */
async function narrowDown(page: Page, main: Locator): Promise<void> {
  await main.getByText('Severe', { exact: true }).first().click();
  await see(main.getByText('1 of 1 violation'));
  expect(new URL(page.url()).search).toBe('?severity=severe');
  await main.getByText('All', { exact: true }).click();
  await see(main.getByText(`of ${SPEEDS_KMH.length} violations`));
}

/** Fails once, says so, and then notifies the authority. */
async function report(page: Page, card: Locator): Promise<void> {
  const json = { errors: [{ message: 'Broken.', extensions: { code: 'INTERNAL' } }] };
  await page.route('**/graphql', (route) => route.fulfill({ json }), { times: 1 });
  await card.getByRole('button', { name: /^Report:/ }).click();
  await see(card.getByRole('alert').getByText('Failed to report violation. Please try again.'));
  await card.getByRole('button', { name: /^Report:/ }).click();
  await see(page.getByText('Violation Reported'));
  const reported = card.getByRole('button', { name: /^Reported:/ });
  await see(reported);
  expect(await reported.isDisabled()).toBe(true);
}

/** Reads the sheet, has a report made, which the server then has, and closes it with Back. */
async function lookAtDetails(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link', { name: /^View Details/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Violation Details' });
  await see(sheet.getByRole('heading', { name: 'Fine' }));
  const said = await textOf(sheet);
  expect(said).toMatch(/Highest speed86 km\/h/);
  expect(said).toMatch(/StatusResolved/);
  expect(said).toMatch(/Reported to the authorityYes/);
  expect(said).toMatch(/Location\d+ km .* of Dibombari/);
  expect(said).toMatch(/[\d,]+ FCFA/);
  expect(said).toContain(PLATE);
  const map = sheet.getByRole('link', { name: 'View on Map' });
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\?q=4\.\d{6},9\.767900/);
  await sheet.getByRole('button', { name: 'Generate Report' }).click();
  await see(page.getByText('Detailed report generated and saved to records'));
  const query = '{ myReports(first: 5) { edges { node { violationId violationCount } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { data } = await answer.json();
  expect(data.myReports.edges).toEqual([{ node: { violationId: id, violationCount: 1 } }]);
  await page.goBack();
  await seeGone(sheet);
  expect(new URL(page.url()).pathname).toBe('/violations');
}
