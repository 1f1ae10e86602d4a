import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wakafine/domain/people/languages';
import type { Browser, Page } from 'playwright-core';
import { driveHistory } from './gallery/scenes/past-drives';
import { readTexts } from './gallery/shots/catalogue';
import { readingFaults } from './gallery/shots/reading-faults';
import { ARTEFACTS } from './gallery/shots/shots';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { NARROWEST, openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { see, seeGone } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { stagedDrive } from './testing/drives/staged-drive';
import { resolveAsStaff, submitIncident } from './testing/incident-calls';
import { firstAdministrator } from './testing/staff';

const DOUALA = { lat: 4.0483, lng: 9.7043 };
const TWICE = '200%';
/** More than the mark shows as a figure. */
const UNREAD = 10;
const { account, settings } = firstAdministrator();

/** Pages of visitors, each with the key of a text by which it is known. */
const VISITOR_PAGES = [
  ['/', 'landing.headline'],
  ['/signup', 'identity.signUp.submit'],
  ['/signin', 'identity.signIn.continue'],
  ['/how-it-works', 'legal.how.title'],
] as const;

/** The same of a citizen at rest. */
const OWN_PAGES = [
  ['/', 'drive.last.title'],
  ['/journeys', 'journeys.title'],
  ['/journeys/import', 'journeys.import.choose'],
  ['/map', 'map.live.title'],
  ['/reports?filter=yearly', 'reports.month.title'],
  ['/reports/incidents', 'incidents.mine.empty.title'],
  ['/violations', 'violations.viewDetails'],
  ['/settings', 'settings.title'],
  ['/settings/trackers', 'trackers.empty'],
  ['/settings/who-has-seen', 'looks.emptyTitle'],
  ['/profile', 'profile.sessions'],
  ['/notifications', 'notifications.title'],
  ['/no/such/page', 'app.notFound.title'],
] as const;

/** A reader: the language, the width of the window, and the size of the letters. */
interface Reader {
  readonly language: Language;
  readonly size: typeof PHONE;
  readonly letters: string;
}

describe('Large letters and the narrowest phone', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    mkdirSync(ARTEFACTS, { recursive: true });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each<Reader>([
    { language: 'en', size: PHONE, letters: TWICE },
    { language: 'fr', size: PHONE, letters: TWICE },
    { language: 'fr', size: NARROWEST, letters: '' },
  ])(
    'cut off no word, break none and cover no button ($language, $size.width px, $letters)',
    async (reader) => {
      const { page } = await openReader(browser, server.url, reader);
      const look = lookAt(page, reader);
      for (const [path, sign] of VISITOR_PAGES) {
        await look.visit(path, sign);
      }
      const identity = await becomeCitizen(page);
      await driveHistory(server.url, identity, Date.now());
      for (const [path, sign] of OWN_PAGES) {
        await look.visit(path, sign);
      }
      await look.atSheets();
      await look.onJourney();
      expect(look.faults).toEqual([]);
      await page.context().close();
    },
  );

  it('show beside the initials, and not over them, how much is unread', async () => {
    const { page } = await openReader(browser, server.url, { language: 'en', size: PHONE, letters: TWICE });
    await becomeCitizen(page);
    const desk = await openPerson(browser, { url: server.url });
    for (let count = 0; count < UNREAD; count += 1) {
      const incidentId = await submitIncident(page.request, { mood: 'SAD', incidentType: 'PEDESTRIAN' });
      await resolveAsStaff(desk.page.request, account, { incidentId, reason: 'Repaired.' });
    }
    await desk.context.close();
    await page.goto('/settings');
    const button = page.getByRole('button', { name: `Account, ${UNREAD} unread notifications` });
    await see(button);
    for (const letters of ['100%', TWICE]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      // Sizes change over a frame, however short that is with reduced motion.
      await page.waitForTimeout(200);
      const { initials, mark, edge } = await button.evaluate(boxesOf);
      const isBeside = mark.left >= initials.right || mark.bottom <= initials.top;
      expect({ letters, initials, mark, isBeside }).toEqual({ letters, initials, mark, isBeside: true });
      expect(mark.right).toBeLessThanOrEqual(edge);
      expect(mark.top).toBeGreaterThanOrEqual(0);
      await page.screenshot({
        path: join(ARTEFACTS, `letters-unread-${parseInt(letters, 10)}.png`),
      });
    }
    await page.context().close();
  });
});

