import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './app-server';
import { openBrowser, openPerson } from './browser';
import { becomeCitizen, startOnScreen } from './citizen';
import { stagedDrive } from './gallery/staged-drive';
import { askGraphql } from './incident-calls';
import { installLateClock, phoneTimeMs, setLate } from './late-clock';
import { installReceiver, playReadings, type Reading } from './receiver';
import { see, seeGone } from './see';
import { judgeReadings } from './story-drive';

jest.setTimeout(120_000);

const DOUALA = { lat: 4.0483, lng: 9.7043 };
const PLATE = 'LT 452 AB';
/** As long as the drive takes on the road, and a little more. */
const LATE_MS = 20 * 60_000;

/** One story, told from its beginning to its end: each sentence goes on where the last one ended. */
describe('A citizen whose network is gone', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  const driven: Reading[] = [];
  let drive: ReturnType<typeof stagedDrive>;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    ({ context, page, faults } = await openPerson(browser, { url: server.url, isAppKept: true }));
    await installLateClock(context, LATE_MS);
    await installReceiver(page);
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Goes on with the drive; the phone's clock keeps up with it. */
  async function goOn(speedKmh: number, holdS: number): Promise<void> {
    const readings = drive.stage(speedKmh, holdS);
    driven.push(...readings);
    await playReadings(page, readings);
    await setLate(page, Date.now() - (readings.at(-1)?.measuredAtMs ?? Date.now()));
  }

  it('finds the app on the phone: the second visit fetches no script, and an address deep in it opens', async () => {
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const fetched: string[] = [];
    await page.reload();
    context.on('request', (request) => {
      if (request.resourceType() === 'script' && request.serviceWorker() !== null) {
        fetched.push(request.url());
      }
    });
    await page.reload();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(fetched).toEqual([]);

    await context.setOffline(true);
    await page.goto('/settings');
    await see(page.getByRole('heading', { name: 'Settings' }));
    await see(page.getByText(/^Offline, last updated \d\d:\d\d$/));
  });

  it('can be installed, and asks for its worker anew each time', async () => {
    await context.setOffline(false);
    const devTools = await context.newCDPSession(page);
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // The browser of a story is a private window, from which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const worker = await page.request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    await context.setOffline(true);
  });

  it('starts a journey with no network and drives, through a reload', async () => {
    await page.goto('/');
    await startOnScreen(page, PLATE);
    await see(page.getByText('No network: it is saved on this phone and sent later.'));
    drive = stagedDrive(DOUALA, await phoneTimeMs(page));
    await goOn(40, 60);
    await goOn(72, 40);
    await see(page.getByRole('region', { name: 'Driving' }).getByText('Danger', { exact: true }));
    await goOn(0, 10);
    await see(page.getByText('No network. Saved now, sent later.'));

    await page.reload();
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await see(page.getByText(/^Offline, 1 item saved on this phone/));
    await goOn(62, 90);
    await goOn(0, 10);
  });

  it('reports an incident and ends the journey, and is told that both are on the phone', async () => {
    await page.getByRole('button', { name: 'Report an incident' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await sheet.getByText('Road hazard').click();
    await sheet.getByText('Worried').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('1 report waits for the network'));
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByText(/^Saved on this phone and sent later\. Distance/));
    await see(page.getByText(/^1 journey is saved on this phone/));
    await see(page.getByText(/^Offline, 2 items saved on this phone/));
    await page.close();
    page = await context.newPage();
    await page.goto('/');
    await see(page.getByText(/^1 journey is saved on this phone/));
  });

  it('is asked before signing out, and stays', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    const asked = page.getByRole('dialog', { name: 'Sign out now?' });
    await see(asked.getByText('2 items are not sent yet.'));
    await asked.getByRole('button', { name: 'Stay signed in' }).click();
    await seeGone(asked);
  });

  it('finds with the server what the same drive would have been with a network', async () => {
    await setLate(page, 0);
    await context.setOffline(false);
    await seeGone(page.getByText(/^Offline/));
    await seeGone(page.getByText('1 report waits for the network'));
    const { drive: truth, episodes } = judgeReadings(driven);
    await see(page.getByRole('link', { name: 'View Details' }));
    const { journeys, incidents } = await told(page);
    expect(incidents.totalCount).toBe(1);
    expect(journeys.totalCount).toBe(1);
    const [journey] = journeys.edges.map(({ node }) => node);
    expect(journey).toMatchObject({
      registrationNumber: PLATE,
      isActive: false,
      acceptedThrough: driven.length,
      violationCount: episodes.length,
    });
    expect(journey?.distanceKm).toBeCloseTo(truth.distanceM / 1_000, 3);
    expect(journey?.maxSpeedKmh).toBeCloseTo(truth.maxSpeedKmh, 1);
    expect(episodes.length).toBeGreaterThan(1);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

interface Told {
  journeys: {
    totalCount: number;
    edges: {
      node: {
        registrationNumber: string;
        isActive: boolean;
        acceptedThrough: number;
        violationCount: number;
        distanceKm: number;
        maxSpeedKmh: number;
      };
    }[];
  };
  incidents: { totalCount: number };
}

/** What the server has of the citizen on the page, once all of it is there. */
async function told(page: Page): Promise<Told> {
  const query = `{
    journeys { totalCount edges { node {
      registrationNumber isActive acceptedThrough violationCount distanceKm maxSpeedKmh
    } } }
    incidents { totalCount }
  }`;
  return askGraphql<Told>(page.request, query);
}
