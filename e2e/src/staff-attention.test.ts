import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { submitIncident } from './testing/incident-calls';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator, signInStaff } from './testing/staff';

const POUMA = { lat: 3.857, lng: 10.516 };

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('What needs staff now', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let citizen: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    citizen = (await openPerson(browser, { url: server.url })).page;
    await becomeCitizen(citizen);
    page = (await openPerson(browser, { url: server.url, viewport: DESKTOP })).page;
    await signInStaff(page, account);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const queue = () => page.getByRole('region', { name: 'What needs somebody' });
  const row = (name: string) => queue().getByRole('listitem').filter({ hasText: name });
  const submit = (incidentType: string) =>
    submitIncident(citizen.request, { mood: 'WORRIED', incidentType, severity: 'HIGH', location: POUMA });

  it('comes by itself: the first thing at once, further ones when they are asked for', async () => {
    await page.goto('/admin');
    await see(queue().getByText('Nothing needs you.'));
    await submit('ROAD_HAZARD');
    await see(row('Road hazard').getByText('Nobody is on it'));
    await see(page.getByRole('link', { name: 'Incidents, 1 thing needs somebody' }));
    await submit('BREAKDOWN');
    await queue().getByRole('button', { name: '1 new, show' }).click();
    await see(row('Breakdown'));
    expect(await page.title()).toBe('Attention · WakaFine');
  });

  it('is worked off by keys from anywhere: choose, assign, snooze, and done with a reason that can be undone', async () => {
    await page.locator('body').click({ position: { x: 700, y: 4 } });
    await page.keyboard.press('j');
    await see(row('Breakdown').locator('[aria-current=true]'));
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Assign' }).getByRole('button', { name: 'chief (me)' }).click();
    await see(queue().getByText('chief is on it'));
    await page.keyboard.press('s');
    await page
      .getByRole('dialog', { name: 'Snooze until' })
      .getByRole('button', { name: 'In 1 hour' })
      .click();
    await see(queue().getByRole('button', { name: /^Snoozed\s*1$/ }));
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Done, although the cause remains?' });
    await see(dialog.getByLabel('Reason'));
    // The dialog gives the focus to somebody some frames after it has opened: what is typed at once belongs to the reason.
    await page.waitForTimeout(300);
    expect(await dialog.getByLabel('Reason').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await see(dialog.getByText('Say why.'));
    await dialog.getByLabel('Reason').fill('The police are there.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await see(queue().getByText('Nothing needs you.'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(row('Road hazard'));
  });

  it('is left by g and a letter, or by typing the name of a page, and Enter opens what is chosen', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('y');
    await page.waitForURL(/\/admin\/system$/);
    await page.keyboard.press('Control+k');
    const goTo = page.getByRole('dialog', { name: 'Search or go to' });
    await see(goTo.getByRole('option', { name: 'Attention' }));
    await page.keyboard.press('Escape');
    await seeGone(goTo);
    await page.keyboard.press('Control+k');
    await see(goTo.getByRole('option', { name: 'Attention' }));
    await page.keyboard.type('atten');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin$/);
    await see(row('Road hazard'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/incidents\?incident=\d+$/);
  });

  it('leaves single keys alone where they are turned off', async () => {
    await page.goto('/admin');
    await see(row('Road hazard'));
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'All keys' });
    await help.getByRole('switch', { name: 'Single keys' }).click();
    await page.keyboard.press('Escape');
    await seeGone(help);
    await page.keyboard.press('e');
    await page.keyboard.press('g');
    await page.keyboard.press('y');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).toMatch(/\/admin$/);
  });

  it('has its acts in the chosen row on a phone, and the pages as tabs at the foot', async () => {
    const phone = (await openPerson(browser, { url: server.url, viewport: PHONE })).page;
    await signInStaff(phone, account);
    await phone.goto('/admin');
    const chosen = phone.getByRole('listitem').filter({ has: phone.locator('[aria-current=true]') });
    const act = chosen.getByRole('button', { name: 'Done' });
    await see(act);
    expect((await act.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await phone.getByRole('navigation').getByRole('link', { name: 'Cases' }).click();
    await phone.waitForURL(/\/admin\/cases$/);
    await phone.context().close();
  });
});