async function openReader(browser: Browser, url: string, { language, size, letters }: Reader) {
  const person = await openPerson(browser, { url, language, viewport: size, theme: 'light' });
  await person.context.addInitScript((fontSize) => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = fontSize));
  }, letters);
  // A sheet that is still rising has its buttons below the window.
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await installReceiver(person.page);
  return person;
}

/** Goes through the pages as the reader and notes the faults of each. */
function lookAt(page: Page, { language, size, letters }: Reader) {
  const texts = readTexts(language);
  const faults: string[] = [];
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  async function note(name: string): Promise<void> {
    const found = await readingFaults(page);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    const file = `letters-${name}-${size.width}-${letters === '' ? '100' : '200'}-${language}.png`;
    await page.screenshot({ path: join(ARTEFACTS, file), animations: 'disabled' });
  }

  async function close(): Promise<void> {
    await dialog.getByRole('button', { name: texts('common.close') }).click();
    await seeGone(dialog);
  }

  return {
    faults,
    async visit(path: string, sign: string): Promise<void> {
      await page.goto(path);
      await see(page.getByText(texts(sign)).or(page.getByRole('button', { name: texts(sign) })));
      await page.locator('#drawn').waitFor({ state: 'detached' });
      await note(path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'start');
    },
    /** The sheets that open over the home page, a journey and a violation. */
    async atSheets(): Promise<void> {
      await page.goto('/');
      await main.getByRole('button', { name: texts('drive.start') }).click();
      await see(dialog.getByLabel(texts('drive.dialog.registrationNumber')));
      await note('start-sheet');
      await close();
      await page.getByRole('button', { name: texts('incidents.title') }).click();
      await see(dialog.getByText(texts('incidents.place.none')));
      await note('incident-sheet');
      await close();
      await page.goto('/violations');
      await main.getByRole('listitem').first().getByRole('link').click();
      await see(dialog.getByRole('heading', { name: texts('violations.detail.fine'), exact: true }));
      await note('violation');
      await dialog.getByRole('button', { name: new RegExp(`^${texts('cases.contest.contest')}`) }).click();
      await see(page.getByRole('dialog', { name: texts('cases.contest.title') }).getByRole('textbox'));
      await note('contest');
      await page.goto('/settings/trackers');
      await page.getByRole('button', { name: texts('trackers.add') }).click();
      await page.getByLabel(texts('trackers.add.name')).fill('Phone');
      await page.getByLabel(texts('drive.dialog.registrationNumber')).fill('LT 452 AB');
      await note('tracker-sheet');
      await page.getByRole('button', { name: texts('trackers.add.submit') }).click();
      await see(page.getByText(texts('trackers.new.once')));
      await note('tracker-guide');
    },
    /** A journey from its start to its receipt, with what belongs to it. */
    async onJourney(): Promise<void> {
      await page.goto('/');
      await main.getByRole('button', { name: texts('drive.start') }).click();
      await dialog.getByLabel(texts('drive.dialog.registrationNumber')).fill('LT 452 AB');
      await dialog.getByRole('button', { name: texts('drive.start') }).click();
      await see(page.getByRole('heading', { name: texts('drive.journey.title') }));
      await note('live');
      for (const [path, sign] of [
        ['/family', 'family.title'],
        ['/bus', 'bus.title'],
        ['/map', 'map.live.active'],
      ] as const) {
        await this.visit(path, sign);
      }
      await page.goto('/');
      await see(page.getByRole('heading', { name: texts('drive.journey.title') }));
      await playReadings(page, stagedDrive(DOUALA, Date.now()).stage(64.5));
      const stage = page.getByRole('region', { name: texts('drive.driving.region') });
      await see(stage.getByText(texts('common.zone.warning'), { exact: true }));
      await note('driving');
    },
  };
}

/** Runs in the page: where the letters of the account button, and the mark at its corner, are. */
function boxesOf(button: Element) {
  const first = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
  const letters = document.createRange();
  letters.selectNodeContents(first ?? button);
  const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
  return {
    initials: boxOf(letters.getBoundingClientRect()),
    mark: boxOf((button.lastElementChild ?? button).getBoundingClientRect()),
    edge: window.innerWidth,
  };
}
