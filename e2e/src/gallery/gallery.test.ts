import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from '../app-server';
import { NARROWEST, openBrowser, openPerson, PHONE } from '../browser';
import { becomeCitizen } from '../citizen';
import { installReceiver, playReadings } from '../receiver';
import { isWholeInSight, see, seeGone } from '../see';
import { readTexts, type ShotLanguage } from './catalogue';
import { driveHalfAnHour, driveHistory, driveOthers } from './past-drives';
import { composeReadmePicture } from './readme-picture';
import { shotsOf, type Shots } from './shots';
import { stagedDrive, type StagedDrive } from './staged-drive';

jest.setTimeout(180_000);

/** Long enough for the rules to begin a new stretch, so that no car has to brake from a corridor's speed at once. */
const NEW_STRETCH_AFTER_MS = 20_000;
/** A speed for each zone, in km/h. */
const STAGES = [
  ['safe', 42],
  ['caution', 56],
  ['warning', 64],
  ['danger', 86],
] as const;

describe('Every screen, on a phone and at a desk, light and dark, in two languages', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    await driveOthers(server.url, Date.now());
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function shootAll(language: ShotLanguage): Promise<string[]> {
    const { page, context } = await openPerson(browser, { url: server.url, language, theme: 'system' });
    await installReceiver(page);
    const scene = { page, texts: readTexts(language), shots: shotsOf(page, language) };
    const greetingFaults = await shootGreeting(language, scene.texts);
    await shootVisitor(scene);
    const identity = await becomeCitizen(page);
    await driveHistory(server.url, identity, Date.now());
    await shootBeforeJourney(scene);
    const last = await driveHalfAnHour(server.url, identity, Date.now());
    await shootDrive(scene, stagedDrive(last, last.recordedAtMs + NEW_STRETCH_AFTER_MS));
    await shootAfterJourney(scene);
    await context.close();
    return [...greetingFaults, ...scene.shots.faults];
  }

  /** The dialog comes to those only who have not closed it yet. */
  async function shootGreeting(language: ShotLanguage, texts: Scene['texts']): Promise<string[]> {
    const { page, context } = await openPerson(browser, {
      url: server.url,
      language,
      theme: 'system',
      isGreeted: true,
    });
    const shots = shotsOf(page, language);
    await page.goto('/');
    await see(page.getByRole('dialog').getByRole('listitem'));
    await shots.take('greeting');
    await page.getByRole('button', { name: texts('landing.modal.next') }).click();
    await see(page.getByRole('button', { name: texts('landing.modal.choose') }));
    await shots.take('greeting-tips');
    await context.close();
    return shots.faults;
  }

  it('has no serious fault for axe, and hides no part of what a driver must read', async () => {
    const faults = await Promise.all((['en', 'fr'] as const).map((language) => shootAll(language)));
    expect(faults.flat()).toEqual([]);
  });

  it('gives the picture of the README', async () => {
    await composeReadmePicture(browser, ['home-idle-360-light-en', 'driving-warning-360-dark-en']);
  });
});

interface Scene {
  readonly page: Page;
  readonly texts: (key: string) => string;
  readonly shots: Shots;
}

async function shootVisitor({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('heading', { name: texts('landing.headline') }));
  await see(page.getByText(texts('landing.figures.journeys')));
  await shots.take('landing');
  for (const name of ['terms', 'privacy'] as const) {
    await page.goto(`/${name}`);
    await see(page.getByRole('heading', { name: texts(`legal.${name}.title`) }));
    await shots.take(name);
  }
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: texts('identity.signUp.submit') });
  await see(submit);
  await shots.take('sign-up');
  await submit.click();
  await see(page.getByText(texts('validation.pin.length')));
  await shots.take('sign-up-refused');
  await page.goto('/signin');
  const number = page.getByLabel(texts('identity.phone.label'));
  await see(number);
  await shots.take('sign-in-phone');
  await number.fill('677123412');
  await page.getByRole('button', { name: texts('identity.signIn.continue') }).click();
  await see(page.getByRole('heading', { name: texts('identity.signIn.pinTitle') }));
  await page.getByLabel(texts('identity.pin.label')).fill('482');
  await shots.take('sign-in-pin');
}

async function shootBeforeJourney({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('heading', { name: texts('drive.idle.title') }));
  await see(page.getByText(texts('drive.last.title')));
  await shots.take('home-idle');
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('drive.start') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts('drive.dialog.registrationNumber')).fill('LT 452 AB');
  await shots.take('start-dialog');
  await dialog.getByText(texts('drive.choice.public')).click();
  await see(dialog.getByText(texts('drive.dialog.agencyHint')));
  await shots.take('start-dialog-public');
  await dialog.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(dialog);
  await page.getByRole('button', { name: texts('incidents.title') }).click();
  await see(dialog.getByText(texts('incidents.place.none')));
  await shots.take('incident-sheet');
  await dialog.getByRole('button', { name: texts('incidents.send') }).click();
  await see(dialog.getByText(texts('incidents.incomplete.text')));
  await shots.take('incident-sheet-missing');
  await dialog.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(dialog);
}

