import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { stagedDrive, type StagedDrive } from './testing/drives/staged-drive';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { see, seeGone } from './testing/browser/see';

const DOUALA = { lat: 4.0483, lng: 9.7043 };

describe('A citizen on the home page and at the wheel', () => {
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

  /** A journey that the test's receiver drives; gives what hands its next stretch out. */
  async function openDriver(): Promise<{ page: Page; drive: StagedDrive; close: () => Promise<void> }> {
    const { page, context } = await openCitizen();
    await installReceiver(page);
    await page.goto('/');
    await startOnScreen(page, 'LT 452 AB');
    return { page, drive: stagedDrive(DOUALA, Date.now()), close: () => context.close() };
  }

  it('submits an incident where one stands, and sees what is missing first', async () => {
    const { page, context } = await openCitizen();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: DOUALA.lat, longitude: DOUALA.lng, accuracy: 8 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Report an incident' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await see(sheet.getByText(/Douala$/));
    await sheet.getByText('Road hazard').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(sheet.getByText('Please select your mood and incident type before submitting'));
    await sheet.getByText('Worried').click();
    await sheet.getByRole('button', { name: /Add a note/ }).click();
    await sheet.getByLabel('What did you see?').fill('A tree lies on the road.');
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('Incident Reported Successfully'));
    await seeGone(sheet);
    expect(await reportsOf(page)).toEqual([
      {
        incidentType: 'ROAD_HAZARD',
        mood: 'WORRIED',
        severity: 'MEDIUM',
        description: 'A tree lies on the road.',
        latitude: DOUALA.lat,
        longitude: DOUALA.lng,
      },
    ]);
    await context.close();
  });

  it('reports with the keyboard alone', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/');
    await page.getByRole('button', { name: 'Report an incident' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await see(sheet.getByText('No position: your report is sent without a place.'));
    await sheet.getByRole('radio', { name: 'Reckless driving' }).focus();
    await page.keyboard.press('Space');
    // Vehicle, note, photo, severity, mood.
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await sheet.getByRole('button', { name: 'Send report' }).focus();
    await page.keyboard.press('Enter');
    await see(page.getByText('Incident Reported Successfully'));
    expect(await reportsOf(page)).toMatchObject([
      { incidentType: 'RECKLESS_DRIVING', mood: 'ANGRY', latitude: null, longitude: null },
    ]);
    await context.close();
  });

  it('finds dial, sheet and emergency numbers in the tree that assistive technology reads', async () => {
    const { page, drive, close } = await openDriver();
    await page.getByRole('button', { name: 'Report an incident' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    await see(sheet.getByText('No position: your report is sent without a place.'));
    const sheetTree = await sheet.ariaSnapshot();
    expect(sheetTree.replace(/\d\d:\d\d/, 'TIME')).toBe(SHEET_TREE);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await seeGone(sheet);
    await playReadings(page, drive.stage(64));
    const stage = page.getByRole('region', { name: 'Driving' });
    await see(stage.getByText('Warning', { exact: true }));
    const meter = stage.getByRole('meter', { name: 'Speed' });
    expect(await meter.getAttribute('aria-valuetext')).toBe('64 kilometres per hour, Warning');
    await stage.getByRole('button', { name: 'SOS' }).click();
    expect(await page.getByRole('dialog', { name: 'Call for help' }).ariaSnapshot()).toBe(HELP_TREE);
    await close();
  });

  it('is asked only the type at the wheel, and the rest at the stop', async () => {
    const { page, drive, close } = await openDriver();
    const stage = page.getByRole('region', { name: 'Driving' });
    await playReadings(page, drive.stage(42));
    await see(stage.getByText('Safe', { exact: true }));
    await stage.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('dialog', { name: 'What is happening?' }).getByText('Pedestrian').click();
    await see(stage.getByRole('button', { name: 'Kept' }));
    await stage.getByRole('button', { name: 'SOS' }).click();
    const help = page.getByRole('dialog', { name: 'Call for help' });
    expect(await help.getByRole('link', { name: 'Police 117' }).getAttribute('href')).toBe('tel:117');
    await page.keyboard.press('Escape');
    await seeGone(help);

    await playReadings(page, drive.stage(0));
    await see(page.getByText('1 report to finish'));
    await page.getByRole('button', { name: 'Finish' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report an incident' });
    expect(await sheet.getByRole('radio', { name: 'Pedestrian' }).isChecked()).toBe(true);
    await sheet.getByText('Scared').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('Incident Reported Successfully'));
    await seeGone(page.getByText('1 report to finish'));
    const [report] = await reportsOf(page);
    expect(report?.latitude).toBeGreaterThan(DOUALA.lat);
    await close();
  });

  it('gets a tip with its reason, and may let the phone speak up as a passenger', async () => {
    const { page, drive, close } = await openDriver();
    await playReadings(page, drive.stage(72.5));
    await page.getByRole('button', { name: 'I am a passenger' }).click();
    await see(page.getByText('Slow down and leave more space in front.'));
    await see(page.getByText(/Because you drive at 72\skm\/h, above 60\skm\/h\./));
    await see(page.getByText('Driver, please slow down.'));
    const place = await page.getByRole('link', { name: 'Open map' }).getAttribute('href');
    expect(place).toMatch(/^https:\/\/www\.google\.com\/maps\?q=4\.0\d{5},9\.704300&z=15$/);
    const way = await page.getByRole('link', { name: 'Start navigation from here' }).getAttribute('href');
    expect(way).toMatch(/&origin=4\.0\d{5}%2C9\.704300&travelmode=driving$/);
    await page.getByRole('link', { name: 'Navigator' }).click();
    expect(new URL(page.url()).pathname).toBe('/live-map');
    await close();
  });

  it('sees how long nothing was measured while the page was hidden', async () => {
    const { page, drive, close } = await openDriver();
    await playReadings(page, drive.stage(5));
    await see(page.getByText('GPS good'));
    await hidePageFor(page, 185_000);
    await see(page.getByText(/^Tracking paused 3\smin$/));
    await close();
  });

  it('starts with the last vehicle by one tap', async () => {
    const { page, close } = await openDriver();
    // A notice stays for as long as the pointer is on it.
    await see(page.getByText('Journey Started'));
    await page.mouse.move(0, 0);
    await seeGone(page.getByText('Journey Started'));
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await see(page.getByText('Journey Completed'));
    await page.getByRole('button', { name: 'Close the receipt' }).click();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
    await see(page.getByText('Journey Started'));
    await see(page.getByRole('heading', { name: 'Live journey' }));
    await see(page.getByText('LT 452 AB'));
    await close();
  });
});

/** As assistive technology reads the sheet, with the time of the tap taken out. */
const SHEET_TREE = `- dialog "Report an incident":
  - heading "Report an incident" [level=2]
  - button "Close"
  - paragraph: "No position: your report is sent without a place."
  - paragraph: TIME
  - button "Crash Somebody may be hurt. Call first, report after. SOS":
    - strong: Crash
    - text: Somebody may be hurt. Call first, report after. SOS
  - group "Or what is it?":
    - text: Or what is it?
    - radio "Reckless driving"
    - text: Reckless driving
    - radio "Speeding"
    - text: Speeding
    - radio "Road hazard"
    - text: Road hazard
    - radio "Breakdown"
    - text: Breakdown
    - radio "Flood"
    - text: Flood
    - radio "Animals"
    - text: Animals
    - radio "Roadblock"
    - text: Roadblock
    - radio "Traffic light"
    - text: Traffic light
    - radio "Pedestrian"
    - text: Pedestrian
    - radio "Other"
    - text: Other
  - text: Plate or agency, if you saw it
  - textbox "Plate or agency, if you saw it"
  - button "Add a note"
  - button "Add a photo"
  - group "How serious?":
    - text: How serious?
    - radio "Low"
    - text: Low
    - radio "Medium" [checked]
    - text: Medium
    - radio "High"
    - text: High
  - group "How do you feel?":
    - text: How do you feel?
    - radio "Scared"
    - text: Scared
    - radio "Angry"
    - text: Angry
    - radio "Sad"
    - text: Sad
    - radio "Worried"
    - text: Worried
    - radio "Confused"
    - text: Confused
    - radio "Neutral"
    - text: Neutral
  - button "Send report"`;
const HELP_TREE = `- dialog "Call for help":
  - button "Back"
  - heading "Call for help" [level=2]
  - link "Police 117":
    - /url: tel:117
    - text: Police
    - strong: "117"
  - link "Fire brigade 118":
    - /url: tel:118
    - text: Fire brigade
    - strong: "118"
  - link "Ambulance (SAMU) 119":
    - /url: tel:119
    - text: Ambulance (SAMU)
    - strong: "119"
  - paragraph: No emergency contact yet. Add one in My Profile.`;

interface SubmittedReport {
  incidentType: string;
  mood: string;
  severity: string;
  description: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Incidents of the signed-in citizen on the server. */
async function reportsOf(page: Page): Promise<SubmittedReport[]> {
  const query =
    '{ incidents { edges { node { incidentType mood severity description latitude longitude } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data }: { data: { incidents: { edges: { node: SubmittedReport }[] } } } = await answer.json();
  return data.incidents.edges.map(({ node }) => node);
}

/** As when another app lies over the page for so long: a test browser hides no page, and nobody waits for minutes. */
async function hidePageFor(page: Page, ms: number): Promise<void> {
  await page.evaluate((awayMs) => {
    let state: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    const now = Date.now;
    Date.now = () => now() + awayMs;
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);
}
