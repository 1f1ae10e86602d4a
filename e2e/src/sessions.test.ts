import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { becomeCitizen, signInOnScreen, startOnScreen } from './testing/citizen';
import { markLoad, see, seeGone } from './testing/browser/see';

describe('A citizen with a phone', () => {
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

  it('is asked to sign in at a deep link and then finds what was asked for', async () => {
    const { page, context, identity } = await openCitizen();
    await context.clearCookies();
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Get started' }).click();
    await signInOnScreen(page, identity);
    await see(page.getByRole('heading', { name: 'Settings', exact: true }));
    expect(new URL(page.url()).pathname).toBe('/settings');
    await context.close();
  });

  it('signs out, and neither the back button nor the old cookie leads in again', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/journeys');
    await see(page.getByRole('heading', { name: 'Journey History' }));
    const cookies = await context.cookies();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await see(page.getByRole('link', { name: 'Get started' }));
    expect(await page.evaluate(() => window.localStorage.getItem('currentUser'))).toBeNull();

    await page.goBack();
    await see(page.getByRole('link', { name: 'Get started' }));
    await context.addCookies(cookies);
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await page.reload();
    await see(page.getByRole('link', { name: 'Get started' }));
    await context.close();
  });

  it('changes the language without a reload, and finds it again at the next visit', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/settings');
    await see(page.getByRole('heading', { name: 'Settings', exact: true }));
    const isFirstLoad = await markLoad(page);
    await page.getByText('Français').click();
    await see(page.getByRole('heading', { name: 'Réglages' }));
    await see(page.getByRole('link', { name: 'Trajets' }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.getByText('Pidgin').click();
    await seeGone(page.getByRole('heading', { name: 'Réglages' }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('wes');
    await page.getByText('Français').click();
    await see(page.getByRole('heading', { name: 'Réglages' }));
    expect(await isFirstLoad()).toBe(true);

    await page.reload();
    await see(page.getByRole('heading', { name: 'Réglages' }));
    await context.close();
  });

  it('begins in the dark, turns the light on, and stays with it', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    const darkGround = await groundOf(page);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await see(page.getByRole('button', { name: 'Switch to dark theme' }));
    const lightGround = await groundOf(page);
    expect([darkGround, lightGround]).toEqual(['rgb(10, 19, 16)', 'rgb(243, 246, 243)']);

    await page.reload();
    await see(page.getByRole('button', { name: 'Switch to dark theme' }));
    expect(await groundOf(page)).toBe(lightGround);
    await context.close();
  });

  it('has its tabs below on a phone, and beside the page from 768 px on', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/settings');
    const tabs = page.getByRole('navigation', { name: 'Main pages' });
    await page.setViewportSize({ width: 767, height: 800 });
    await see(tabs);
    expect(await tabs.boundingBox()).toMatchObject({ width: 767 });
    await page.setViewportSize({ width: 768, height: 800 });
    // The rail comes first in the document too, once the page has noticed.
    await page.waitForFunction(
      () => document.querySelector('main')?.previousElementSibling?.localName === 'nav',
    );
    expect(await tabs.boundingBox()).toMatchObject({ x: 0, width: 88 });
    await context.close();
  });

  it('reads before the start that nothing is measured without its location, and sees it measured once allowed', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
    await dialog.getByLabel('Registration number').fill('CE 1234 C');
    const without = dialog.getByRole('button', { name: 'Start without location' });
    await dialog.getByRole('button', { name: 'Start Journey' }).or(without).click();
    await see(dialog.getByRole('alert').getByText(/Only the time is recorded/));
    await without.click();
    await see(page.getByText('Location is off. Turn it on to measure your speed.'));
    await see(page.getByRole('heading', { name: 'Live journey' }));
    expect(await page.title()).toBe('Live journey · WakaFine');

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 4.0511, longitude: 9.7679, accuracy: 8 });
    await page.reload();
    await see(page.getByText('GPS good'));
    await seeGone(page.getByText('Location is off. Turn it on to measure your speed.'));
    await context.close();
  });

  it('is led back to a running journey after the page was closed', async () => {
    const { page, context } = await openCitizen();
    await page.goto('/');
    await startOnScreen(page, 'OU 777 B');
    await page.close();
    const again = await context.newPage();
    await again.setViewportSize(PHONE);
    await again.goto('/');
    await see(again.getByRole('heading', { name: 'Live journey' }));
    await see(again.getByText('OU 777 B'));
    await context.close();
  });
});

/** The colour behind everything; the canvas inherits that of the root. */
async function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
