import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';
import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { askGraphql, resolveAsStaff, submitIncident } from './testing/incident-calls';
import { colorsOf } from './testing/drives/own-photo';
import { EXIF_MARK, revealingPhoto } from './testing/drives/road-photo';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator } from './testing/staff';

const DOUALA = { lat: 4.0483, lng: 9.7043 };
const { account: STAFF, settings } = firstAdministrator();

describe('A citizen who reports incidents', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Somebody who stands at the harbour of Douala and lets the phone say so. */
  async function openCitizen() {
    const person = await openPerson(browser, { url: server.url });
    await becomeCitizen(person.page);
    await person.context.grantPermissions(['geolocation']);
    await person.context.setGeolocation({ latitude: DOUALA.lat, longitude: DOUALA.lng, accuracy: 8 });
    return person;
  }

  it('sends a photo that reveals neither the phone nor the place, and follows what becomes of the report', async () => {
    const { page, context, faults } = await openCitizen();
    const sheet = await openSheet(page);
    await sheet.getByText('Road hazard').click();
    await sheet.getByText('Worried').click();
    await sheet.getByRole('button', { name: 'Add a photo' }).click();
    const file = sheet.getByLabel('Choose a photo');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await see(sheet.getByText('The photo must be a JPEG, PNG or WebP picture'));
    await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await revealingPhoto(page) });
    await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('Incident Reported Successfully'));
    await seeGone(sheet);

    await page.goto('/reports');
    await page.getByRole('link', { name: /My incident reports/ }).click();
    await page.getByRole('link', { name: /Road hazard/ }).click();
    const photo = page.getByRole('img', { name: 'Photo of the incident' });
    await see(photo);
    const address = (await photo.getAttribute('src')) ?? '';
    const stored = await (await page.request.get(address)).body();
    expect(stored.length).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
    expect(stored.includes(EXIF_MARK)).toBe(false);
    expect(stored.includes('Exif')).toBe(false);
    // It lay on its side: it is sent upright, since what says how to turn it is not sent.
    expect(await colorsOf(page, address)).toEqual(['red', 'blue']);
    const stranger = await openPerson(browser, { url: server.url });
    expect((await stranger.page.request.get(address)).status()).toBe(401);

    await see(page.getByText('Still to come'));
    const incidentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const reason = 'The tree was taken away.';
    await resolveAsStaff(stranger.page.request, STAFF, { incidentId, reason });
    await page.reload();
    const steps = page.getByRole('listitem');
    await see(steps.filter({ hasText: 'Resolved' }).getByText(reason));
    expect(await steps.filter({ hasText: 'Received' }).count()).toBe(1);
    expect(await page.getByText('Still to come').count()).toBe(0);
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
    await Promise.all([context.close(), stranger.context.close()]);
  });

  it('is asked whether it is what others submitted nearby, and confirms that instead', async () => {
    const first = await openCitizen();
    await submitIncident(first.page.request, { mood: 'ANGRY', incidentType: 'PEDESTRIAN', location: DOUALA });
    const { page, context } = await openCitizen();
    const sheet = await openSheet(page);
    await sheet.getByText('Pedestrian').click();
    await sheet.getByText('Scared').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    const asked = page.getByRole('dialog', { name: 'Is it one of these?' });
    await see(asked.getByText(/about 100\sm away/));
    await asked.getByRole('button', { name: 'Yes, the same one' }).click();
    await see(page.getByText('Confirmed. Thank you.'));
    await seeGone(asked);
    const mine = '{ incidents { totalCount } }';
    expect(await askGraphql(page.request, mine)).toEqual({ incidents: { totalCount: 0 } });

    await openSheet(page);
    await sheet.getByText('Pedestrian').click();
    await sheet.getByText('Scared').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await asked.getByRole('button', { name: 'No, a different one' }).click();
    await see(page.getByText('Incident Reported Successfully'));
    expect(await askGraphql(page.request, mine)).toEqual({ incidents: { totalCount: 1 } });

    await first.page.goto('/reports/incidents');
    // Nobody has proven the number of who confirmed it: that weighs nothing for others.
    await see(first.page.getByRole('main').getByText('Pedestrian'));
    expect(await first.page.getByText('Confirmed by').count()).toBe(0);
    await Promise.all([first.context.close(), context.close()]);
  });

  it('stores report and photo without a network, and finds both with the authority once it is back', async () => {
    const { page, context } = await openCitizen();
    const sheet = await openSheet(page);
    await sheet.getByText('Traffic light').click();
    await sheet.getByText('Sad', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Add a photo' }).click();
    const buffer = await revealingPhoto(page);
    await sheet.getByLabel('Choose a photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
    await context.setOffline(true);
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('1 report waits for the network'));
    await context.setOffline(false);
    await seeGone(page.getByText('1 report waits for the network'));
    await page.goto('/reports/incidents');
    const link = page.getByRole('link', { name: /Traffic light/ });
    await see(link);
    expect(await link.locator('img').count()).toBe(1);
    await context.close();
  });
});

async function openSheet(page: Page) {
  if (new URL(page.url() === 'about:blank' ? 'http://none/none' : page.url()).pathname !== '/') {
    await page.goto('/');
  }
  await page.getByRole('button', { name: 'Report an incident' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report an incident' });
  await see(sheet.getByText(/Douala$/));
  return sheet;
}
