import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { see } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';
import { lyingPhoto } from './testing/drives/own-photo';

jest.setTimeout(120_000);

/** A file in the hands of another app. */
interface Shared {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

describe('What another app shares with this one, without a network', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    ({ context, page } = await openPerson(browser, { url: server.url, isAppCached: true }));
    await becomeCitizen(page);
    await page.goto('/settings');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await see(page.getByRole('heading', { name: 'Settings' }));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** As the share sheet of a phone does: by a form that is sent to the app. */
  async function share({ name, type, bytes }: Shared): Promise<void> {
    const text = bytes.toString('base64');
    await page.evaluate(sendForm, { name, type, text });
    await page.waitForURL('**/share');
  }

  it('begins a report with a photo, which stays on the phone when the sheet is closed', async () => {
    await share({ name: 'road.jpg', type: 'image/jpeg', bytes: await lyingPhoto(page) });
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/reports/incidents');
    await see(page.getByText(/with a photo/));
    await see(page.getByRole('button', { name: 'Finish' }));
  });

  it('reads a track as a journey', async () => {
    const startMs = Date.now() - 3_600_000;
    const points = Array.from({ length: 120 }, (_, second) => {
      const time = new Date(startMs + second * 1_000).toISOString();
      return `<trkpt lat="${4.05 + second * 0.0001}" lon="9.7679"><time>${time}</time></trkpt>`;
    });
    const gpx = `<gpx><trk><name>Home</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
    await share({ name: 'home.gpx', type: 'application/octet-stream', bytes: Buffer.from(gpx) });
    await see(page.getByRole('heading', { name: 'Import a track file' }));
    await see(page.getByText('max speed'));
  });

  it('refuses in words what is neither, and says after a reload that there is nothing any more', async () => {
    await share({ name: 'letter.docx', type: 'application/octet-stream', bytes: Buffer.from('Dear') });
    await see(page.getByRole('heading', { name: 'This file can’t be used' }));
    await see(page.getByText(/neither a photo nor a track/));
    expect(await axeFaults(page)).toEqual([]);
    await share({ name: 'broken.jpg', type: 'image/jpeg', bytes: Buffer.from('no picture') });
    await see(page.getByText('The photo must be a JPEG, PNG or WebP picture'));
    await page.reload();
    await see(page.getByRole('heading', { name: 'Nothing was shared' }));
  });
});

/** Runs in the page. */
function sendForm({ name, type, text }: { name: string; type: string; text: string }): void {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name, { type }));
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
  input.files = files.files;
  const form = Object.assign(document.createElement('form'), { action: '/share', method: 'post' });
  form.enctype = 'multipart/form-data';
  form.append(input);
  document.body.append(form);
  form.submit();
}
