import type { Browser, Page } from 'playwright-core';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import type { Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { see } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { openDemoDesk } from './testing/staff';

const HOUR_MS = 3_600_000;
const DOUALA = { lat: 4.0511, lng: 9.7679 };
const VEHICLE = { vehicleType: 'CAR', registrationNumber: 'LT 417 ZK', category: 'PRIVATE' } as const;

describe('Cases', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Drives too fast once, some hours ago. */
  async function driveTooFast(identity: Identity): Promise<void> {
    const phone = createPhone({ url: server.url });
    await phone.signIn(identity);
    const startedAtMs = Date.now() - 2 * HOUR_MS;
    const drive = stagedDrive(DOUALA, startedAtMs);
    const fixes = fixesOf([...drive.stage(40, 10), ...drive.stage(84, 30), ...drive.stage(30, 10)]);
    const endedAtMs = fixes.at(-1)?.recordedAtMs ?? startedAtMs;
    await driveJourney(phone, { ...VEHICLE, startedAtMs }, fixes, { batchSize: 1_000, endedAtMs });
  }

  /** Opens the case that waits at a desk, and signs that it is rejected. */
  async function reject(desk: Page, reason: string): Promise<void> {
    await desk.goto('/admin/cases');
    await desk.getByRole('row', { name: /C-20/ }).first().click();
    const page = desk.getByRole('main');
    await see(page.getByText('The sign was behind a lorry.'));
    await page.getByRole('radio', { name: /^Reject/ }).check();
    await page.getByLabel('Your reason').fill(reason);
    await page.getByRole('button', { name: /^Sign: Reject/ }).click();
    await see(desk.getByText('Recorded'));
  }

  it('lead from a drive over a contest to a decision by two people, which the driver reads', async () => {
    const { page, faults } = await openPerson(browser, { url: server.url });
    await driveTooFast(await becomeCitizen(page));
    await page.goto('/violations');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    const details = page.getByRole('dialog', { name: 'Violation Details' });
    await see(details.getByRole('heading', { name: 'What it means' }));
    await details.getByRole('button', { name: 'Contest' }).click();
    const form = page.getByRole('dialog', { name: 'Contest this violation' });
    await form.getByLabel('What happened, in your words').fill('The sign was behind a lorry.');
    await form.getByText(/^I agree that the people who decide/).click();
    await form.getByRole('button', { name: 'Send' }).click();
    await see(page.getByText('Your contest was sent'));
    await see(details.getByText('You contested the violation'));

    await reject(await openDemoDesk(browser, server.url, 'supervisor'), 'The sign was hidden.');
    await reject(await openDemoDesk(browser, server.url, 'admin'), 'So it was.');

    await page.reload();
    await see(details.getByText('Decision: it does not stand and is withdrawn'));
    await see(details.getByText('So it was.'));
    await see(details.getByText('It was withdrawn and counts nowhere.'));
    expect(faults).toEqual([]);
  });
});
