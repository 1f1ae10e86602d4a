import { ROAD_CORRIDORS, ROAD_LINES } from '@wakafine/domain/places/road-corridors';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone, type Phone } from '@wakafine/simulator/phone';
import type { Browser } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { doMeet, watchMapBoxes } from './testing/map-boxes';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator, signInStaff } from './testing/staff';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const REPORT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';

describe('The live map', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let phone: Phone;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    phone = createPhone({ url: server.url });
    const identity = freshIdentity();
    await phone.signUp(identity);
    await phone.signIn(identity);
  });

  afterAll(async () => {
    await phone?.close();
    await browser?.close();
    await server?.stop();
  });

  it('shows a journey as it begins, speeds, is updated and ends; holds still when asked to; and needs no mouse', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/live-map');
    await see(page.getByText('0 vehicles'));
    await see(page.getByText('Nothing is in this part of the map'));

    const drive = stagedDrive(DOUALA, Date.now() - 60_000);
    const { id } = await phone.startJourney({
      vehicleType: 'BUS',
      registrationNumber: 'LT 240 OM',
      category: 'PUBLIC',
      transportAgency: 'Demo Express',
      startedAtMs: Date.now() - 62_000,
    });
    const readings = [...drive.stage(40, 20), ...drive.stage(84, 14)];
    const fixes = fixesOf(readings);
    await phone.recordFixes(id, fixes.slice(0, 20));
    await see(page.getByText('1 vehicle', { exact: true }));
    await see(page.getByRole('button', { name: 'Safe 1' }));

    // The pictures are for the eye; the table beside them has the same, for keys and screen readers.
    const table = page.getByRole('grid', { name: 'In view' });
    await table.getByRole('row', { name: /LT ••• OM/ }).click();
    const card = page.getByRole('region', { name: 'Journey' });
    await see(card.getByText('Demo Express'));
    await see(card.getByText('Safe'));
    await phone.recordFixes(id, fixes.slice(20));
    await see(card.getByText('Danger'));
    await see(page.getByRole('button', { name: 'Danger 1' }));
    await see(page.getByRole('button', { name: 'Violations today 1' }));
    expect(await card.getByRole('link', { name: 'Open journey' }).getAttribute('href')).toBe(
      `/admin/journeys?open=${id}`,
    );

    await page.getByRole('button', { name: 'Pause' }).click();
    const input = {
      mood: 'WORRIED',
      incidentType: 'ROAD_HAZARD',
      severity: 'HIGH',
      location: { lat: 5.48, lng: 10.42 },
    };
    await phone.request(REPORT, { input });
    await see(page.getByText(/Paused, \d+ event/));
    await page.waitForTimeout(500);
    await see(page.getByRole('button', { name: 'Incidents today 0' }));
    await page.getByRole('button', { name: 'Resume' }).click();
    await see(page.getByRole('button', { name: 'Incidents today 1' }));

    await page.getByRole('button', { name: 'Danger 1' }).click();
    await seeGone(table.getByRole('row', { name: /OM/ }));
    expect(page.url()).toContain('mapZones=DANGER');
    await page.getByRole('button', { name: 'Danger 1' }).click();

    await phone.endJourney(id);
    await see(page.getByText('0 vehicles'));
    await see(page.getByText('This is no longer on the map.'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('names no town, road or river under a cluster or a button, wherever it is pushed and however near', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query operationsMap')
        ? route.fulfill({ json: { data: { operationsMap: fullCountry(new Date().toISOString()) } } })
        : route.fallback(),
    );
    await page.goto('/admin/live-map');
    await see(page.getByText('2,000 vehicles'));
    await see(page.locator('[data-part=gl-map][data-drawn]'));
    const placedBoxes = await watchMapBoxes(page);
    await page.getByRole('group', { name: 'Map of Cameroon' }).focus();
    const seen = new Set<string>();
    for (const keys of [
      ['+'],
      ['ArrowDown', 'ArrowLeft'],
      ['+'],
      ['ArrowLeft', 'ArrowDown'],
      ['+'],
      ['+'],
      ['0', '-'],
    ]) {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
      await page.waitForTimeout(500);
      const boxes = await placedBoxes();
      const above = boxes.filter(({ layer }) => layer === 'clusters' || layer === 'parts');
      const names = boxes.filter(({ layer }) => NAMES.includes(layer));
      [...above, ...names].forEach(({ layer }) => seen.add(layer));
      expect(names.filter((name) => above.some((box) => doMeet(name, box)))).toEqual([]);
    }
    expect(await axeFaults(page)).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['clusters', 'parts', 'cities', 'towns', 'road-numbers']),
    );
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Layers of names on the ground. */
const NAMES = ['cities', 'towns', 'road-numbers', 'river-names', 'sea-names'];

/** An answer with 2,000 vehicles along the national roads, and incidents among them. */
function fullCountry(at: string): object {
  const places = ROAD_CORRIDORS.flatMap((name) => ROAD_LINES[name]);
  const placeOf = (index: number) => {
    const [lat = 0, lng = 0] = places[index % places.length] ?? [];
    return { latitude: lat + ((index * 7) % 40) / 400, longitude: lng + ((index * 3) % 40) / 400 };
  };
  const zones = ['SAFE', 'CAUTION', 'WARNING', 'DANGER', null];
  return {
    computedAt: at,
    journeys: Array.from({ length: 2_000 }, (_, index) => ({
      ...{ id: `${index + 1}`, vehicleId: `${index + 1}`, ...placeOf(index) },
      ...{ registrationNumber: 'LT-•••-KD', transportAgency: 'Demo Express', vehicleType: 'BUS' },
      ...{ speedKmh: 40 + (index % 50), zone: zones[index % zones.length], since: at, lastFixAt: at },
    })),
    incidents: Array.from({ length: 60 }, (_, index) => ({
      ...{ id: `${index + 1}`, ...placeOf(index * 11), at, severity: 'HIGH' },
      ...{ incidentType: 'ROAD_HAZARD', status: 'RECEIVED' },
    })),
    violations: [],
  };
}
