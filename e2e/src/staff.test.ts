import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { shootRegister, shootStaff } from './gallery/scenes/staff-scenes';
import { BRIEF_PLAN } from './gallery/shots/shots';
import { see } from './testing/browser/see';
import { askAsStaff, firstAdministrator, signInStaff } from './testing/staff';

describe('The dashboard', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('leads staff in at the address they asked for, and out when their session is ended elsewhere, at once', async () => {
    const { url } = server;
    const desk = await openPerson(browser, { url, viewport: DESKTOP });
    await desk.page.goto('/admin/account');
    await desk.page.getByLabel('Username').fill(account.username);
    await desk.page.getByLabel('Password', { exact: true }).fill(account.password);
    await desk.page.getByRole('button', { name: 'Sign in' }).click();
    await see(desk.page.getByRole('heading', { name: 'My account' }));
    const rail = desk.page.getByRole('complementary', { name: 'Operations' });
    expect(await rail.boundingBox()).toMatchObject({ x: 0, width: 192 });
    await desk.page.setViewportSize({ width: 1_000, height: 800 });
    expect(await rail.boundingBox()).toMatchObject({ x: 0, width: 64 });

    const phone = await openPerson(browser, { url });
    await signInStaff(phone.page, account);
    await askAsStaff(phone.page.request, { origin: url, query: 'mutation { revokeOtherSessions }' });
    await see(desk.page.getByText('Your session has ended and you have been signed out.'));
    await see(desk.page.getByLabel('Username'));
    await Promise.all([desk.context.close(), phone.context.close()]);
  });

  // The other languages are for eyes: `npm run screenshots`.
  it.each([
    ['pages', 'en', shootStaff],
    ['register of vehicles and questions', 'fr', shootRegister],
  ] as const)(
    'has %s (%s) without a fault for axe, with targets for every finger, and room for large letters',
    async (_what, language, shoot) => {
      expect(await shoot({ browser, url: server.url, language, plan: BRIEF_PLAN }, account)).toEqual([]);
    },
  );
});
