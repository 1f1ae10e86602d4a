import { formatDistance, formatDuration } from '@wakafine/domain/input/formats';
import { publicPlate } from '@wakafine/domain/people/masking';
import { createPhone } from '@wakafine/simulator/phone';
import { freshIdentity } from '@wakafine/simulator/identity';
import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { agreeOnScreen, becomeCitizen, enterPin, signUpOnScreen, startOnScreen } from './testing/citizen';
import { readDial, watchDial } from './testing/browser/dial-watch';
import { installReceiver, playReadings, readVibrations } from './testing/drives/receiver';
import { markLoad, see, seeGone, textOf } from './testing/browser/see';
import { judgeReadings, readingsOf, storyDrive, type StoryDrive } from './testing/drives/story-drive';
import { saidByDial, zonesOf } from './testing/browser/zone-words';

const PLATE = 'LT 452 AB';
/** As others see it: nobody has enrolled a device for the vehicle. */
const PUBLIC_PLATE = publicPlate(PLATE, { isNamed: false });
const identity = freshIdentity();

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('One drive, with a driver on a phone and another citizen at a desk', () => {
  let server: AppServer;
  let browser: Browser;
  let driver: Page;
  let other: Page;
  let drive: StoryDrive;
  let truth: ReturnType<typeof judgeReadings>;
  let playing: Promise<void>;
  let isPlayed = false;
  let isOthersFirstLoad: () => Promise<boolean>;
  let faults: string[][];
  const sentToOther: string[] = [];

  beforeAll(async () => {
    [server, browser, drive] = await Promise.all([startAppServer(), openBrowser(), storyDrive()]);
    const { url } = server;
    const phone = await openPerson(browser, { url });
    const desk = await openPerson(browser, { url, viewport: DESKTOP });
    driver = phone.page;
    other = desk.page;
    await installReceiver(driver);
    other.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => sentToOther.push(payload.toString())),
    );
    await becomeCitizen(other);
    await other.goto('/');
    await see(other.getByText('No speed violations recorded. Keep driving safely!'));
    isOthersFirstLoad = await markLoad(other);
    faults = [phone.faults, desk.faults];
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('shows a visitor what is wrong with a number and a PIN', async () => {
    await driver.goto('/');
    await driver.getByRole('link', { name: 'Get started' }).click();
    await driver.getByRole('button', { name: 'Continue' }).click();
    await see(driver.getByText('Phone number is required'));
    await driver.getByRole('link', { name: 'Create account' }).click();
    await see(driver.getByRole('heading', { name: 'Create account' }));
    await expectRefusal(driver, ['12345', '482915', '482915'], 'Phone number must be at least 9 digits');
    await expectRefusal(
      driver,
      ['712345678', '482915', '482915'],
      'Must be a valid Cameroon phone number starting with 6',
    );
    await expectRefusal(driver, [identity.mobileNumber, '4829', '4829'], 'PIN must be exactly 6 digits');
    await expectRefusal(driver, [identity.mobileNumber, '482915', '482916'], "PIN codes don't match");
    await expectRefusal(
      driver,
      [identity.mobileNumber, '123456', '123456'],
      'Please choose a PIN that is harder to guess',
    );
  });

  it('signs a new citizen up and in', async () => {
    await signUpOnScreen(driver, identity);
    await enterPin(driver, identity);
    await see(driver.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  });

  it('asks for the consent to be tracked, then starts a journey through the dialog, which knows the region of a plate', async () => {
    await driver.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
    await agreeOnScreen(driver);
    const dialog = driver.getByRole('dialog', { name: 'Start New Journey' });
    await dialog.getByRole('button', { name: 'Start Journey' }).click();
    await see(dialog.getByText('Registration number must be at least 3 characters'));
    await dialog.getByLabel('Registration number').fill(PLATE);
    await see(dialog.getByText('Littoral'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await seeGone(dialog);
    await startOnScreen(driver, PLATE);
    await see(driver.getByText('Looking for GPS'));
    expect(await textOf(driver.getByRole('main'))).toContain('--');
  });

  it('goes over to the driving screen, which warns in word and vibration', async () => {
    await watchDial(driver);
    const readings = readingsOf(drive, Date.now());
    truth = judgeReadings(readings);
    playing = playReadings(driver, readings).then(() => {
      isPlayed = true;
    });
    const stage = driver.getByRole('region', { name: 'Driving' });
    await see(stage);
    await see(stage.getByText('Slow down now!'));
    await see(stage.getByText('Danger'));
    await driver.getByRole('alert', { name: 'Speed alerts' }).getByText('Danger. Slow down now!').waitFor();
    expect(await readVibrations(driver)).not.toHaveLength(0);
  });

  it('shows the violation to the other citizen as it happens, with a masked plate and without a reload', async () => {
    const row = rowsOf(other, 'Danger').filter({ hasText: PUBLIC_PLATE });
    await see(row);
    expect(isPlayed).toBe(false);
    expect(await isOthersFirstLoad()).toBe(true);
    expect(await other.locator('body').textContent()).not.toContain(PLATE);
  });

  it('has said at each moment what the rules of the road say', async () => {
    await playing;
    await see(driver.getByRole('region', { name: 'Driving' }).getByText('Safe', { exact: true }));
    const expected = saidByDial(truth.judged);
    await driver.waitForFunction((last) => window.wakafineDial?.at(-1) === last, expected.at(-1));
    expect((await readDial(driver)).filter((words) => words.includes('per hour'))).toEqual(expected);
    expect(new Set(zonesOf(truth.judged))).toEqual(new Set(['SAFE', 'CAUTION', 'WARNING', 'DANGER']));
  });

  it('ends the journey when End is held for a second', async () => {
    await driver.getByRole('button', { name: 'End', exact: true }).hover();
    await driver.mouse.down();
    await see(driver.getByText('Journey Completed'));
    await driver.mouse.up();
    await see(driver.getByText('Confirmed by server'));
    const { distanceM, maxSpeedKmh } = truth.drive;
    const receipt = await textOf(driver.getByRole('main'));
    expect(receipt).toContain(formatDistance(distanceM));
    expect(receipt).toContain(`${Math.floor(maxSpeedKmh ?? NaN)} km/h`);
    await driver.getByRole('button', { name: 'Close the receipt' }).click();
    await see(driver.getByRole('heading', { name: 'Ready to Track Your Journey' }));
  });

  it('leaves the journey in the list with the numbers of the API and of the rules', async () => {
    const phone = createPhone({ url: server.url });
    await phone.signIn(identity);
    await driver.getByRole('link', { name: 'Journeys' }).click();
    const row = driver.getByRole('main').getByRole('listitem').getByRole('link');
    await see(row);
    const id = (await row.getAttribute('href'))?.split('/').at(-1) ?? '';
    const journey = await phone.journey(id);
    const violations = await phone.violations(id);

    const { drive: driven, violations: proven } = truth;
    expect(journey).toMatchObject({
      registrationNumber: PLATE,
      isActive: false,
      status: 'COMPLETED',
      acceptedThrough: drive.fixes.length,
      violationCount: proven.length,
    });
    expect(journey?.distanceKm).toBeCloseTo(driven.distanceM / 1_000, 3);
    expect(journey?.maxSpeedKmh).toBeCloseTo(driven.maxSpeedKmh ?? NaN, 1);
    expect(violations.map(({ severity, grade, fixCount }) => ({ severity, grade, fixCount }))).toEqual(
      proven.map(({ severity, grade, fixCount }) => ({ severity, grade, fixCount })),
    );
    violations.forEach(({ speedKmh }, index) =>
      expect(speedKmh).toBeCloseTo(proven[index]?.peakKmh ?? NaN, 1),
    );

    const durationMs = Date.parse(journey?.endTime ?? '') - Date.parse(journey?.startTime ?? '');
    expect(durationMs).toBeGreaterThanOrEqual(90_000);
    const shown = await textOf(row);
    expect(shown).toContain(PLATE);
    expect(shown).toContain(`distance ${formatDistance(driven.distanceM)}`);
    expect(shown).toContain(`duration ${inWords(durationMs / 1_000)}`);
    expect(shown).toContain(`max speed ${Math.floor(driven.maxSpeedKmh ?? NaN)} km/h`);
    expect(shown).toContain(proven.length === 1 ? '1 violation' : `${proven.length} violations`);
  });

  it('shows each violation of the journey with its peak, and its final peak to the other citizen at the next visit', async () => {
    await driver.getByRole('main').getByRole('listitem').getByRole('link').click();
    await see(driver.getByRole('heading', { name: PLATE }));
    const rows = violationsOf(driver);
    await see(rows);
    const shown = await Promise.all((await rows.all()).map(textOf));
    expect(shown).toHaveLength(truth.violations.length);
    truth.violations.forEach(({ peakKmh }, index) =>
      expect(shown[index]).toContain(`${Math.floor(peakKmh ?? NaN)} km/h`),
    );
    const worst = Math.max(...truth.violations.map(({ peakKmh }) => peakKmh ?? NaN));
    expect(await isOthersFirstLoad()).toBe(true);
    // Nobody else is informed when a violation is over. Whole km/h, rounded down.
    await other.reload();
    await see(rowsOf(other, 'Danger').filter({ hasText: `${Math.floor(worst)} km/h` }));
    expect(sentToOther.some((frame) => frame.includes(PUBLIC_PLATE))).toBe(true);
    expect(sentToOther.filter((frame) => frame.includes(PLATE))).toEqual([]);
  });

  it('has made no page complain', () => {
    expect(faults.flat()).toEqual([]);
  });
});

async function expectRefusal(
  page: Page,
  [number, pin, confirmPin]: [string, string, string],
  sentence: string,
): Promise<void> {
  await page.getByLabel('Phone number').fill(number);
  await page.getByLabel('6-digit PIN').fill(pin);
  await page.getByLabel('Confirm PIN').fill(confirmPin);
  await page.getByRole('button', { name: 'Create account' }).click();
  await see(page.getByText(sentence));
}

/** The rows under the heading that counts the violations of a journey. */
function violationsOf(page: Page): Locator {
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ violations?$/ });
  return heading.locator('xpath=..').getByRole('listitem');
}

/** The rows of one column of the zones panel. */
function rowsOf(page: Page, column: string): Locator {
  const panel = page.getByLabel('Real-Time Violation Zones');
  return panel.getByRole('heading', { name: column }).locator('xpath=..').getByRole('listitem');
}

/** A duration as the English app writes it: `1 min 34 s`, or `2 min`. */
function inWords(durationS: number): string {
  return formatDuration(durationS)
    .replace(/(\d)m\b/, '$1 min')
    .replace(/(\d)([hs])\b/g, '$1 $2')
    .replace(/ 0 (min|s)$/, '');
}
