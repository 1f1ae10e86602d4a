import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { see } from './testing/browser/see';
import { writeNights } from './testing/country/night-ledger';
import { firstAdministrator, signInStaff } from './testing/staff';

/** More than any plan allows to the left: the bar goes as far as it may. */
const HOURS_PX = 400;

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('Where to put three patrols tonight', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    page = (await openPerson(browser, { url: server.url, viewport: DESKTOP })).page;
    await signInStaff(page, account);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** The first bar of at least two hours, and its box. */
  async function barWithRoom() {
    for (const bar of await page.locator('[data-bar]').all()) {
      await bar.scrollIntoViewIfNeeded();
      const box = await bar.boundingBox();
      const hours = await bar.evaluate((element) =>
        Number(getComputedStyle(element).gridColumnEnd.split(' ')[1]),
      );
      if (box !== null && hours > 1) {
        return { bar: { hours }, box };
      }
    }
    throw new Error('All stops last an hour');
  }

  const stops = () => page.getByRole('table').getByRole('row');

  it('cannot be said while nothing was seen', async () => {
    await page.goto('/admin/tonight');
    await see(page.getByText('Too little was seen to plan this night'));
    await see(page.getByText('No night is graded yet.'));
  });

  it('is answered on the page that the rail leads to: three patrols, their places and hours, and a band', async () => {
    await writeNights(server.dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Tonight' }).click();
    await see(page.getByText(/3 patrols meet/));
    await see(page.getByText(/about \d+ violations, between \d+ and \d+/));
    await see(stops().filter({ hasText: /N3 km/ }));
    expect(await axeFaults(page)).toEqual([]);
  });

  it('is stored by the first change, moved and locked by keys, and the numbers follow', async () => {
    await page.keyboard.press('l');
    await see(page.getByText('Version 1, chief'));
    await see(page.getByRole('button', { name: 'Unlock A1' }));
    await page.keyboard.press('m');
    const form = page.getByRole('dialog', { name: 'Move A1' });
    await form.getByRole('button', { name: 'Remove this stop' }).click();
    await see(page.getByText('Version 2, chief'));
    await page.getByLabel('Patrols').selectOption({ label: '2 patrols' });
    await see(page.getByText(/2 patrols meet/));
  });

  it('is moved by dragging, which Escape gives up and Ctrl and Z undo', async () => {
    const { bar, box } = await barWithRoom();
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - HOURS_PX, y, { steps: 5 });
    await see(page.locator('[data-bar][data-dragged]'));
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-bar][data-dragged]').count()).toBe(0);
    await page.mouse.up();
    await see(page.getByText('Version 3, chief'));
    // Its end, one hour nearer.
    const hourPx = box.width / bar.hours;
    await page.mouse.move(box.x + box.width - 4, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 4 - hourPx, y, { steps: 5 });
    await page.mouse.up();
    await see(page.getByText('Version 4, chief'));
    await see(page.getByText(/^[AB]\d moved: patrol [AB]/));
    await page.keyboard.press('Control+z');
    await see(page.getByText('Version 5, chief'));
    await see(page.getByText('The last change is undone.'));
  });

  it('comes on paper with the number of the copy', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.copy = document.querySelector('[data-printed]')?.textContent ?? '';
      };
    });
    await page.keyboard.press('p');
    await see(page.locator('body[data-copy*="Copy 1"]'));
  });
});
