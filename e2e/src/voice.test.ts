import type { Language } from '@wakafine/domain/people/languages';
import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { hear, installListener, readEars } from './testing/browser/listener';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { confirmHazard } from './testing/confirmed-hazard';
import { driveUntilSign } from './testing/drives/drive-until-sign';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { driveToEdea } from './testing/drives/road-drive';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator } from './testing/staff';

/** Longest from the change of the zone on the screen to the call of the voice, ms. */
const SAID_WITHIN_MS = 300;
const START_BEFORE_M = 4_000;
const { account, settings } = firstAdministrator();

describe('A driver who hears the journey and does not look', () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ ...settings, LIMIT_BASIS: 'register', SERVICE_AREA: 'cameroon' }),
      openBrowser(),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function openPhone(languages: readonly string[], language: Language = 'en'): Promise<Page> {
    const person = await openPerson(browser, { url: server.url, language, isAppCached: true });
    await installListener(person.page, languages);
    await installReceiver(person.page);
    await becomeCitizen(person.page);
    return person.page;
  }

  it('hears start, limits, a hazard ahead and zones, each at its time', async () => {
    page = await openPhone(['en-GB']);
    await page.goto('/');
    const ahead = driveToEdea(START_BEFORE_M, 0).stage(48, 150).at(-1);
    await confirmHazard(page.request, { url: server.url, account, location: ahead ?? { lat: 0, lng: 0 } });
    await startOnScreen(page, 'LT 701 ED');
    await hear(page, 'Journey started. Waka fine.');
    const drive = driveToEdea(START_BEFORE_M, Date.now());
    await driveUntilSign(page, drive, { speedKmh: 48, name: 'Limit 110 (open road), not confirmed yet' });
    await hear(page, 'Limit 110.');
    await playReadings(page, drive.stage(48, 100));
    expect((await hear(page, /^Road hazard in \d+ metres\.$/)).text).toMatch(/ in (800|750) metres\.$/);
    await playReadings(page, drive.stage(76, 12));
    await hear(page, 'Slow down now!');
    await driveUntilSign(page, drive, { speedKmh: 76, name: 'Limit 60 (Edéa, town), not confirmed yet' });
    await hear(page, /Limit 60\.$/);
    await playReadings(page, drive.stage(40, 8));
    await hear(page, 'Safe speed again. Thank you.');
  });

  it('hears that the position is lost, not that it is back, and at the end the figures', async () => {
    await hear(page, 'GPS lost. Nothing is counted.');
    const { heard } = await readEars(page);
    const drive = driveToEdea(500, Date.now() + 600_000);
    await playReadings(page, drive.stage(30, 4));
    await playReadings(page, drive.stage(0, 8));
    await seeGone(page.getByRole('region', { name: 'Driving' }));
    expect((await readEars(page)).heard.slice(heard.length).map(({ text }) => text)).not.toContain(
      'GPS lost. Nothing is counted.',
    );
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    const { text } = await hear(page, /^Journey ended\./);
    expect(text).toMatch(
      /^Journey ended\. \d+\.\d kilometres\. (Time: \d+ minutes?\. )?Average speed \d+\. Highest speed \d+\.$/,
    );
  });

  it('has heard each alert within 300 ms of the zone, one sentence at a time, in the phone’s English', async () => {
    const { heard, zones } = await readEars(page);
    const danger = heard.find(({ text }) => text === 'Slow down now!');
    const shown = zones.filter(({ atMs }) => atMs <= (danger?.atMs ?? 0)).at(-1);
    expect(shown?.word).toBe('Danger');
    expect((danger?.atMs ?? Infinity) - (shown?.atMs ?? 0)).toBeLessThan(SAID_WITHIN_MS);
    expect(heard.filter(({ isOver }) => isOver)).toEqual([]);
    expect(new Set(heard.map(({ lang }) => lang))).toEqual(new Set(['en-GB']));
    expect((await readEars(page)).clips).toEqual([]);
  });

  it('loads the clips of Pidgin once they are chosen, and plays them without a network', async () => {
    page = await openPhone([], 'pidgin');
    const clips: string[] = [];
    page.on('request', (request) => request.url().includes('.ogg') && clips.push(request.url()));
    await page.goto('/');
    expect(clips).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Start waka' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Plate number').fill('LT 702 ED');
    await dialog.getByRole('button', { name: 'Start waka' }).click();
    await see(page.getByRole('heading', { name: 'Live waka' }));
    await page.getByRole('heading', { name: 'Live waka' }).click();
    await page.context().setOffline(true);
    const before = (await readEars(page)).clips.length;
    const drive = driveToEdea(START_BEFORE_M, Date.now());
    await playReadings(page, drive.stage(76, 20));
    await page.waitForFunction((count) => (window.wakafineEars?.clips.length ?? 0) > count, before);
    expect((await readEars(page)).heard).toEqual([]);
    expect(clips).toHaveLength(1);
    await page.context().setOffline(false);
  });

  it('says in settings that a phone has no voice, and plays tones on it', async () => {
    page = await openPhone([]);
    await page.goto('/settings');
    await see(page.getByText('This phone has no voice for your language: you hear tones.'));
    await page.getByRole('main').getByText('Tones', { exact: true }).click();
    await see(page.getByText(/^The voice says alerts/));
  });
});