async function shootDrive({ page, texts, shots }: Scene, drive: StagedDrive): Promise<void> {
  const recordHere = page.getByRole('button', { name: texts('drive.journey.recordHere') });
  await see(recordHere);
  await shots.take('live-elsewhere');
  await recordHere.click();
  await seeGone(recordHere);
  const stage = page.getByRole('region', { name: texts('drive.driving.region') });
  await see(stage.getByText(texts('drive.gps.searching')));
  await shots.takeDriving('driving-searching');
  for (const [zone, speedKmh] of STAGES) {
    await playReadings(page, drive.stage(speedKmh));
    await see(stage.getByText(texts(`common.zone.${zone}`), { exact: true }));
    await page.waitForFunction(
      (speed) => document.querySelector('[role=meter]')?.getAttribute('aria-valuenow') === speed,
      String(speedKmh),
    );
    await shots.takeDriving(`driving-${zone}`);
    await page.setViewportSize(NARROWEST);
    await page.waitForFunction(({ width }) => window.innerWidth === width, NARROWEST);
    for (const words of [
      texts(`common.zone.${zone}`),
      texts(`drive.sentence.${zone}`).replace('{limit}', '60'),
    ]) {
      const isWhole = await isWholeInSight(stage.getByText(words, { exact: true }));
      expect({ words, isWhole }).toEqual({ words, isWhole: true });
    }
    await page.setViewportSize(PHONE);
  }
  for (const [name, button, title] of [
    ['driving-report', 'drive.driving.report', 'incidents.type'],
    ['driving-sos', 'drive.driving.sos', 'drive.sos.title'],
  ] as const) {
    await stage.getByRole('button', { name: texts(button), exact: true }).click();
    const panel = page.getByRole('dialog', { name: texts(title) });
    await see(panel);
    await shots.takeDriving(name);
    await panel.getByRole('button', { name: texts('common.back') }).click();
    await seeGone(panel);
  }
  await playReadings(page, drive.stage(0));
  await seeGone(stage);
  await shots.take('live-standing');
  await page.getByRole('link', { name: texts('app.tab.map'), exact: true }).click();
  await see(page.getByText(texts('map.live.active')));
  await see(page.getByRole('list', { name: texts('map.route.legend') }));
  await shots.take('map-live');
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('drive.journey.end') })
    .click();
  await see(page.getByRole('dialog'));
  await shots.take('end-dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('drive.journey.end') })
    .click();
  await see(page.getByText(texts('drive.notice.completed')));
  await shots.take('ended-notice');
  await page.getByRole('button', { name: texts('common.close') }).click();
}

async function shootJourneySheets({ page, texts, shots }: Scene): Promise<void> {
  for (const [name, title] of [
    ['journey-share', 'journeys.share'],
    ['journey-download', 'journeys.download'],
  ] as const) {
    await page.getByRole('button', { name: texts(title) }).click();
    const sheet = page.getByRole('dialog', { name: texts(title) });
    await see(sheet);
    await shots.take(name);
    await sheet.getByRole('button', { name: texts('common.close') }).click();
    await seeGone(sheet);
  }
  await page.getByRole('button', { name: texts('charts.showTable') }).click();
  const table = page.getByRole('table', { name: texts('journeys.replay.chart') });
  await table.scrollIntoViewIfNeeded();
  await shots.take('journey-table');
}

async function shootAfterJourney({ page, texts, shots }: Scene): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/journeys');
  await see(main.getByRole('listitem'));
  await shots.take('journeys');
  await main.getByRole('listitem').getByRole('link').first().click();
  await see(main.getByText(texts('journeys.max')));
  await see(main.getByRole('slider', { name: texts('journeys.replay.chart') }));
  await shots.take('journey-detail');
  await shootJourneySheets({ page, texts, shots });
  for (const [name, path, heading] of [
    ['settings', '/settings', 'settings.title'],
    ['profile', '/profile', 'profile.sessions'],
    ['not-found', '/no/such/page', 'app.notFound.title'],
    ['map', '/map', 'map.live.title'],
    ['reports', '/reports', 'app.reports.title'],
  ] as const) {
    await page.goto(path);
    await see(page.getByRole('heading', { name: texts(heading) }));
    await shots.take(name);
  }
  await shootOwnSheets({ page, texts, shots });
}

async function shootOwnSheets({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: texts('settings.local.clear') }).click();
  const dialog = page.getByRole('dialog', { name: texts('settings.local.clear') });
  await see(dialog.getByText(texts('settings.local.question')));
  await shots.take('settings-clear');
  await dialog.getByRole('button', { name: texts('settings.local.cancel') }).click();
  await seeGone(dialog);
  await page.goto('/profile');
  await see(page.getByText(texts('profile.sos.none')));
  await page.getByRole('button', { name: texts('profile.edit') }).click();
  await page.getByLabel(texts('profile.email')).fill('no address');
  await page.getByRole('button', { name: texts('profile.save') }).click();
  await see(page.getByText(texts('validation.email.invalid')));
  await shots.take('profile-edit');
}
