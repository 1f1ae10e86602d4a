import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import type { Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { pdfText } from './testing/browser/pdf-text';
import { see, textOf } from './testing/browser/see';

const HOUR_MS = 3_600_000;
const DRIVE_S = 1_800;
/** The app was closed for eight minutes. */
const PAUSE_S = { from: 600, to: 1_080 };
const ROUTE = `query ($id: ID!) { journey(id: $id) {
  violationCount violations { speedKmh } route { lat lng speedKmh }
} }`;

describe('A journey that is over', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Drives yesterday's journey for the citizen through the API, with a pause in it. */
  async function driveYesterday(identity: Identity): Promise<void> {
    const phone = createPhone({ url: server.url });
    await phone.signIn(identity);
    const startedAtMs = Date.now() - 24 * HOUR_MS;
    const { fixes } = buildDrive({ kind: 'corridor', seed: 2, startedAtMs, durationS: DRIVE_S });
    const seen = fixes.filter(({ recordedAtMs }) => {
      const atS = (recordedAtMs - startedAtMs) / 1_000;
      return atS < PAUSE_S.from || atS > PAUSE_S.to;
    });
    const vehicle = { vehicleType: 'CAR', registrationNumber: 'LT 452 AB', category: 'PRIVATE' } as const;
    const endedAtMs = startedAtMs + DRIVE_S * 1_000;
    await driveJourney(phone, { ...vehicle, startedAtMs }, seen, { batchSize: 1_000, endedAtMs });
  }

  it('is found in the list, looked at, replayed and taken along', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url });
    await driveYesterday(await becomeCitizen(page));
    await page.goto('/journeys');
    await see(page.getByText('No Active Journey'));
    const row = page.getByRole('main').getByRole('listitem');
    await see(row.locator('svg [data-part=traces]'));
    expect(await textOf(row)).toMatch(/LT 452 AB.*km.*30.min.*violations?View Details/);
    await row.getByRole('link').click();

    const main = page.getByRole('main');
    const chart = main.getByRole('slider', { name: 'Speed over time' });
    const moment = main.getByRole('slider', { name: 'Moment of the journey' });
    await see(chart);
    await see(main.getByText('Tracking paused, 8 min', { exact: false }));
    const truth = await truthOf(page);
    await see(main.getByRole('heading', { name: new RegExp(`^${truth.violationCount} violations?$`) }));

    await cursorFollows(page);
    const before = await moment.inputValue();
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (from) => document.querySelector<HTMLInputElement>('input[type=range]')?.value !== from,
      before,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await see(page.getByRole('button', { name: 'Play' }));

    await main.getByRole('button', { name: 'Show as table' }).click();
    await see(main.getByRole('table', { name: 'Speed over time' }).getByText('No data'));
    await main.getByRole('button', { name: 'Show as chart' }).click();
    await download(page, truth);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that a PDF failed and stays on the page, and that a stranger sees nothing', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await driveYesterday(await becomeCitizen(page));
    await page.route('**/pdf-worker-*.js', (route) => route.abort());
    await page.goto('/journeys');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await page.getByRole('button', { name: 'Download this journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /PDF/ }).click();
    await see(page.getByText('Export Failed'));
    await see(page.getByRole('dialog').getByText('Could not generate PDF report. Please try again.'));
    const stranger = await openPerson(browser, { url: server.url });
    await becomeCitizen(stranger.page);
    await stranger.page.goto(new URL(page.url()).pathname);
    await see(stranger.page.getByRole('heading', { name: 'This journey was not found.' }));
    const { pathname } = new URL(page.url());
    for (const ending of ['gpx', 'geojson']) {
      expect((await stranger.page.request.get(`/api/me${pathname}.${ending}`)).status()).toBe(404);
    }
    await stranger.context.close();
    await context.close();
  });
});

interface Truth {
  violationCount: number;
  violations: { speedKmh: number }[];
  route: { lat: number; lng: number; speedKmh: number | null }[];
}

/** The journey whose page is open, from the server. */
async function truthOf(page: Page): Promise<Truth> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.post('/graphql', { data: { query: ROUTE, variables: { id } } });
  const { data } = await answer.json();
  return data.journey;
}

/** Moves the moment on the chart with keys and sees the dot on the map move with it. */
async function cursorFollows(page: Page): Promise<void> {
  const dot = page.getByRole('main').locator('[data-part=cursor][transform]');
  const places: (string | null)[] = [];
  for (const key of ['Home', 'PageUp', 'End']) {
    await page.getByRole('slider', { name: 'Speed over time' }).press(key);
    places.push(await dot.getAttribute('transform'));
  }
  expect(new Set(places).size).toBe(3);
  await page.getByRole('slider', { name: 'Speed over time' }).press('Home');
}

/** Downloads the three files and reads them. */
async function download(page: Page, { route, violations }: Truth): Promise<void> {
  await page.getByRole('button', { name: 'Download this journey' }).click();
  const sheet = page.getByRole('dialog', { name: 'Download this journey' });
  const fileOf = async (press: Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  };

  const gpx = await fileOf(sheet.getByRole('link', { name: /GPX/ }).click());
  expect(gpx.name).toMatch(/^wakafine-journey-\d+\.gpx$/);
  expect(gpx.content.toString().match(/<trkpt /g)).toHaveLength(route.length);
  expect(gpx.content.toString().match(/<trkseg>/g)).toHaveLength(2);

  const geojson = await fileOf(sheet.getByRole('link', { name: /GeoJSON/ }).click());
  const { features } = JSON.parse(geojson.content.toString());
  const kinds = features.map((feature: { properties: { kind: string } }) => feature.properties.kind);
  expect(kinds).toEqual(['route', 'route', ...violations.map(() => 'violation')]);

  const pdf = await fileOf(sheet.getByRole('button', { name: /PDF/ }).click());
  expect(pdf.name).toMatch(/^wakafine-journey-\d+\.pdf$/);
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(pdf.content);
  expect(text).toContain('Journey LT 452 AB');
  // Records of violations are checked by the QR codes of a second page.
  expect(text).toContain('Page 1 of 2');
  expect(text).toMatch(/13 km east of Makenene I – N4, 2 km from Tonga 19\.2 km distance/);
  expect(text).toMatch(/Place Proven .*10 km east of Makenene I At least \d+ km\/h over \d+ s\. Limit 50\./);
  for (const { speedKmh } of violations) {
    expect(text).toContain(`${Math.floor(speedKmh)} km/h`);
  }
  await see(page.getByText('PDF report has been generated and downloaded.'));
}
