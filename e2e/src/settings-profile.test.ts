import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';
import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { colorsOf, lyingPhoto } from './testing/drives/own-photo';
import { see, seeGone } from './testing/browser/see';

describe('A citizen and what they choose and say of themselves', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function openCitizen() {
    const person = await openPerson(browser, { url: server.url });
    return { ...person, identity: await becomeCitizen(person.page) };
  }

  /** Another phone of the same person. */
  async function openSecondPhone({ mobileNumber, pin }: { mobileNumber: string; pin: string }) {
    const person = await openPerson(browser, { url: server.url });
    await person.page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode: pin } });
    return person;
  }

  it('saves settings that hold on the other phone, and decides where both have changed them', async () => {
    const one = await openCitizen();
    const other = await openSecondPhone(one.identity);
    await openSettings(other.page);
    await openSettings(one.page);
    await one.page.getByText('Light', { exact: true }).click();
    await one.page.getByText('80', { exact: true }).click();
    await one.page.getByRole('switch', { name: 'Sound alerts' }).click();
    await save(one.page);
    await see(one.page.getByText('Your preferences have been updated successfully.'));
    // The page can be used on: nobody else has changed anything.
    await one.page.getByRole('switch', { name: 'Vibration' }).click();
    expect(await one.page.getByRole('dialog').count()).toBe(0);

    await other.page.getByText('40', { exact: true }).click();
    await save(other.page);
    const dialog = other.page.getByRole('dialog', { name: 'Changed on another phone' });
    await see(dialog.getByText('Here: 40 km/h'));
    await see(dialog.getByText('Elsewhere: 80 km/h'));
    await dialog.getByRole('button', { name: 'Take what was saved elsewhere' }).click();
    await seeGone(dialog);
    await see(other.page.getByRole('radio', { name: '80', checked: true }));
    await see(other.page.getByRole('radio', { name: 'Light', checked: true }));
    expect(await other.page.getByRole('switch', { name: 'Sound alerts' }).isChecked()).toBe(false);
    expect(one.faults).toEqual([]);
    await Promise.all([one.context.close(), other.context.close()]);
  });

  it('stores what is saved without a network, and sends it when the network is back', async () => {
    const { page, context } = await openCitizen();
    await openSettings(page);
    await context.setOffline(true);
    await page.getByText('100', { exact: true }).click();
    await save(page);
    await see(page.getByText('No network. Saved on this phone, sent later.'));
    expect(await savedLimit(page, server.url)).toBe(60);
    await context.setOffline(false);
    await seeGone(page.getByText('No network. Saved on this phone, sent later.'));
    expect(await savedLimit(page, server.url)).toBe(100);
    await context.close();
  });

  it('tests the location, takes the data along, and clears the phone', async () => {
    const { page, context } = await openCitizen();
    await openSettings(page);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await see(page.getByText('Please enable location access in your browser settings.'));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 4.0511, longitude: 9.7679, accuracy: 8 });
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await see(page.getByText('Location permissions are working correctly.'));

    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download my data/ }).click();
    await arriving;
    await see(page.getByText('Your data has been downloaded as a JSON file.'));

    await page.getByRole('button', { name: /Clear All Data/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear All Data' });
    await see(dialog.getByText('Are you sure you want to clear all local data? This cannot be undone.'));
    await dialog.getByRole('button', { name: 'Clear All Data' }).click();
    await see(page.getByText('All local data has been removed.'));
    expect(await page.evaluate(() => window.localStorage.getItem('currentUser'))).toBeNull();
    await page.reload();
    await see(page.getByRole('heading', { name: 'Settings', exact: true }));
    await context.close();
  });

  it('says who they are, with a photo that is upright, small and without metadata', async () => {
    const { page, context, faults } = await openCitizen();
    await page.goto('/profile');
    await see(page.getByText('No name yet'));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Demo “Driver” <b>');
    await page.getByLabel('Emergency contact, name').fill('Demo Friend');
    await page.getByLabel('Emergency contact, phone number').fill('6 99 00 11 22');
    const picker = page.locator('input[type=file]');
    await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await see(page.getByText('The photo must be a JPEG, PNG or WebP picture'));
    const buffer = await lyingPhoto(page);
    await picker.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await see(page.getByRole('button', { name: 'Remove the photo' }));
    await page.getByRole('button', { name: 'Save' }).click();
    await see(page.getByText('Profile Updated'));

    const answer = await page.request.get('/api/me/photo');
    const bytes = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(bytes.length).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
    expect(bytes.includes('Exif')).toBe(false);
    expect(await colorsOf(page, '/api/me/photo')).toEqual(['red', 'blue']);
    await see(page.getByRole('button', { name: 'Account' }).locator('img'));

    await page.reload();
    await see(page.getByText('Demo “Driver” <b>'));
    const ways = page.getByRole('group', { name: 'Reach Demo Friend' });
    expect(await ways.getByRole('link', { name: 'Call Demo Friend' }).getAttribute('href')).toBe(
      'tel:699001122',
    );
    await see(page.getByText('It begins with your first journey.'));
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await see(page.getByRole('heading', { name: 'Settings', exact: true }));
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
}

/** The speed limit that the server stores, km/h, asked beside the browser's own network. */
async function savedLimit(page: Page, url: string): Promise<number> {
  const cookies = await page.context().cookies();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: '{ viewer { settings { speedLimitKmh } } }' }),
  });
  const { data }: { data: { viewer: { settings: { speedLimitKmh: number } } } } = await response.json();
  return data.viewer.settings.speedLimitKmh;
}
