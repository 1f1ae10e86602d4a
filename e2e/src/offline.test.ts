import { stat } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { faultsIn, phoneBrowser, type PhoneBrowser } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { stagedDrive } from './testing/drives/staged-drive';
import { askGraphql } from './testing/incident-calls';
import { installLateClock, phoneTimeMs, setLate } from './testing/browser/late-clock';
import { lyingPhoto } from './testing/drives/own-photo';
import { seeWritten } from './testing/browser/phone-disk';
import { installReceiver, playReadings, type Reading } from './testing/drives/receiver';
import { see, seeGone } from './testing/browser/see';
import { judgeReadings } from './testing/drives/story-drive';

const DOUALA = { lat: 4.0483, lng: 9.7043 };
const PLATE = 'LT 452 AB';
const HOUR_S = 3_600;
/** Longer than the drive takes on the road. */
const LATE_MS = 80 * 60_000;
/** So many seconds of the drive are handed out at once. */
const BURST = 60;

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A citizen whose network is gone for an hour', () => {
  let server: AppServer;
  let phone: PhoneBrowser;
  let context: BrowserContext;
  let page: Page;
  let drive: ReturnType<typeof stagedDrive>;
  const driven: Reading[] = [];
  const faults: string[][] = [];

  beforeAll(async () => {
    server = await startAppServer();
    phone = phoneBrowser(server.url);
    await openPhone();
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await phone?.remove();
    await server?.stop();
  });

  async function openPhone(): Promise<void> {
    context = await phone.open();
    faults.push(faultsIn(context));
    await installLateClock(context, driven.length === 0 ? LATE_MS : lateMs());
    page = context.pages()[0] ?? (await context.newPage());
    await installReceiver(page);
  }

  /** Goes on with the drive, to the zone that is to be seen; the phone's clock follows it. */
  async function goOn(speedKmh: number, holdS: number, zone?: string): Promise<void> {
    const readings = drive.stage(speedKmh, holdS);
    driven.push(...readings);
    await playReadings(page, readings, { burst: BURST });
    if (zone !== undefined) {
      await see(page.getByRole('region', { name: 'Driving' }).getByText(zone, { exact: true }));
    }
    await setLate(page, lateMs());
  }

  const lateMs = () => Date.now() - (driven.at(-1)?.measuredAtMs ?? Date.now());

  it('finds the app on the phone: the second visit fetches no script, and an address deep in it opens', async () => {
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'script' && request.serviceWorker() !== null) {
        fetched.push(request.url());
      }
    });
    await page.reload();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(fetched).toEqual([]);
    const devTools = await context.newCDPSession(page);
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const worker = await page.request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');

    // Closed in good order once, after which the browser has written down who is signed in.
    await context.close();
    await openPhone();
    await context.setOffline(true);
    await page.goto('/settings');
    await see(page.getByRole('heading', { name: 'Settings' }));
    await see(page.getByText(/^Offline, last updated \d\d:\d\d$/));
  });

  it('starts a journey with no network and drives, through a reload', async () => {
    await page.goto('/');
    await startOnScreen(page, PLATE);
    await see(page.getByText('No network: it is saved on this phone and sent later.'));
    drive = stagedDrive(DOUALA, await phoneTimeMs(page));
    await goOn(40, 560);
    await goOn(72, 120, 'Danger');
    await goOn(46, 500);
    await goOn(0, 10);
    await see(page.getByText('No network. Saved now, sent later.'));
    await seeWritten(page, driven.length);
    await page.reload();
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await see(page.getByText(/^Offline, 1 item saved on this phone/));
    await goOn(62, 400);
    await goOn(0, 10);
  });

  it('reports two incidents, one with a photo, which outlast the sudden death of the browser', async () => {
    await reportIncident('Road hazard', { hasPhoto: true });
    await reportIncident('Pedestrian', { hasPhoto: false });
    await see(page.getByText('2 reports wait for the network'));
    await seeWritten(page, driven.length);
    await phone.kill();

    await openPhone();
    await context.setOffline(true);
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await see(page.getByText('2 reports wait for the network'));
    await goOn(38, 800);
    await goOn(86, 90);
    await goOn(52, 1_100, 'Caution');
    await goOn(0, 10);
    expect(driven.length).toBeGreaterThan(HOUR_S);
    await seeWritten(page, driven.length);
  });

  it('ends the journey, and finds all that waits in a list after another reload', async () => {
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByText('Saved on this phone', { exact: true }));
    await see(page.getByText('Sent when there is network'));
    await see(page.getByText('Violations are not counted yet'));
    await sharesAPicture();
    await page.reload();
    await see(page.getByText('Sent when there is network'));
    await see(page.getByText(/^Offline, 3 items saved on this phone/));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'On this phone' });
    for (const what of [`Journey with ${PLATE}`, 'Report: Road hazard', 'Report: Pedestrian']) {
      const row = list.getByRole('listitem').filter({ hasText: what });
      await see(row.getByText(/^Saved on this phone, \d\d:\d\d$/));
    }
    await list.getByRole('button', { name: 'Close' }).click();
  });

  it('finds the journey in the history with route and figures, marked as not yet confirmed', async () => {
    await page.goto('/journeys');
    const onPhone = page.getByRole('region', { name: 'On this phone' });
    await see(onPhone.getByText('1 journey waits for the network'));
    await see(onPhone.getByRole('button', { name: 'Try now' }));
    const row = onPhone.getByRole('link');
    await see(row.getByText('Not yet confirmed'));
    await see(row.getByText(new RegExp(`${PLATE}$`)));
    await row.click();
    await see(page.getByRole('list', { name: 'Distance by zone' }));
    await see(page.getByText('Sent when there is network'));
  });

  it('is asked before signing out, and stays', async () => {
    await page.getByRole('button', { name: 'Close the receipt' }).click();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    const asked = page.getByRole('dialog', { name: 'Sign out now?' });
    await see(asked.getByText('3 items are not sent yet.'));
    await asked.getByRole('button', { name: 'Stay signed in' }).click();
    await seeGone(asked);
  });

  it('sees each arrive, and finds with the server what the same drive would have been with a network', async () => {
    await setLate(page, 0);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'On this phone' });
    await see(list);
    await context.setOffline(false);
    const arrived = list.getByRole('listitem').filter({ hasText: /Confirmed, \d\d:\d\d/ });
    await see(arrived.nth(2));
    await list.getByRole('button', { name: 'Close' }).click();
    await seeGone(page.getByText(/^Offline/));
    await expectTheSameAsOnline();
    await page.goto('/journeys');
    await see(page.getByRole('main').getByRole('link').filter({ hasText: PLATE }).getByText('Confirmed'));
    expect(await page.getByText('Not yet confirmed').count()).toBe(0);
    expect(faults.flat().filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  /** The receipt as a picture of 60 KB at most, drawn by the phone alone. */
  async function sharesAPicture(): Promise<void> {
    await page.getByRole('button', { name: 'Share receipt' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share receipt' });
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save picture' }).click();
    const { size } = await stat(await (await downloading).path());
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThanOrEqual(60 * 1024);
  }

  async function reportIncident(type: string, { hasPhoto }: { hasPhoto: boolean }): Promise<void> {
    await page.getByRole('button', { name: 'Report an incident' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await sheet.getByText(type, { exact: true }).click();
    await sheet.getByText('Worried', { exact: true }).click();
    if (hasPhoto) {
      await sheet.getByRole('button', { name: 'Add a photo' }).click();
      const buffer = await lyingPhoto(page);
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
      await sheet.getByLabel('Choose a photo').setInputFiles(file);
      await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
    }
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await seeGone(sheet);
    // The notice lies over the button of the next report, and stays while the mouse is over it.
    await page.mouse.move(0, 0);
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await see(notice);
    await seeGone(notice);
  }

  /** Nothing twice, nothing lost, and judged as the rules judge the same readings. */
  async function expectTheSameAsOnline(): Promise<void> {
    const { drive: truth, alerts, violations } = judgeReadings(driven);
    const { journeys, incidents } = await askGraphql<Received>(page.request, SUBMITTED);
    expect(incidents.totalCount).toBe(2);
    const [journey, ...others] = journeys.edges.map(({ node }) => node);
    expect(others).toEqual([]);
    expect(journey).toMatchObject({
      registrationNumber: PLATE,
      isActive: false,
      acceptedThrough: driven.length,
      violationCount: violations.length,
    });
    expect(journey?.distanceKm).toBeCloseTo(truth.distanceM / 1_000, 3);
    expect(journey?.maxSpeedKmh).toBeCloseTo(truth.maxSpeedKmh ?? Number.NaN, 1);
    const expected = violations.map(({ severity, grade, fixCount }) => ({ severity, grade, fixCount }));
    expect(
      journey?.violations.map(({ severity, grade, fixCount }) => ({ severity, grade, fixCount })),
    ).toEqual(expected);
    journey?.violations.forEach(({ speedKmh }, index) =>
      expect(speedKmh).toBeCloseTo(violations[index]?.peakKmh ?? Number.NaN, 1),
    );
    expect(journey?.alerts).toEqual(alerts.map(({ severity }) => ({ severity })));
    expect(violations.length).toBeGreaterThan(0);
    expect(alerts.length).toBeGreaterThan(2);
  }
});

/** State of the citizen on the page at the server. */
const SUBMITTED = `{
  journeys { edges { node {
    registrationNumber isActive acceptedThrough violationCount distanceKm maxSpeedKmh
    violations { severity grade fixCount speedKmh } alerts { severity }
  } } }
  incidents { totalCount }
}`;

interface Received {
  journeys: {
    edges: {
      node: {
        registrationNumber: string;
        isActive: boolean;
        acceptedThrough: number;
        violationCount: number;
        distanceKm: number;
        maxSpeedKmh: number;
        violations: { severity: string; grade: string; fixCount: number; speedKmh: number }[];
        alerts: { severity: string }[];
      };
    }[];
  };
  incidents: { totalCount: number };
}
