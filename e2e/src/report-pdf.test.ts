import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Identity } from '@wakafine/simulator/identity';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { pdfCodes } from './testing/browser/pdf-codes';
import { pdfPieces, pdfText } from './testing/browser/pdf-text';
import { see, seeGone, textOf } from './testing/browser/see';
import { speedOften } from './testing/drives/speeding-history';

/** Quotes, markup, an emoji, letters of Cameroon, and letters from right to left. */
const NAME = `Demo "Citizen" <b>Ŋgaŋ</b> 🚒 محمد`;
const AGENCY = '=Oasis & <i>Travels</i>';
const NAMED = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }`;
const VERSION = '{ viewer { profile { version } } }';
const ROWS = 20;
/** Pattern of the size of a page, in points. */
const A4_LYING = /MediaBox \[0 0 841\.89\d* 595\.28\d*\]/g;
/** Text at the foot of a page. */
const FOOT = /^WakaFine ·|^Page \d of 4/;

describe('The export of reports', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Gives the citizen a name that is hard to print, and violations of two pages. */
  async function speedUnderHardName(page: Page, identity: Identity): Promise<void> {
    const ask = async (data: object) => (await page.request.post('/graphql', { data })).json();
    const { version } = (await ask({ query: VERSION })).data.viewer.profile;
    const { errors } = await ask({ query: NAMED, variables: { input: { version, fullName: NAME } } });
    expect(errors).toBeUndefined();
    const vehicle = { registrationNumber: 'LT 452 AB', category: 'PUBLIC', transportAgency: AGENCY } as const;
    await speedOften(server.url, identity, {
      journeys: [{ vehicle, count: ROWS }],
      untilMs: Date.now() - 60_000,
    });
  }

  it('makes the PDF with every name as typed, shows it page by page, and shares it, also as CSV', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url });
    await speedUnderHardName(page, await becomeCitizen(page));
    await page.goto('/reports?filter=yearly');
    await page.getByRole('button', { name: 'Export All Reports (PDF)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Export reports' });
    const preview = sheet.getByRole('region', { name: 'Preview of the PDF' });
    await see(preview.getByText('Speed Violation Reports'));
    await see(sheet.getByText('Page 1 of 4'));
    await seeWhole(preview);
    await preview.press('End');
    await see(sheet.getByText('Page 4 of 4'));
    await see(preview.getByText('Page 4 of 4'));
    expect(await sheet.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    await sheet.getByRole('button', { name: 'Previous page' }).click();
    await see(sheet.getByText('Page 3 of 4'));

    const pdf = await fileOf(page, sheet.getByRole('button', { name: 'Download' }));
    await see(page.getByText('Export Successful'));
    await see(page.getByText('PDF report has been generated and downloaded.'));
    expect(pdf.name).toMatch(/^wakafine-violations-\d{4}-\d\d-\d\d\.pdf$/);
    readsWhole(pdfText(pdf.content));
    expect(pdf.content.toString('latin1').match(A4_LYING)).toHaveLength(4);
    await checksRecords(page, pdf.content);
    const foot = pdfPieces(pdf.content).filter(({ text }) => FOOT.test(text));
    // On each of the four pages the service and the number of the page.
    expect(foot.map(({ sizePt }) => sizePt)).toEqual(Array.from({ length: 8 }, () => 10));
    await page.keyboard.press('Escape');
    await seeGone(sheet);

    const csv = await fileOf(page, page.getByRole('button', { name: 'Export as CSV' }));
    const lines = csv.content.toString().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFID,Vehicle,Agency,Speed (km/h),Severity,Timestamp,Category,Driver,Contact,Place,Proven at least (km/h),Taken off (km/h),Limit (km/h),Limit of,Limit confirmed',
    );
    expect(lines).toHaveLength(ROWS + 2);
    expect(lines[1]).toMatch(/,\d\d,\d,50,,Yes$/);
    expect(lines[1]).toContain(`"'${AGENCY}"`);
    expect(lines[1]).toContain(`"${NAME.replaceAll('"', '""')}"`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('ends when it is cancelled, says what failed, loses nothing without network, and has nothing to do without data', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    const vehicle = { registrationNumber: 'LT 453 AB', category: 'PRIVATE' } as const;
    const journeys = [{ vehicle, count: 2 }];
    await speedOften(server.url, identity, { journeys, untilMs: Date.now() - 60_000 });
    await page.goto('/reports?filter=yearly');
    const button = page.getByRole('button', { name: 'Export All Reports (PDF)' });
    const sheet = page.getByRole('dialog', { name: 'Export reports' });

    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/pdf-worker-*.js', (route) => held.then(() => route.abort()));
    await button.click();
    const bar = sheet.getByRole('progressbar', { name: 'Making the PDF' });
    await see(bar);
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await seeGone(sheet);
    letGo();

    await button.click();
    await see(page.getByText('Export Failed'));
    await see(sheet.getByText('Could not generate PDF report. Please try again.'));
    await page.unroute('**/pdf-worker-*.js');
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await see(sheet.getByText('Page 1 of 2'));
    await page.keyboard.press('Escape');
    await seeGone(sheet);

    await context.setOffline(true);
    await button.click();
    await see(sheet.getByText('No network. Nothing was lost: try again when it is back.'));
    await context.setOffline(false);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await see(sheet.getByText('Page 1 of 2'));
    await page.keyboard.press('Escape');

    await page.goto('/reports?filter=yearly&q=nowhere');
    // It looks disabled, and still says why.
    await button.click({ force: true });
    await see(page.getByText('No Data'));
    await see(page.getByText('There are no violations to export.'));
    await context.close();
  });
});

