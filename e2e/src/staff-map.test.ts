import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone, type Phone } from '@wakafine/simulator/phone';
import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator, signInStaff } from './testing/staff';

jest.setTimeout(60_000);

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
});
