import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { installDisk, seeRoom, setRoom } from './testing/browser/full-disk';
import { installLateClock, phoneTimeMs } from './testing/browser/late-clock';
import { see, seeGone } from './testing/browser/see';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { lyingPhoto } from './testing/drives/own-photo';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { stagedDrive } from './testing/drives/staged-drive';
import { askGraphql } from './testing/incident-calls';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const DAY_MS = 86_400_000;
/** Between the clocks of the phone and of the server nothing else passes than the story itself. */
const STORY_MS = 100_000;
const NO_ROOM = /^This phone can't keep positions/;
const JOURNEY = `{ journeys(first: 1) { edges { node { startTime endTime distanceKm maxSpeedKmh } } }
  incidents { edges { node { photoUrl } } } }`;

interface Asked {
  journeys: { edges: { node: Driven }[] };
  incidents: { edges: { node: { photoUrl: string | null } }[] };
}

interface Driven {
  startTime: string;
  endTime: string | null;
  distanceKm: number;
  maxSpeedKmh: number | null;
}

describe('A phone with a trouble of its own', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function openDriver(lateMs = 0): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await openPerson(browser, { url: server.url });
    await installLateClock(context, lateMs);
    await installReceiver(page);
    await installDisk(page);
    await becomeCitizen(page);
    await page.goto('/');
    await startOnScreen(page, 'LT 452 AB');
    return { page, context };
  }

  /** Drives at 42 km/h for half a minute by the phone's clock, and stands. */
  async function drive(page: Page): Promise<void> {
    const { stage } = stagedDrive(DOUALA, await phoneTimeMs(page));
    await playReadings(page, [...stage(42.5, 30), ...stage(0)]);
    await see(page.getByRole('main').getByRole('button', { name: 'End Journey' }));
  }

  async function endOnScreen(page: Page): Promise<Driven> {
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByText('Journey Completed'));
    await see(page.getByText('Confirmed by server'));
    const { journeys } = await askGraphql<Asked>(page.request, JOURNEY);
    const [first] = journeys.edges;
    if (first === undefined) {
      throw new Error('The server has no journey');
    }
    return first.node;
  }

  it.each([
    ['a day late', DAY_MS],
    ['a day ahead', -DAY_MS],
  ])('measures and dates a journey as it was with a clock that is %s', async (_clock, lateMs) => {
    const { page, context } = await openDriver(lateMs);
    await drive(page);
    const { startTime, endTime, distanceKm, maxSpeedKmh } = await endOnScreen(page);
    expect(Math.abs(Date.parse(startTime) - Date.now())).toBeLessThan(STORY_MS);
    expect(Math.abs(Date.parse(endTime ?? '') - Date.now())).toBeLessThan(STORY_MS);
    expect(distanceKm).toBeGreaterThan(0.3);
    expect(Math.floor(maxSpeedKmh ?? 0)).toBe(42);
    await context.close();
  });

  it('gives up a picture before a position when it is full, says so, and sends all that it measured', async () => {
    const { page, context } = await openDriver();
    await submitWithPhoto(page);
    await setRoom(page, 'tight');
    const { stage } = stagedDrive(DOUALA, await phoneTimeMs(page));
    await playReadings(page, stage(6, 20));
    await seeRoom(page);
    expect(await page.getByText(NO_ROOM).count()).toBe(0);
    await setRoom(page, 'none');
    await playReadings(page, stage(6, 20));
    await see(page.getByText(NO_ROOM));
    await context.setOffline(false);
    await seeGone(page.getByText('1 report waits for the network'));
    const { distanceKm } = await endOnScreen(page);
    // 40 s and more at 6 km/h.
    expect(distanceKm).toBeGreaterThan(0.06);
    const { incidents } = await askGraphql<Asked>(page.request, JOURNEY);
    expect(incidents.edges.map(({ node }) => node.photoUrl)).toEqual([null]);
    await context.close();
  });
});

/** Submits an incident with a photo, which waits for the network. */
async function submitWithPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report an incident' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report an incident' });
  await sheet.getByText('Traffic light').click();
  await sheet.getByText('Sad', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Add a photo' }).click();
  const buffer = await lyingPhoto(page);
  await sheet.getByLabel('Choose a photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await seeGone(sheet);
  await see(page.getByText('1 report waits for the network'));
}
