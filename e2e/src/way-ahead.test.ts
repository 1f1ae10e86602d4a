import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hazardsIn } from '@wakafine/domain/road-pack/pack-contents';
import type { RoadPack } from '@wakafine/domain/road-pack/road-pack';
import { checksumOf, packVersion } from '@wakafine/domain/road-pack/road-pack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { enterOn, seeFocus } from './testing/browser/focus';
import { see, seeGone } from './testing/browser/see';
import { putStoredRoads, seeStoredRoads } from './testing/browser/stored-roads';
import { becomeCitizen } from './testing/citizen';
import { confirmHazard } from './testing/confirmed-hazard';
import { firstAdministrator } from './testing/staff';

const { account, settings } = firstAdministrator();
/** A hazard that was just confirmed is among the known ones after this, ms. */
const HAZARDS_WEIGHED_MS = 2_000;
/** Between Edéa and Boumnyébel, on the way from Douala to Yaoundé. */
const DANGEROUS = 'N3-023';
const DOUALA = { latitude: 4.0429, longitude: 9.7062, accuracy: 20 };
const NEAR_DOUALA = { lat: 4.06, lng: 9.75 };
const GAZETTEER: { towns: { name: string; lat: number; lng: number }[] } = JSON.parse(
  readFileSync(resolve(__dirname, '../../geodata/gazetteer.json'), 'utf8'),
);

function placeOf(town: string): { lat: number; lng: number } {
  const { lat, lng } = GAZETTEER.towns.find(({ name }) => name === town) ?? { lat: 0, lng: 0 };
  return { lat, lng };
}

/** The pack with one stretch that is dangerous in both directions. */
function withStretch({ madeAt, entries }: RoadPack): RoadPack {
  const ids = JSON.stringify([DANGEROUS]);
  const changed = new Map([
    ...entries,
    [`d/${DANGEROUS}/ALONG`, ids] as const,
    [`d/${DANGEROUS}/AGAINST`, ids] as const,
  ]);
  return { version: packVersion(9, checksumOf(changed)), madeAt, entries: changed };
}

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A traveller who looks at the way ahead', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const asked: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ ...settings, LIMIT_BASIS: 'register', SERVICE_AREA: 'cameroon' }),
      openBrowser(),
    ]);
    ({ context, page } = await openPerson(browser, { url: server.url, isAppCached: true }));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(DOUALA);
    await becomeCitizen(page);
    // Before the app is open: the pack of roads that it asks for first stays the newest for a minute.
    for (const location of [placeOf('Boumnyébel'), NEAR_DOUALA]) {
      await confirmHazard(page.request, { url: server.url, account, location });
    }
    await page.waitForTimeout(HAZARDS_WEIGHED_MS);
    await page.goto('/map');
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const main = () => page.getByRole('main');
  const card = () => main().locator('section', { has: page.getByRole('heading', { name: /^The way to/ }) });
  const rows = () => card().getByRole('list', { name: 'On the way' }).getByRole('listitem');

  it('sees a confirmed hazard near as a pin, which leads to its row in the list', async () => {
    await see(main().getByRole('heading', { name: 'On the road near you' }));
    const pin = main().getByRole('button', { name: /^Road hazard · / });
    await pin.click();
    await page.waitForFunction(() => document.activeElement?.id.startsWith('hazard-') === true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Road hazard.*Douala.*away/,
    );
    expect(await axeFaults(page)).toEqual([]);
  });

  it('chooses a town, and reads how far it is and what lies on the way, all without a network', async () => {
    const stored = await seeStoredRoads(page, () => true);
    expect(hazardsIn(stored.entries)).toHaveLength(2);
    await putStoredRoads(page, withStretch(stored));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await enterOn(page, main().getByRole('button', { name: 'Where to?' }));
    const sheet = page.getByRole('dialog', { name: 'Where to?' });
    await seeFocus(page, sheet.getByLabel('Town'));
    await page.keyboard.type('yaou');
    await see(sheet.getByRole('button', { name: 'Yaoundé' }));
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await seeGone(sheet);
    await see(card().getByText(/^About 2[345]\d\skm by N3/));
    await see(rows().filter({ hasText: /^Road hazard.*Boumnyébel/ }));
    await see(rows().filter({ hasText: /^Dangerous stretch.*for \d\.\d\skm/ }));
    await see(rows().filter({ hasText: /^60Edéa/ }));
    expect(await axeFaults(page)).toEqual([]);
  });

  it('reads it in the order of the way', async () => {
    const texts = await rows().allInnerTexts();
    const kms = texts.map((text) => Number(/(\d+\.\d)\skm$/.exec(text)?.[1] ?? /(\d+)\sm$/.exec(text)?.[1]));
    expect(kms.length).toBeGreaterThan(3);
    expect(kms).toEqual(kms.toSorted((one, other) => one - other));
  });

  it('sees it drawn with its hazards and the dangerous stretch', async () => {
    await main().locator('[data-part="way"]').waitFor({ state: 'attached' });
    expect(await main().locator('[data-part="stretch"]').count()).toBeGreaterThan(0);
    const hazards = main().locator('[data-part="hazard"]');
    await hazards.first().waitFor({ state: 'attached' });
    expect(await hazards.count()).toBe(2);
  });

  it('has sent nobody word of where the journey goes, also once there is a network', async () => {
    await context.setOffline(false);
    await page.reload();
    await see(card().getByText(/^About 2[345]\d\skm by N3/));
    expect(asked.filter((text) => /Yaound|destination/i.test(decodeURIComponent(text)))).toEqual([]);
    // The middle of the way is in no box of places that the server is asked about.
    const boxes = asked.filter((text) => text.includes('"within"'));
    expect(boxes.every((text) => text.includes('"east":10.5'))).toBe(true);
  });

  it('clears it, and it is gone after a reload too', async () => {
    await card().getByRole('button', { name: 'Clear the destination' }).click();
    await seeGone(card());
    await page.reload();
    await see(main().getByRole('button', { name: 'Where to?' }));
    await seeGone(card());
  });
});
