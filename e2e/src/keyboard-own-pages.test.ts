import { DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import type { Identity } from '@wakafine/simulator/identity';
import type { Browser, Page } from 'playwright-core';
import { driveHistory } from './gallery/scenes/past-drives';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { enterOn, escapeFromDialog, seeFocus, tabTo } from './testing/browser/focus';
import { see, seeGone } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { stagedDrive } from './testing/drives/staged-drive';

const DOUALA = { lat: 4.0483, lng: 9.7043 };
const [BUS] = DEMO_VEHICLES;

/** A track of another app, a point each second, from an hour ago. */
function recentTrack(): Buffer {
  const startMs = Date.now() - 3_600_000;
  const points = Array.from({ length: 120 }, (_, second) => {
    const time = new Date(startMs + second * 1_000).toISOString();
    return `<trkpt lat="${4.05 + second * 0.0001}" lon="9.7679"><time>${time}</time></trkpt>`;
  });
  return Buffer.from(`<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
}

/** One story, in which no finger and no mouse touches anything: each sentence goes on where the last one ended. */
describe('Somebody with a keyboard and nothing else, on the pages that are their own', () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let identity: Identity;
  let faults: string[];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const inMain = () => page.getByRole('main');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
    ({ page, faults } = await openPerson(browser, { url: server.url }));
    await installReceiver(page);
    identity = await becomeCitizen(page);
    await driveHistory(server.url, identity, Date.now());
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Goes to a field with Tab and types into it, in place of what it holds. */
  async function typeInto(label: string, text: string): Promise<void> {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }

  /** Waits until the focus is on the part of the page that has come in place of the pressed button. */
  async function seePartFocused(name: string): Promise<void> {
    const next = await button(name).elementHandle();
    await page.waitForFunction(
      (one) =>
        document.activeElement !== document.body &&
        document.activeElement?.tagName !== 'MAIN' &&
        document.activeElement?.contains(one) === true,
      next,
    );
  }

  it('says who they are and whom to call', async () => {
    await page.goto('/profile');
    await enterOn(page, button('Edit'));
    await typeInto('Name', 'Demo Driver');
    await typeInto('Emergency contact, name', 'Demo Friend');
    await typeInto('Emergency contact, phone number', '12');
    await page.keyboard.press('Enter');
    // The field that has to be mended has the focus, and says why.
    await seeFocus(page, page.getByLabel('Emergency contact, phone number'));
    await typeInto('Emergency contact, phone number', '699001122');
    await enterOn(page, button('Save'));
    await see(page.getByText('Profile Updated'));
    await see(page.getByText('Demo Driver'));
    await seeFocus(page, heading('My Profile'));
  });

  it('reads who has seen their data, and chooses to be notified of it', async () => {
    await page.goto('/settings/who-has-seen');
    const notices = page.getByRole('switch', { name: 'Tell me at every look' });
    await tabTo(page, notices);
    const wasOn = await notices.isChecked();
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: 'Tell me at every look', checked: !wasOn }).waitFor();
    await seeFocus(page, notices);
    await enterOn(page, inMain().getByRole('link', { name: 'Settings' }));
    await seeFocus(page, heading('Settings'));
  });

  it('sets up a tracker, and deletes it after the question', async () => {
    await enterOn(page, inMain().getByRole('link', { name: /Tracker apps and devices/ }));
    await see(page.getByText('No trackers yet'));
    await seeFocus(page, heading('Trackers'));
    await enterOn(page, button('Add a tracker'));
    await seeFocus(page, dialog('Add a tracker').getByLabel('What do you call it?'));
    await page.keyboard.type('Phone in the bus');
    await typeInto('Registration number', 'LT 482 KD');
    await page.keyboard.press('Enter');
    const guide = dialog('Set up Phone in the bus');
    await tabTo(page, guide.getByRole('radio', { name: 'OsmAnd' }));
    await page.keyboard.press('ArrowRight');
    await see(guide.getByRole('img', { name: 'Code that sets up Traccar' }));
    await enterOn(page, guide.getByRole('button', { name: 'Done' }));
    await seeGone(guide);
    await enterOn(page, button('Last messages: Phone in the bus'));
    await escapeFromDialog(page);
    await seeFocus(page, button('Last messages: Phone in the bus'));
    await enterOn(page, button('Delete Phone in the bus'));
    await enterOn(page, dialog('Delete Phone in the bus?').getByRole('button', { name: 'Delete tracker' }));
    await see(page.getByText('No trackers yet'));
  });

  it('imports a journey from a file', async () => {
    await page.goto('/journeys/import');
    const choosing = page.waitForEvent('filechooser');
    await enterOn(page, button('Choose a file'));
    const chooser = await choosing;
    await chooser.setFiles({ name: 'a.gpx', mimeType: 'application/gpx+xml', buffer: recentTrack() });
    await see(page.getByText('max speed'));
    await typeInto('Registration number', 'OU 777 QQ');
    await enterOn(page, button('Import journey'));
    await page.waitForURL(/\/journeys\/\d+$/);
    await seeFocus(page, heading('OU 777 QQ'));
  });

  it('contests a violation, and comes back to it', async () => {
    await page.goto('/violations');
    await enterOn(page, inMain().getByRole('listitem').first().getByRole('link'));
    const details = dialog('Violation Details');
    await enterOn(page, details.getByRole('button', { name: /^Contest/ }));
    const sheet = dialog('Contest this violation');
    await enterOn(page, sheet.getByRole('button', { name: 'Send' }));
    await see(sheet.getByText('Please say what happened.'));
    await typeInto('What happened, in your words', 'A made-up reason: the road was empty.');
    await tabTo(page, sheet.getByRole('checkbox').last());
    await page.keyboard.press('Space');
    await enterOn(page, sheet.getByRole('button', { name: 'Send' }));
    await see(page.getByText('Your contest was sent'));
    await seeGone(sheet);
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') instanceof Element);
    await page.keyboard.press('Escape');
    await seeGone(details);
  });

  it('types the code of a bus, asks the driver to slow down, and lets the family follow', async () => {
    await page.goto('/bus');
    await typeInto('Number plate, or the code under the QR', BUS?.publicId ?? '');
    await see(heading('On board'));
    await seePartFocused('SOS');
    await playReadings(page, stagedDrive(DOUALA, Date.now()).stage(42));
    await tabTo(page, page.getByRole('radio', { name: /Please slow down/ }));
    await page.keyboard.press('ArrowDown');
    await enterOn(page, button('Show it big'));
    await see(page.getByText(/^Ralentissez|^S’il vous plaît|moins vite/).last());
    await page.keyboard.press('Escape');
    await seeFocus(page, button('Show it big'));
    await enterOn(page, button('SOS'));
    await escapeFromDialog(page);
    await seeFocus(page, button('SOS'));
    await tabTo(page, page.getByRole('radio', { name: 'About 1 km' }));
    await page.keyboard.press('ArrowRight');
    await enterOn(page, button('Make the link'));
    await see(page.getByText(/Not opened yet/));
    await seePartFocused('Copy the link');
    await enterOn(page, button('Stop sharing'));
    await see(button('Make the link'));
    await seePartFocused('Make the link');
  });

  it('arrives', async () => {
    await enterOn(page, button('Arrived'));
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'End Journey' }));
    await see(page.getByText('Journey Completed'));
    await enterOn(page, button('Close the receipt'));
    await see(heading('Join a bus').or(heading('Ready to Track Your Journey')));
    expect(faults).toEqual([]);
  });
});
