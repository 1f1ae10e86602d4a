import type { Browser, Page } from 'playwright-core';
import { driveOthers } from './gallery/scenes/past-drives';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { seeFocus, tabTo } from './testing/browser/focus';
import { see, seeGone } from './testing/browser/see';
import { firstAdministrator, signInStaff } from './testing/staff';

/** One story, by keys alone up to the rows: each sentence goes on where the last one ended. */
describe('From a chart to the rows behind it', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    await driveOthers(server.url, Date.now());
    page = (await openPerson(browser, { url: server.url, viewport: DESKTOP })).page;
    await signInStaff(page, account);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const hours = () => page.getByRole('group', { name: /^Violations by hour of the day\. Highest/ });
  const marks = () => hours().getByRole('link');

  it('keys reach each hour, which says what it counts', async () => {
    await page.goto('/admin/analytics');
    await see(marks().first());
    await tabTo(page, hours().locator('[tabindex="0"]'));
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await seeFocus(page, hours().locator('[data-mark="1"]'));
    const words = (await hours().locator('[data-mark="1"]').getAttribute('aria-label')) ?? '';
    await see(page.getByText(words, { exact: true }));
    expect(words).toMatch(/^01:00 to 02:00: \d+ violations?$/);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('Enter on an hour leads to as many violations of that hour, which the address says', async () => {
    const link = marks().first();
    const count = / (\d+) violation/.exec((await link.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const at = Number(await link.getAttribute('data-mark'));
    for (let moves = 1; moves !== at; moves += Math.sign(at - 1)) {
      await page.keyboard.press(at > 1 ? 'ArrowRight' : 'ArrowLeft');
    }
    await seeFocus(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL(
      new RegExp(`/admin/violations\\?counted=yes&.*fromHour=${at}&untilHour=${at + 1}$`),
    );
    const grid = page.getByRole('grid', { name: 'Violations' });
    await see(grid.getByRole('row').nth(1));
    // With the heads.
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(Number(count) + 1));
    await see(page.getByLabel('From hour'));
    expect(await axeFaults(page)).toEqual([]);
  });

  it('one row shows its plate in full for a reason, of which the first key counts', async () => {
    await page.goto('/admin/violations');
    const row = page.getByRole('grid', { name: 'Violations' }).getByRole('row').nth(1);
    await row.getByRole('button', { name: / in full$/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Show full plates' });
    await seeFocus(page, sheet.getByRole('radio').first());
    await page.keyboard.type('Control at the bridge');
    expect(await sheet.getByLabel('Your reason').inputValue()).toBe('Control at the bridge');
    await sheet.getByRole('button', { name: 'Show full plates' }).click();
    await seeGone(sheet);
    await seeGone(row.getByRole('button', { name: / in full$/ }));
    await see(page.getByRole('button', { name: / in full$/ }));
  });

  it('an open row leads to its neighbour by ] and back by [, also by two buttons', async () => {
    await page.goto('/admin/violations');
    await see(page.getByRole('grid', { name: 'Violations' }).getByRole('row').nth(2));
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Violation Details' });
    await see(sheet.getByRole('button', { name: 'Next in the list' }));
    const openId = () => new URL(page.url()).searchParams.get('open');
    const first = openId();
    expect(await sheet.getByRole('button', { name: 'Previous in the list' }).isDisabled()).toBe(true);
    await page.keyboard.press(']');
    await page.waitForFunction((id) => !window.location.search.endsWith(`open=${id}`), first);
    const second = openId();
    expect(second).not.toBe(first);
    await see(sheet.getByRole('button', { name: 'Previous in the list', disabled: false }));
    await page.keyboard.press('[');
    await page.waitForURL(new RegExp(`open=${first}$`));
    // The address changes before the sheet does.
    await see(sheet.getByRole('button', { name: 'Previous in the list', disabled: true }));
    await sheet.getByRole('button', { name: 'Next in the list' }).click();
    await page.waitForURL(new RegExp(`open=${second}$`));
    expect(await axeFaults(page)).toEqual([]);
  });

  it('on a phone a card shows its plate in full for a reason, which Ctrl and Enter send', async () => {
    const phone = (await openPerson(browser, { url: server.url, viewport: PHONE })).page;
    await signInStaff(phone, account);
    await phone.goto('/admin/violations');
    const card = phone.getByRole('list', { name: 'Violations' }).getByRole('listitem').first();
    const eye = card.getByRole('button', { name: / in full$/ });
    await see(eye);
    expect((await eye.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await eye.click();
    const sheet = phone.getByRole('dialog', { name: 'Show full plates' });
    await seeFocus(phone, sheet.getByRole('radio').first());
    await phone.keyboard.type('Control at the bridge');
    await phone.keyboard.press('Control+Enter');
    await seeGone(sheet);
    await seeGone(eye);
    expect(await axeFaults(phone)).toEqual([]);
    await phone.context().close();
  });
});
