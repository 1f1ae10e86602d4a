import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { pdfText } from './testing/browser/pdf-text';
import { see, seeGone } from './testing/browser/see';
import { speedOften } from './testing/drives/speeding-history';
import { firstAdministrator, signInStaff } from './testing/staff';

const PLATE = 'LT 457 AB';
const VIOLATIONS = 6;

describe('The reports and analytics of the dashboard', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    const phone = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(phone.page);
    const vehicle = {
      registrationNumber: PLATE,
      category: 'PUBLIC',
      transportAgency: 'Oasis Travels',
    } as const;
    await speedOften(server.url, identity, {
      // All of them today, but for the first minutes of a day.
      journeys: Array.from({ length: VIOLATIONS }, () => ({ vehicle, count: 1 })),
      untilMs: Date.now() - 60_000,
    });
    await phone.context.close();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('asks for segments by a sentence that is the address', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/analytics');
    await page.getByRole('link', { name: 'Segments' }).click();
    // Nobody has driven there yet that was booked: a journey is ten minutes after its end.
    await see(page.getByText('Nothing was driven there at these times.'));
    await page.getByRole('combobox', { name: 'Vehicles' }).selectOption('BUSES');
    await page.getByRole('combobox', { name: 'Road' }).selectOption('N5');
    expect(new URL(page.url()).search).toBe('?vehicles=BUSES&road=N5');
    await page.reload();
    await see(page.getByRole('region', { name: 'Beyond chance, of 0 segments' }));
    expect(await page.getByRole('combobox', { name: 'Road' }).inputValue()).toBe('N5');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens the report of today in a window of its own and makes the full PDF', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/reports');
    const [report] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Daily/ }).click(),
    ]);
    await see(report.getByText('Violations of all drivers. Plates are masked.'));
    expect(new URL(report.url()).pathname + new URL(report.url()).search).toBe('/reports?filter=daily');
    expect(await report.evaluate(() => window.opener)).toBeNull();
    await report.close();

    await page.getByRole('button', { name: 'Full PDF report' }).click();
    const sheet = page.getByRole('dialog', { name: 'Export reports' });
    await see(sheet.getByText(/^Page 1 of \d$/));
    const pdf = await fileOf(page, sheet.getByRole('button', { name: 'Download' }));
    expect(pdfText(pdf.content)).toContain('Oasis Travels');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('makes a file of all violations in the background, with masked plates unless full ones are asked for', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/reports');
    await page.getByRole('button', { name: 'Export violations' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export: Violations' });
    await dialog.getByRole('button', { name: 'Create file' }).click();
    const masked = await fileOf(page, dialog.getByRole('link', { name: 'Download Violations, CSV' }));
    expect(masked.content.toString().trim().split('\r\n')).toHaveLength(VIOLATIONS + 1);
    expect(masked.content.toString()).not.toContain(PLATE);

    await dialog.getByText('GeoJSON', { exact: true }).click();
    await dialog.getByRole('switch', { name: 'Full plates' }).click();
    await dialog.getByText('Other reason', { exact: true }).click();
    await dialog.getByLabel('Your reason').fill('Survey of the N3');
    await dialog.getByRole('button', { name: 'Create file' }).click();
    const full = await fileOf(page, dialog.getByRole('link', { name: 'Download Violations, GeoJSON' }));
    const { features } = JSON.parse(full.content.toString());
    expect(features).toHaveLength(VIOLATIONS);
    expect(features[0].properties.registrationNumber).toBe(PLATE);
    await page.keyboard.press('Escape');
    await seeGone(dialog);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows where and when violations happen, as charts, tables and files, and compares the time before and after a day', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/analytics');
    const hotspots = page.locator('section', { hasText: 'Hotspots' });
    await hotspots.getByRole('button', { name: 'Show as table' }).click();
    await see(hotspots.getByRole('row', { name: /N[35]/ }));
    // The agency was only typed: no figure is booked to it.
    const agencies = page.locator('section', { hasText: 'Violations by agency' });
    expect(await agencies.getByText('Oasis Travels').count()).toBe(0);
    const csv = await fileOf(page, hotspots.getByRole('button', { name: 'Save as CSV' }));
    expect(csv.name).toBe('wakafine-hotspots.csv');
    expect(csv.content.toString()).toContain('Violations per 100 journeys');
    await see(page.getByText('Cannot tell: each side needs 200 km in which a violation could be proven.'));
    await page.getByRole('main').getByText('Incidents', { exact: true }).first().click();
    await see(page.getByRole('heading', { name: 'Incidents by hour of the day' }));
    await page.reload();
    await see(page.getByRole('heading', { name: 'Incidents by hour of the day' }));
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function fileOf(page: Page, control: Locator): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
