import { driveJourney } from '@wakafine/simulator/drive-journey';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { see } from './testing/browser/see';
import { startTileServer, type TileServer } from './testing/browser/tile-server';

const HOUR_MS = 3_600_000;
const PLATE = 'LT 482 KD';
/** The page asks for its trackers every 20 s. */
const ASKED_ANEW = { timeout: 45_000 };

describe('Trackers, journeys from files, and saving data', () => {
  let tiles: TileServer;
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    tiles = await startTileServer();
    [server, browser] = await Promise.all([startAppServer({ MAP_STYLE_URL: tiles.styleUrl }), openBrowser()]);
    ({ context, page } = await openPerson(browser, { url: server.url }));
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await Promise.all([server?.stop(), tiles?.stop()]);
  });

  it('sets up a tracker, hears of it, and lets it go', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: /Tracker apps and devices/ }).click();
    await page.getByRole('button', { name: 'Add a tracker' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a tracker' });
    await sheet.getByLabel('What do you call it?').fill('Phone in the bus');
    await sheet.getByLabel('Registration number').fill(PLATE);
    await sheet.getByRole('button', { name: 'Create tracker' }).click();
    const guide = page.getByRole('dialog', { name: 'Set up Phone in the bus' });
    const address = await guide.getByText(/^http.*\/api\/trackers\/osmand\?id=/).innerText();
    await see(guide.getByText(/^Not yet: no message came\./));
    await page.request.get(filledIn(address, Date.now() - 20_000, { lat: 0, lng: 0 }));
    await guide.getByText(/but was not recorded\. There is no such place\./).waitFor(ASKED_ANEW);
    await page.request.get(filledIn(address, Date.now() - 15_000));
    await guide.getByText(/^Yes: a position came/).waitFor(ASKED_ANEW);
    expect(await axeFaults(page)).toEqual([]);
    await guide.getByRole('button', { name: 'Done' }).click();

    const send = () => page.request.get(filledIn(address, Date.now() - 10_000));
    expect(await (await send()).json()).toEqual({ recorded: 1, passedOver: 0, reasons: [] });
    await page.reload();
    await see(
      page
        .getByRole('listitem')
        .filter({ hasText: PLATE })
        .getByText(/^Last seen .* ago$/),
    );
    await page.getByRole('button', { name: 'Delete Phone in the bus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tracker' }).click();
    await see(page.getByText('No trackers yet'));
    expect((await send()).status()).toBe(401);
  });

  it('imports what the service has exported, once, and ranks nobody by it', async () => {
    const { file, distanceKm } = await exportedDrive(server.url);
    for (const time of ['first', 'second']) {
      await page.goto('/journeys/import');
      await page.locator('input[type=file]').setInputFiles({
        name: `${time}.gpx`,
        mimeType: 'application/gpx+xml',
        buffer: file,
      });
      await see(page.getByText('max speed'));
      const plate = page.getByLabel('Registration number');
      if ((await plate.count()) > 0) {
        await plate.fill('OU 777 QQ');
      }
      await page.getByRole('button', { name: 'Import journey' }).click();
      await page.waitForURL(/\/journeys\/\d+$/);
      await see(page.getByText(/^Imported from a file/));
    }
    const { journeys, topViolators } = await asked(page);
    const imported = journeys.filter(({ isImported }) => isImported);
    expect(imported).toHaveLength(1);
    expect(imported[0]?.distanceKm).toBeCloseTo(distanceKm, 1);
    expect(imported[0]?.violations.length).toBeGreaterThan(0);
    expect(imported[0]?.violations.every(({ grade }) => grade === 'C')).toBe(true);
    expect(topViolators.filter(({ registrationNumber }) => registrationNumber.startsWith('OU'))).toEqual([]);
  });

  it('says why a file can not become a journey', async () => {
    await page.goto('/journeys/import');
    const buffer = Buffer.from('<gpx><trk><trkseg><trkpt lat="4" lon="9"/></trkseg></trk></gpx>');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.gpx', mimeType: 'text/xml', buffer });
    await see(page.getByText(/^The positions of this track have no times/));
  });

  it('fetches no tiles while data is saved, and counts what was used', async () => {
    await page.goto('/map');
    await see(page.locator('[data-part="tiles"] canvas'));
    await page.goto('/settings');
    const saver = page.getByRole('group', { name: 'Data saver' });
    await saver.getByText('On', { exact: true }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await see(page.getByText('Your preferences have been updated successfully.'));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/map');
    await see(page.getByRole('heading', { name: 'Live navigation' }));
    // The journey that the tracker began is still on.
    await see(page.getByRole('heading', { name: 'Live journey statistics' }));
    expect(fetched).not.toContain(tiles.styleUrl);
    const stored = await page.evaluate(() => window.localStorage.getItem('data_used'));
    expect(JSON.parse(stored ?? '{}').dayBytes).toBeGreaterThan(100_000);
  });
});

/** Request that OsmAnd makes of the entered address. */
function filledIn(address: string, atMs: number, { lat, lng } = { lat: 4.05, lng: 9.7 }): string {
  const values = [lat, lng, Math.floor(atMs / 1000), 1, 0, 12, 90];
  return values.reduce<string>((url, value, index) => url.replace(`{${index}}`, String(value)), address);
}

/** A drive of somebody else's, too fast at times, as the file that its driver can download. */
async function exportedDrive(url: string): Promise<{ file: Buffer; distanceKm: number }> {
  const phone = createPhone({ url });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  const startedAtMs = Date.now() - 3 * HOUR_MS;
  const { fixes } = buildDrive({ kind: 'corridor', seed: 1, startedAtMs, durationS: 900 });
  const { journey } = await driveJourney(
    phone,
    { vehicleType: 'CAR', registrationNumber: PLATE, category: 'PRIVATE', startedAtMs },
    fixes,
    { batchSize: 1_000, endedAtMs: startedAtMs + 900_000 },
  );
  const signedIn = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber: identity.mobileNumber, pinCode: identity.pin }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/me/journeys/${journey.id}.gpx`, { headers: { cookie } });
  return { file: Buffer.from(await answer.arrayBuffer()), distanceKm: journey.distanceKm };
}

interface Asked {
  journeys: { isImported: boolean; distanceKm: number; violations: { grade: string }[] }[];
  topViolators: { registrationNumber: string }[];
}

/** The citizen's journeys at the server, and the ranking. */
async function asked(page: Page): Promise<Asked> {
  const query = `{ journeys { edges { node { isImported distanceKm violations { grade } } } }
    topViolators(first: 20) { registrationNumber } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = await answer.json();
  return {
    journeys: data.journeys.edges.map(({ node }: { node: Asked['journeys'][number] }) => node),
    topViolators: data.topViolators,
  };
}
