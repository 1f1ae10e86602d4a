import { hazardsIn, segmentsIn } from '@wakafine/domain/road-pack/pack-contents';
import { checksumOf, packVersion, type RoadPack } from '@wakafine/domain/road-pack/road-pack';
import { openSegments, roadsAt } from '@wakafine/domain/segments/segment-index';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { hear, installListener } from './testing/browser/listener';
import { see } from './testing/browser/see';
import { putStoredRoads, seeStoredRoads } from './testing/browser/stored-roads';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { confirmHazard } from './testing/confirmed-hazard';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { driveToEdea } from './testing/drives/road-drive';
import { firstAdministrator } from './testing/staff';

jest.setTimeout(240_000);

const START_BEFORE_M = 9_000;
/** The server looks for changes of the pack so seldom, ms. */
const RENEWED_EVERY_MS = 60_000;
const { account, settings } = firstAdministrator();

/** The pack with one more dangerous stretch: the piece of the N3 towards Edéa that begins 2 km ahead of a place or more. */
function withStretchAhead({ madeAt, entries }: RoadPack, from: { lat: number; lng: number }): RoadPack {
  const index = openSegments({ segments: segmentsIn(entries) });
  const [here] = roadsAt(index, from);
  const road = index.roads[here?.road ?? -1];
  // Towards Edéa kilometres fall.
  const at = road?.bounds.findLastIndex((boundM) => boundM <= (here?.alongM ?? 0) - 2_000) ?? 0;
  const id = road?.segments[at - 1]?.id ?? '';
  const changed = new Map([...entries, [`d/${id}/AGAINST`, JSON.stringify([id])]]);
  return { version: packVersion(9, checksumOf(changed)), madeAt, entries: changed };
}

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A phone with the pack of roads, on a road without a network', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let first: RoadPack;
  const asked: { url: string; bytes: number }[] = [];
  const drive = driveToEdea(START_BEFORE_M, Date.now());
  const [start = { lat: 0, lng: 0 }] = driveToEdea(START_BEFORE_M, 0).stage(8, 1);
  const hazard = driveToEdea(START_BEFORE_M, 0).stage(48, 100).at(-1) ?? start;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ ...settings, LIMIT_BASIS: 'register', SERVICE_AREA: 'cameroon' }),
      openBrowser(),
    ]);
    ({ context, page } = await openPerson(browser, { url: server.url, isAppCached: true }));
    context.on('response', (response) => {
      if (response.url().includes('/api/road-pack')) {
        void response.body().then(
          (body) => asked.push({ url: response.url(), bytes: body.length }),
          () => undefined,
        );
      }
    });
    await installListener(page, ['en-GB']);
    await installReceiver(page);
    await becomeCitizen(page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('stores the whole pack of the country', async () => {
    await page.goto('/');
    first = await seeStoredRoads(page, () => true);
    expect(segmentsIn(first.entries).length).toBeGreaterThan(1_500);
    expect(hazardsIn(first.entries)).toEqual([]);
  });

  it('renews it by what has changed, and sends no place', async () => {
    await confirmHazard(page, { account, location: hazard });
    await page.waitForTimeout(RENEWED_EVERY_MS);
    asked.length = 0;
    await page.reload();
    const renewed = await seeStoredRoads(page, ({ entries }) => hazardsIn(entries).length === 1);
    expect(renewed.version).not.toBe(first.version);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual([`?since=${first.version}`]);
    expect(asked[0]?.bytes).toBeLessThan(400);
  });

  it('hears the hazard and the dangerous stretch ahead of it, though the network is gone since before the page was opened', async () => {
    const stored = await seeStoredRoads(page, () => true);
    await putStoredRoads(page, withStretchAhead(stored, start));
    await context.setOffline(true);
    await page.reload();
    await startOnScreen(page, 'LT 702 ED');
    await page.waitForTimeout(3_000);
    await playReadings(page, drive.stage(48, 60));
    expect((await hear(page, /^Road hazard in \d+ metres\.$/)).text).toMatch(
      / in (800|750|700|650|600) metres\.$/,
    );
    await playReadings(page, drive.stage(48, 420));
    expect((await hear(page, /^Dangerous stretch/)).text).toBe('Dangerous stretch ahead, 5 kilometres.');
  });

  it('shows its way on the map over roads, towns and water, with the day of the pack', async () => {
    await playReadings(page, drive.stage(0, 10));
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await see(page.getByText(/^Hazards, roads and limits of .*They work without network\.$/));
    await see(page.getByText(/^Your position: \d+\ss ago$/));
    const country = page.locator('[data-part="country"]');
    await country.getByText('Edéa', { exact: true }).waitFor();
    await country.getByText('N3', { exact: true }).waitFor();
  });
});
