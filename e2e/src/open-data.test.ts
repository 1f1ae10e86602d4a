import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@wakafine/simulator/demo/seed-demo-command';
import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { axeFaults } from './gallery/shots/axe-faults';
import { see } from './testing/browser/see';

/** The job that publishes is first looked for 30 s after the start. */
const PUBLISHED_WITHIN_MS = 120_000;

describe('Open data', () => {
  let server: AppServer;
  let empty: AppServer;
  let browser: Browser;
  const dataDir = mkdtempSync(join(tmpdir(), 'wakafine-open-data-'));

  beforeAll(async () => {
    [server, empty, browser] = await Promise.all([
      startAppServer({ DEMO: '1' }),
      startAppServer(),
      openBrowser(),
    ]);
    await seedDemo({ url: server.url, dataDir, nowMs: Date.now() });
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), empty?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says when there will be some, before the first month is over', async () => {
    const { page, context, faults } = await openPerson(browser, { url: empty.url });
    await page.goto('/open-data');
    await see(page.getByRole('heading', { level: 1, name: 'Nothing is published yet' }));
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is published of the sample data, marked as such, and downloaded on a phone with the hash that the page says', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url });
    const until = Date.now() + PUBLISHED_WITHIN_MS;
    const heading = page.getByRole('heading', { level: 1, name: 'Speeding by cell of the map' });
    do {
      await page.goto('/open-data', { waitUntil: 'networkidle' });
    } while (!(await heading.isVisible()) && Date.now() < until);
    await see(heading);
    await see(page.getByText('Sample data'));
    await see(page.getByRole('img', { name: /^No cell was measured enough/ }));
    await page.getByRole('combobox', { name: 'Data sets' }).selectOption('speed-limits');
    await see(page.getByRole('heading', { level: 1, name: 'Speed limit register' }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download CSV/ }).click(),
    ]);
    const sha256 = createHash('sha256')
      .update(readFileSync(await download.path()))
      .digest('hex');
    await see(page.getByText(sha256));
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is read in French and Pidgin, in the dark and on a wide screen, without faults', async () => {
    for (const language of ['fr', 'pidgin'] as const) {
      const { page, context, faults } = await openPerson(browser, {
        url: server.url,
        viewport: DESKTOP,
        language,
        theme: language === 'fr' ? 'light' : 'dark',
      });
      await page.goto('/open-data/coverage');
      await see(page.getByRole('heading', { level: 1 }));
      await see(page.getByRole('img'));
      expect(await axeFaults(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(DESKTOP.width);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
