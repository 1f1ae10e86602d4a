import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import type { Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { driveOthers } from './gallery/scenes/past-drives';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { markLoad, see, seeGone, textOf } from './testing/browser/see';
import { firstAdministrator } from './testing/staff';

const { account: STAFF, settings } = firstAdministrator();
const BAMENDA = { lat: 5.9631, lng: 10.1591 };
const QUARTER_MS = 15 * 60_000;
const SIGN_IN = `mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { id } } }`;

describe('The reports', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    await driveOthers(server.url, Date.now());
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Drives too fast twice for the citizen, a quarter of an hour ago: at 64 km/h, then at 96. */
  async function driveTooFast(identity: Identity): Promise<void> {
    const phone = createPhone({ url: server.url });
    await phone.signIn(identity);
    const startedAtMs = Date.now() - QUARTER_MS;
    const drive = stagedDrive(BAMENDA, startedAtMs);
    const slower = [...drive.stage(64.5, 30), ...drive.stage(30, 20)];
    drive.rest();
    const fixes = fixesOf([...slower, ...drive.stage(96.5, 30), ...drive.stage(0)]);
    await driveJourney(
      phone,
      {
        vehicleType: 'BUS',
        registrationNumber: 'NW 452 AB',
        category: 'PUBLIC',
        transportAgency: 'Men Travel',
        startedAtMs,
      },
      fixes,
      { batchSize: 1_000 },
    );
  }

  it('update by themselves, are searched, and are made and stored', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    await page.goto('/reports?filter=yearly');
    const shame = page.getByRole('region', { name: 'Hall of Shame' });
    await see(shame.getByText('Live Updates'));
    await see(page.getByText('No speed violations recorded. Keep driving safely!'));
    expect(await shame.getByRole('listitem').count()).toBe(5);
    expect(await textOf(shame)).not.toContain('LT 775 NB');
    expect(await textOf(shame)).toContain('LT •••• ••');
    expect(await textOf(shame)).not.toContain('NB');

    const isSameLoad = await markLoad(page);
    await driveTooFast(identity);
    const list = page.getByRole('region', { name: 'Speed Violation Reports' });
    await see(list.getByRole('link', { name: /96 km\/h Men Travel NW 452 AB .*High/ }));
    await see(list.getByRole('link', { name: /64 km\/h Men Travel NW 452 AB .*Medium/ }));
    await search(page, list);
    await queueReport(page);
    await see(shame.getByText('NW 452 AB'));
    expect(await isSameLoad()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show staff all, with masked plates, and how to try again when they cannot be loaded', async () => {
    const { page, context } = await openPerson(browser, {
      url: server.url,
      viewport: { width: 1280, height: 800 },
    });
    await page.request.post('/graphql', { data: { query: SIGN_IN, variables: { input: STAFF } } });
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ReportOverview') === true ? route.abort() : route.continue(),
    );
    await page.goto('/reports?filter=yearly&severity=high');
    await see(page.getByText('Error loading reports. Please try again.'));
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    const list = page.getByRole('region', { name: 'Speed Violation Reports' });
    await see(list.getByText(/^\d+ of \d+ results$/));
    await see(page.getByText('Violations of all drivers. Plates are masked.'));
    expect(await textOf(list)).toMatch(/92.*LT ••• NB/);
    expect(await textOf(list)).not.toContain('LT 775 NB');
    await context.close();
  });
});

/**
 * Narrows the list by typing and choosing, by keyboard alone; the address stores it, Back and Clear Filters
 * withdraw it.
 */
async function search(page: Page, list: Locator): Promise<void> {
  await list.getByLabel('Search the reports').focus();
  await page.keyboard.type('mEN tr');
  await see(list.getByText('2 of 2 results'));
  await list.getByRole('combobox', { name: 'Severity' }).focus();
  await page.keyboard.press('ArrowDown');
  await see(list.getByText('1 of 2 results'));
  await page.waitForURL('**/reports?filter=yearly&q=mEN+tr&severity=high');
  await page.goBack();
  await see(list.getByText('2 of 2 results'));
  await list.getByRole('button', { name: 'Clear Filters' }).press('Enter');
  await seeGone(list.getByText('2 of 2 results'));
  await page.waitForURL('**/reports?filter=yearly');
}

/** Makes a report, finds it in the list, reads it and downloads it. */
async function queueReport(page: Page): Promise<void> {
  const month = page.getByRole('region', { name: 'Monthly Summary' });
  await see(month.getByRole('img', { name: '2 violations, on 1 day' }));
  await month.getByRole('button', { name: 'Show as table' }).click();
  const row = month.getByRole('table', { name: 'Violations by day' }).getByRole('row').nth(1);
  expect(await textOf(row)).toMatch(/011$/);
  await month.getByRole('button', { name: 'Generate Detailed Report' }).click();
  await see(page.getByText('Detailed report generated and saved to records'));
  const stored = page.getByRole('region', { name: 'My generated reports' });
  await stored.getByRole('button', { name: /^Monthly report, .* 2\sviolations$/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Monthly report/ });
  await see(sheet.getByText('96 km/h'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^wakafine-report-\d+\.csv$/);
  const [, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows.filter((row) => row.includes('NW 452 AB'))).toHaveLength(2);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await seeGone(sheet);
}
