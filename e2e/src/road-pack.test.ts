import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { headingBetween } from '@wakafine/domain/geo/heading-between';
import { hazardsIn, segmentsIn } from '@wakafine/domain/road-pack/pack-contents';
import { checksumOf, packVersion, type RoadPack } from '@wakafine/domain/road-pack/road-pack';
import { openSegments } from '@wakafine/domain/segments/segment-index';
import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { hear, installListener } from './testing/browser/listener';
import { see, seeGone } from './testing/browser/see';
import { putStoredRoads, seeStoredRoads } from './testing/browser/stored-roads';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { confirmHazard } from './testing/confirmed-hazard';
import { installReceiver, playReadings, type Reading } from './testing/drives/receiver';
import { firstAdministrator } from './testing/staff';

/** The server looks for changes of the pack so seldom, ms. */
const RENEWED_EVERY_MS = 60_000;
const { account, settings } = firstAdministrator();

/** From Boumnyébel towards Edéa; the second is to be dangerous. */
const [BEFORE, DANGEROUS] = ['N3-022', 'N3-023'] as const;
const STEP_M = 10;

/** The pack with one dangerous stretch. */
function withStretch({ madeAt, entries }: RoadPack): RoadPack {
  const changed = new Map([...entries, [`d/${DANGEROUS}/ALONG`, JSON.stringify([DANGEROUS])]]);
  return { version: packVersion(9, checksumOf(changed)), madeAt, entries: changed };
}

/** Readings of a drive at 36 km/h along the line of the road, one a second. */
function driveAlong({ entries }: RoadPack): Reading[] {
  const { byId } = openSegments({ segments: segmentsIn(entries) });
  const points = [BEFORE, DANGEROUS].flatMap((id) => lineFromSteps(byId.get(id)?.line ?? []));
  const startMs = Date.now();
  const readings: Reading[] = [];
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const steps = Math.round(distanceBetweenM(from, to) / STEP_M);
    for (let step = 0; step < steps; step += 1) {
      readings.push({
        lat: from.lat + ((to.lat - from.lat) * step) / steps,
        lng: from.lng + ((to.lng - from.lng) * step) / steps,
        ...{ accuracyM: 8, speedKmh: 36, headingDeg: headingBetween(from, to), dueAtMs: 0 },
        measuredAtMs: startMs + readings.length * 1_000,
      });
    }
  });
  return readings;
}

/** Readings of a vehicle that brakes towards the next place of its way, and then stands there. */
function braking(last: Reading | undefined, next: Reading | undefined): Reading[] {
  if (last === undefined || next === undefined) {
    return [];
  }
  return Array.from({ length: 14 }, (_, second) => {
    const share = 1 - 0.5 ** (second + 1);
    return {
      ...last,
      lat: last.lat + (next.lat - last.lat) * share,
      lng: last.lng + (next.lng - last.lng) * share,
      speedKmh: 36 * 0.5 ** (second + 1),
      measuredAtMs: last.measuredAtMs + (second + 1) * 1_000,
    };
  });
}

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A phone with the pack of roads, on a road without a network', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let first: RoadPack;
  const asked: { url: string; bytes: number }[] = [];
  let readings: Reading[] = [];

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
    readings = driveAlong(first);
  });

  it('renews it by what has changed, and sends no place', async () => {
    await confirmHazard(page.request, {
      url: server.url,
      account,
      location: readings[130] ?? { lat: 0, lng: 0 },
    });
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
    await putStoredRoads(page, withStretch(stored));
    await context.setOffline(true);
    await page.reload();
    await startOnScreen(page, 'LT 702 ED');
    await page.waitForTimeout(3_000);
    await playReadings(page, readings.slice(0, 100));
    await hear(page, /^Road hazard in (800|750|700|650|600|550|500) metres\.$/);
    await playReadings(page, readings.slice(100, 470));
    expect((await hear(page, /^Dangerous stretch/)).text).toBe('Dangerous stretch ahead, 5 kilometres.');
  });

  it('shows its way on the map over roads, towns and water, with the day of the pack', async () => {
    await playReadings(page, braking(readings[469], readings[470]));
    await seeGone(page.getByRole('region', { name: 'Driving' }));
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await see(page.getByText(/^Works without network: hazards, roads and limits of ./));
    await see(page.getByText(/^Your position: \d+\ss ago$/));
    const country = page.locator('[data-part="country"]');
    await country.getByText('N3', { exact: true }).waitFor();
  });
});
