import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { see } from './testing/browser/see';
import { axeFaults } from './gallery/shots/axe-faults';

const EDEA = { latitude: 3.8, longitude: 10.13, accuracy: 8 };

describe('A link for the family', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('shows where the traveller is without an account, is counted, and says nothing once it is stopped', async () => {
    const traveller = await openPerson(browser, { url: server.url });
    const { page } = traveller;
    await traveller.context.grantPermissions(['geolocation']);
    await traveller.context.setGeolocation(EDEA);
    await becomeCitizen(page);
    await page.goto('/');
    await startOnScreen(page, 'LT 482 QX');
    await page.getByRole('link', { name: 'Let family follow' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await see(page.getByText(/Not opened yet/));
    expect(await axeFaults(page)).toEqual([]);
    const address = await page.getByText(/\/shared\/[\w-]{22}$/).innerText();

    const family = await openPerson(browser, { url: server.url });
    await family.page.goto(`/shared/${address.slice(-22)}`);
    await see(family.page.getByRole('heading', { name: /Edéa|not sent a place yet/ }));
    await see(family.page.getByText(/The link ends at \d\d:\d\d at the latest/));
    expect(await family.page.content()).not.toMatch(/LT 482|km\/h/);
    expect(await axeFaults(family.page)).toEqual([]);

    await page.reload();
    await see(page.getByText(/Opened once, last \d\d:\d\d/));
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await see(page.getByRole('button', { name: 'Make the link' }));
    await family.page.reload();
    await see(family.page.getByRole('heading', { name: 'This link shows nothing.' }));
    expect(await axeFaults(family.page)).toEqual([]);
    expect(traveller.faults).toEqual([]);
    await traveller.context.close();
    await family.context.close();
  });
});
