import type { Identity } from '@wakafine/simulator/identity';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { enterOn, escapeFromDialog, seeFocus, tabTo } from './testing/browser/focus';
import { driveHistory } from './gallery/scenes/past-drives';
import { stagedDrive } from './testing/drives/staged-drive';
import { submitIncident } from './testing/incident-calls';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { see, seeGone } from './testing/browser/see';

const DOUALA = { lat: 4.0483, lng: 9.7043 };

/** One story, in which no finger and no mouse touches anything: each sentence goes on where the last one ended. */
describe('Somebody with a keyboard and nothing else', () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let context: BrowserContext;
  let identity: Identity;
  let faults: string[];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inMain = () => page.getByRole('main');

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
    ({ page, context, faults } = await openPerson(browser, { url: server.url, isGreeted: true }));
    await installReceiver(page);
    identity = await becomeCitizen(page);
    await driveHistory(server.url, identity, Date.now());
    await context.clearCookies();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /**
   * Begins submitting an incident that somebody else has submitted here, goes back from the question, and then
   * says that it is the same.
   */
  async function meetSimilarReport(): Promise<void> {
    const other = await openPerson(browser, { url: server.url });
    await becomeCitizen(other.page);
    const incident = { mood: 'WORRIED', incidentType: 'RECKLESS_DRIVING', location: DOUALA };
    await submitIncident(other.page.request, incident);
    await other.context.close();
    await enterOn(page, button('Report an incident'));
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    for (const choice of ['Reckless driving', 'Scared']) {
      await tabTo(page, sheet.getByRole('radio', { name: choice }));
      await page.keyboard.press('Space');
    }
    await enterOn(page, sheet.getByRole('button', { name: 'Send report' }));
    const asked = page.getByRole('dialog', { name: 'Is it one of these?' });
    await seeFocus(page, asked.getByText(/reported this nearby/));
    await enterOn(page, asked.getByRole('button', { name: 'Back' }));
    await enterOn(page, sheet.getByRole('button', { name: 'Send report' }));
    await seeFocus(page, asked.getByText(/reported this nearby/));
    await enterOn(page, asked.getByRole('button', { name: 'Yes, the same one' }));
    await see(page.getByText('Confirmed. Thank you.'));
    await seeFocus(page, button('Report an incident'));
  }

  it('turns the slides of the greeting, leaves it, and chooses a language', async () => {
    await page.goto('/');
    await see(page.getByRole('dialog', { name: 'Top violators' }));
    await page.keyboard.press('ArrowRight');
    await enterOn(
      page,
      page.getByRole('dialog', { name: 'Safety tips' }).getByRole('button', { name: 'I Choose Safety' }),
    );
    await seeGone(page.getByRole('dialog'));
    for (const [from, key, to] of [
      [/: English$/, 'ArrowDown', 'Français'],
      [/: Français$/, 'ArrowUp', 'English'],
    ] as const) {
      await enterOn(page, page.getByRole('button', { name: from }));
      await see(page.getByRole('menuitem', { name: to }));
      await choose(page, key, to);
      await see(page.getByRole('button', { name: to }));
    }
  });

  it('signs in', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Get started' }));
    await tabTo(page, page.getByLabel('Phone number'));
    await page.keyboard.type(identity.mobileNumber);
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { name: 'Enter your PIN' }));
    await tabTo(page, page.getByLabel('6-digit PIN'));
    await page.keyboard.type(identity.pin);
    await enterOn(page, button('Sign in'));
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  });

  it('meets the way past the header first, changes the theme, and comes back from the account menu', async () => {
    await page.reload();
    // Heading and button are there before the app is.
    await page.locator('#drawn').waitFor({ state: 'detached' });
    await see(inMain().getByRole('button', { name: 'Start Journey' }));
    await page.keyboard.press('Tab');
    await seeFocus(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await seeFocus(page, inMain());
    await page.keyboard.press('Tab');
    expect(await inMain().evaluate((main) => main.contains(document.activeElement))).toBe(true);
    const theme = page.getByRole('button', { name: /^Switch to/ });
    const before = await theme.getAttribute('aria-label');
    await enterOn(page, theme);
    expect(await theme.getAttribute('aria-label')).not.toBe(before);
    await seeFocus(page, theme);
    // Its name also says how many notifications wait.
    const account = page.getByRole('button', { name: /^Account/ });
    await enterOn(page, account);
    await see(page.getByRole('menuitem', { name: 'My Profile' }));
    await page.keyboard.press('Escape');
    await seeFocus(page, account);
  });

  it('gets the focus back where it was from each sheet', async () => {
    const start = inMain().getByRole('button', { name: 'Start Journey' });
    for (const [opener, title] of [
      [start, 'Start New Journey'],
      [button('Report an incident'), 'Report an incident'],
    ] as const) {
      await enterOn(page, opener);
      await see(page.getByRole('dialog', { name: title }));
      // The first field has the focus, and not the button that closes the sheet.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await escapeFromDialog(page);
      await seeGone(page.getByRole('dialog'));
      await seeFocus(page, opener);
    }
  });

  it('starts a journey, calls for help at the wheel, and ends without holding anything down', async () => {
    await enterOn(page, inMain().getByRole('button', { name: 'Start Journey' }));
    await tabTo(page, page.getByLabel('Registration number'));
    await page.keyboard.type('LT 452 AB');
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await playReadings(page, stagedDrive(DOUALA, Date.now()).stage(42));
    const stage = page.getByRole('region', { name: 'Driving' });
    await see(stage.getByText('Safe', { exact: true }));
    // The page beneath is gone for the keyboard: a heading that is read, and not seen, says where one is.
    await seeFocus(page, stage.getByRole('heading', { level: 1, name: 'Driving' }));
    expect(await page.title()).toBe('Driving · WakaFine');
    await enterOn(page, stage.getByRole('button', { name: 'SOS' }));
    await seeFocus(
      page,
      page.getByRole('dialog', { name: 'Call for help' }).getByRole('button', { name: 'Back' }),
    );
    await page.keyboard.press('Escape');
    await seeFocus(page, stage.getByRole('button', { name: 'SOS' }));
    const end = stage.getByRole('button', { name: 'End', exact: true });
    await enterOn(page, end);
    await seeFocus(page, stage.getByRole('button', { name: 'Keep going' }));
    await page.keyboard.press('Enter');
    await seeFocus(page, end);
    await page.keyboard.press('Enter');
    await enterOn(page, stage.getByRole('button', { name: 'End Journey' }));
    await see(page.getByText('Journey Completed'));
    await seeFocus(page, page.getByRole('heading', { level: 1 }));
    await enterOn(page, button('Close the receipt'));
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  });

  it('starts again with the last vehicle, says that a report is one that is there, and ends after the question', async () => {
    await enterOn(page, inMain().getByRole('button', { name: 'Start Journey' }));
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await playReadings(page, stagedDrive(DOUALA, Date.now()).stage(0));
    await meetSimilarReport();
    const end = inMain().getByRole('button', { name: 'End Journey' });
    await enterOn(page, end);
    await see(page.getByRole('dialog'));
    await escapeFromDialog(page);
    await seeFocus(page, end);
    await page.keyboard.press('Enter');
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'End Journey' }));
    await enterOn(page, button('Close the receipt'));
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  });

  it('finds a journey, moves along its chart, replays it and shares it', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Journeys' }));
    await enterOn(page, inMain().getByRole('listitem').getByRole('link').last());
    const chart = inMain().getByRole('slider', { name: 'Speed over time' });
    await tabTo(page, chart);
    const moment = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('PageUp');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(moment);
    await enterOn(page, button('Play'));
    await seeFocus(page, button('Pause'));
    await page.keyboard.press('Enter');
    await enterOn(page, button('Share the summary'));
    await see(page.getByRole('dialog'));
    await escapeFromDialog(page);
    await seeFocus(page, button('Share the summary'));
  });

  it('reaches everything on the map page, and leaves it at its end', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Map', exact: true }));
    await tabTo(page, page.getByRole('group', { name: 'Map of where you are' }));
    for (const card of [/Open map/, /Turn-by-turn navigation/, /Phone maps/]) {
      await tabTo(
        page,
        inMain()
          .getByRole('link', { name: card })
          .or(inMain().getByRole('button', { name: card })),
      );
    }
    const last = page.getByRole('link', { name: 'Settings' });
    await tabTo(page, last);
    await page.keyboard.press('Tab');
    // It goes on to the browser's own buttons, or begins anew.
    await last.and(page.locator(':not(:focus)')).waitFor();
    expect(faults).toEqual([]);
  });
});

/** Goes through the items of an open menu with the key until the wanted one is chosen, and selects it. */
async function choose(page: Page, key: string, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await seeFocus(page, page.getByRole('menu'));
  for (let steps = 0; steps < 5 && (await item.getAttribute('data-highlighted')) === null; steps += 1) {
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}
