import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './gallery/shots/axe-faults';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson, PHONE } from './testing/browser/browser';
import { see, seeGone } from './testing/browser/see';
import { openDemoDesk } from './testing/staff';

const SENTENCE = 'vehicles=BUSES&road=N5&fromHour=20&untilHour=4';

/** One story: each sentence goes on where the last one ended. */
describe('A view is stored, opened by a colleague and mailed', () => {
  let server: AppServer;
  let browser: Browser;
  let owner: Page;
  let colleague: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startAppServer({ DEMO: '1', MAIL_GATEWAY: 'log' }),
      openBrowser(),
    ]);
    owner = await openDemoDesk(browser, server.url, 'operator');
    colleague = await openDemoDesk(browser, server.url, 'supervisor', { theme: 'light' });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('by keys alone, with the sentence in words, and shared', async () => {
    await owner.goto(`/admin/analytics/segments?${SENTENCE}`);
    await see(owner.getByRole('button', { name: 'Save view' }));
    await owner.keyboard.press('v');
    const form = owner.getByRole('dialog', { name: 'Save view' });
    await see(form.getByText('buses, N5, 20–4 h, last 8 weeks, against the same time before'));
    await form.getByLabel('Name').fill('Night buses on the N5');
    await form.getByRole('switch', { name: 'Share with colleagues' }).click();
    expect(await axeFaults(owner)).toEqual([]);
    await form.getByLabel('Name').press('Enter');
    await seeGone(form);
    await see(owner.getByText('The view is stored.'));
  });

  it('the colleague opens it by its link and has it come every Friday', async () => {
    await colleague.goto('/admin/analytics/view-1');
    await colleague.waitForURL(`${server.url}/admin/analytics/segments?${SENTENCE}`);
    await colleague.getByRole('button', { name: 'Views', exact: true }).click();
    const list = colleague.getByRole('dialog', { name: 'Stored views' });
    await see(list.getByText('by demo.operator', { exact: false }));
    expect(await list.getByRole('button', { name: 'Delete: Night buses on the N5' }).count()).toBe(0);
    await list.getByRole('button', { name: 'Mail: Night buses on the N5' }).click();
    const form = colleague.getByRole('dialog', { name: 'Mail of Night buses on the N5' });
    await form.getByLabel('Mail address').fill('supervisor@wakafine.example');
    await form.getByLabel('Day of the week').selectOption({ label: 'Friday' });
    expect(await axeFaults(colleague)).toEqual([]);
    await form.getByRole('button', { name: 'Send me this view' }).click();
    await see(colleague.getByText('The view comes by mail.'));
    await see(list.getByText(/^By mail, next on Fri/));
  });

  it('on a phone, in French, a link to nothing says so, and that of no mail stops none', async () => {
    await colleague.goto('/admin/analytics/view-999');
    await see(colleague.getByText('This view is not there: deleted, or not shared with you.'));
    const { page } = await openPerson(browser, { url: server.url, viewport: PHONE, language: 'fr' });
    await page.goto('/stop-mail#1.AAAA');
    await page.getByRole('button', { name: 'Arrêter ces courriels' }).click();
    await see(page.getByText(/^Il n’y a rien à arrêter/));
    expect(await axeFaults(page)).toEqual([]);
  });
});