/** The whole width of the page is in sight on a phone. */
async function seeWhole(preview: Locator): Promise<void> {
  const drawn = await preview.locator('canvas').boundingBox();
  const frame = await preview.boundingBox();
  expect(drawn?.width).toBeGreaterThan(250);
  expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
  );
  expect(await textOf(preview)).toMatch(/Demo "Citizen"\s*<b>/);
}

/** Every element that the document must have. */
function readsWhole(text: string): void {
  for (const part of [
    /Speed Violation Reports Yearly report, \d{4} Generated on /,
    /Total violations 20/,
    /By severity 6 High 7 Medium 7 Low/,
    /By category 0 Private 20 Public/,
    /ID Vehicle Agency Speed Severity Timestamp Category Driver Contact Place Proof/,
    /LT 452 AB = ?Oasis & <i>Travels<\/i> \d\d km\/h (High|Medium|Low) \d\d\/\d\d\/\d{4} \d\d:\d\d Public/,
    /Demo "Citizen"\s*<b>/,
    /At least \d\d km\/h over/,
    /Limit 50\./,
    /ŋ/,
    /دمحم/,
    /WakaFine · national road-safety service Page 1 of 4/,
    /WakaFine · national road-safety service Page 2 of 4/,
  ]) {
    expect(text).toMatch(part);
  }
  expect(text.match(/LT 452 AB/g)).toHaveLength(ROWS);
}

/** A reader reads a code for each violation off the paper, and each leads to its record. */
async function checksRecords(page: Page, pdf: Buffer): Promise<void> {
  const codes = pdfCodes(pdf);
  expect(new Set(codes).size).toBe(ROWS);
  const { origin } = new URL(page.url());
  for (const code of codes) {
    expect(code).toMatch(new RegExp(`^${origin}/verify/[0-9a-f]{32}#[\\w-]{22}$`));
  }
  const { pathname } = new URL(codes[0] ?? '');
  const answer = await page.request.get(`/api/evidence/${pathname.split('/').at(-1)}/proof`);
  expect(answer.status()).toBe(200);
}

async function fileOf(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
