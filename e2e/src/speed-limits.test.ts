import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, PHONE } from './testing/browser/browser';
import { axeFaults } from './gallery/shots/axe-faults';
import { layoutFaults } from './gallery/shots/layout-faults';
import { driveOthers } from './gallery/scenes/past-drives';
import { see, seeGone } from './testing/browser/see';
import { openDemoDesk } from './testing/staff';

describe('The register of speed limits', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ DEMO: '1', LIMIT_BASIS: 'register' }),
      openBrowser(),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function limitAt(page: Page): Promise<unknown> {
    const query = '{ speedLimitAt(lat: 4.07, lng: 9.7679) { limitKmh isConfirmed } }';
    const answer = await page.request.post('/graphql', { headers: { origin: server.url }, data: { query } });
    return (await answer.json()).data.speedLimitAt;
  }

  it('shows the second desk what the first proposes, and puts it in force by that desk’s word', async () => {
    await driveOthers(server.url, Date.now());
    const [first, second] = await Promise.all([
      openDemoDesk(browser, server.url, 'supervisor'),
      openDemoDesk(browser, server.url, 'admin'),
    ]);
    await second.goto('/admin/speed-limits?show=waiting');
    await see(second.getByText('Nothing waits'));
    await first.goto('/admin/speed-limits');
    await first.getByRole('button', { name: 'New limit' }).press('Enter');
    const form = first.getByRole('dialog', { name: 'New limit' });
    await form.getByLabel('Place').fill('Pouma');
    await form.getByLabel('Zone').selectOption('Market');
    await form.getByLabel('Latitude').fill('4.07');
    await form.getByLabel('Longitude').fill('9.7679');
    await form.getByLabel('Source').fill('Photo of the sign');
    await form.getByLabel('Reason').fill('The sign stands there');
    await form.getByRole('button', { name: 'Show the whole shape' }).click();
    await dragBy(first, form.getByRole('button', { name: 'Edge of the circle' }), { x: 90, y: 0 });
    expect(Number(await form.getByLabel('Radius (m)').inputValue())).toBeGreaterThan(600);
    await form.getByLabel('Radius (m)').fill('3000');
    await form.getByRole('button', { name: 'See the effect' }).press('Enter');
    const effect = await form.getByText(/^\d+ would be new\.$/).textContent();
    await form.getByRole('button', { name: 'Propose' }).press('Enter');
    await see(first.getByText('Somebody else has to decide on what you have proposed.'));

    await see(second.getByText('The sign stands there'));
    expect(await limitAt(second)).toMatchObject({ limitKmh: 110 });
    await second.getByRole('button', { name: 'Second', exact: true }).press('Enter');
    const question = second.getByRole('dialog', { name: 'Second' });
    await see(question.getByText(effect ?? '', { exact: true }));
    await question.getByRole('button', { name: 'Second' }).press('Enter');
    await see(second.getByText('Nothing waits'));
    await see(first.getByText('Nothing waits'));
    await first.goto('/admin/speed-limits?search=Pouma');
    const row = first.getByRole('row', { name: /Pouma/ }).filter({ hasText: 'In force' }).first();
    await row.click();
    const sheet = first.getByRole('dialog', { name: 'Pouma' });
    await see(sheet.getByText(/^Seconded by demo.admin/));
    await first.keyboard.press('Escape');
    await seeGone(sheet);
    await Promise.all([first.context().close(), second.context().close()]);
  });

  it.each(['light', 'dark'] as const)(
    'has no fault at the width of a phone and of a desk, %s',
    async (theme) => {
      const desk = await openDemoDesk(browser, server.url, 'admin', { theme });
      await desk.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const viewport of [PHONE, DESKTOP]) {
        await desk.setViewportSize(viewport);
        const look = async () => {
          faults.push(...(await axeFaults(desk)), ...(viewport === PHONE ? await layoutFaults(desk) : []));
        };
        await desk.goto('/admin/speed-limits');
        await see(desk.getByText('Whole country').first());
        await look();
        await desk.goto('/admin/speed-limits?open=osm-331133522');
        await see(desk.getByRole('img', { name: 'Map of Edéa' }));
        await look();
        await desk.getByRole('button', { name: 'Propose a change' }).click();
        const form = desk.getByRole('dialog', { name: 'Propose a change' });
        await see(form.getByLabel('Place'));
        await look();
        await form.getByLabel('Reason').fill('The sign stands there');
        await form.getByText('Area', { exact: true }).click();
        await see(form.getByRole('button', { name: 'Corner 1 of 12' }));
        await form.getByRole('button', { name: 'See the effect' }).click();
        await see(form.getByRole('button', { name: 'Propose' }));
        await look();
        await desk.goto('/admin/speed-limits?show=checklist');
        await see(desk.getByText('Every limit is confirmed or waits for a second person'));
        await look();
        await desk.getByRole('button', { name: 'Import' }).click();
        await see(desk.getByLabel('GeoJSON file'));
        await look();
      }
      expect(faults).toEqual([]);
      await desk.context().close();
    },
  );
});

/** Drags something with the mouse, so many CSS px. */
async function dragBy(page: Page, thing: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await thing.boundingBox();
  if (box === null) {
    throw new Error('It is not on the screen.');
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}
