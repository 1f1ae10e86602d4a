import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { enterOn } from './testing/browser/focus';
import { isWholeInSight, see } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';
import { lyingPhoto } from './testing/drives/own-photo';

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

  it('begins a report with a photo, which stays on the phone when the sheet is closed by keyboard', async () => {
    await share({ name: 'road.jpg', type: 'image/jpeg', bytes: await lyingPhoto(page) });
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await see(sheet.getByRole('img', { name: 'Photo of the incident' }));
    expect(await isWholeInSight(sheet.getByText(/^This photo came from another app\. Nothing is sent/))).toBe(
      true,
    );
    expect(await axeFaults(page)).toEqual([]);
    await enterOn(page, sheet.getByRole('button', { name: 'Close' }));
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
    await see(page.getByText(/^This track came from another app\./));
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

  it('is refused where a page of another site sends it, and begins no draft', async () => {
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Press</title>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address with one.
    const { port } = other.address() as AddressInfo;
    await context.setOffline(false);
    const press = await context.newPage();
    await press.goto(`http://localhost:${port}/`);
    const text = (await lyingPhoto(page)).toString('base64');
    await press.evaluate(sendForm, { name: 'road.jpg', type: 'image/jpeg', text, to: `${server.url}/share` });
    await see(press.getByRole('heading', { name: 'A website tried to share a file' }));
    expect(await axeFaults(press)).toEqual([]);
    await press.goto(`${server.url}/reports/incidents`);
    await see(press.getByRole('button', { name: 'Finish' }));
    // The draft of the first sentence, and no other.
    expect(await press.getByRole('button', { name: 'Finish' }).count()).toBe(1);
    await press.close();
    await new Promise((resolve) => other.close(resolve));
  });

  it('is asked for once more on a phone where the app was not ready', async () => {
    const fresh = await openPerson(browser, { url: server.url });
    await becomeCitizen(fresh.page);
    await fresh.page.goto('/settings');
    const photo = { name: 'road.jpg', type: 'image/jpeg', text: (await lyingPhoto(page)).toString('base64') };
    await fresh.page.evaluate(sendForm, photo);
    await see(fresh.page.getByRole('heading', { name: 'The app was not ready yet' }));
    expect(await axeFaults(fresh.page)).toEqual([]);
    expect(fresh.faults).toEqual([]);
    await fresh.context.close();
  });
});

/** A file as text of base64, and the address that it is sent to. */
interface SentForm {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly to?: string;
}

/** Runs in the page. */
function sendForm({ name, type, text, to = '/share' }: SentForm): void {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name, { type }));
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
  input.files = files.files;
  const form = Object.assign(document.createElement('form'), { action: to, method: 'post' });
  form.enctype = 'multipart/form-data';
  form.append(input);
  document.body.append(form);
  form.submit();
}
