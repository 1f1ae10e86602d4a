import type { Browser } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, signInOnScreen } from './testing/citizen';
import { see, seeGone } from './testing/browser/see';

describe('A citizen and what is stored of them', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('downloads it as a file, leaves, and comes back before it is erased', async () => {
    const { page, context, faults } = await openPerson(browser, { url: server.url });
    const identity = await becomeCitizen(page);
    await page.goto('/settings');
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download my data/ }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^wakafine-my-data-.*\.json$/);
    const { account, consents } = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(account.mobileNumber).toBe(identity.mobileNumber);
    expect(consents).toHaveLength(1);

    await page.getByRole('button', { name: /Delete my account/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await dialog.getByLabel('Your 6-digit PIN').fill(identity.pin);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await see(page.getByText('Your account will be deleted'));
    await page.getByRole('link', { name: 'Get started' }).click();
    await signInOnScreen(page, identity);
    await see(page.getByText(/Your account will be erased on/));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await see(page.getByText('Your account stays'));
    await seeGone(page.getByText(/Your account will be erased on/));
    await page.reload();
    await see(page.getByRole('heading', { name: 'Settings', exact: true }));
    await seeGone(page.getByText(/Your account will be erased on/));
    expect(faults).toEqual([]);
    await context.close();
  });
});
