import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { askGraphql, resolveAsStaff, submitIncident } from './testing/incident-calls';
import { deliverPush, isSubscribed, leadPushTo, shownMessages } from './testing/browser/push-browser';
import { PUSH_TOKEN, startPushService, type PushService } from './testing/browser/push-service';
import { installReceiver } from './testing/drives/receiver';
import { markLoad, see, seeGone } from './testing/browser/see';
import { firstAdministrator } from './testing/staff';

const { account: STAFF, settings: STAFF_SETTINGS } = firstAdministrator();
const QUESTION = 'Shall WakaFine tell you when your report changes?';
const INBOX = '{ notifications(language: EN, first: 5) { unreadCount edges { node { body } } } }';

interface Inbox {
  notifications: { unreadCount: number; edges: { node: { body: string } }[] };
}

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A citizen whom messages reach', () => {
  let server: AppServer;
  let service: PushService;
  let browser: Browser;
  let page: Page;
  let desk: Page;
  let identity: Awaited<ReturnType<typeof becomeCitizen>>;
  let incidentIds: string[];
  let faults: string[];

  beforeAll(async () => {
    service = await startPushService();
    const settings = { ...STAFF_SETTINGS, PUSH_HOSTS: '127.0.0.1' };
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    const person = await openPerson(browser, { url: server.url, isAppCached: true });
    ({ page, faults } = person);
    await leadPushTo(person.context, service);
    await installReceiver(page);
    identity = await becomeCitizen(page);
    incidentIds = [];
    for (const incidentType of ['PEDESTRIAN', 'ROAD_HAZARD']) {
      incidentIds.push(await submitIncident(page.request, { mood: 'SAD', incidentType }));
    }
    ({ page: desk } = await openPerson(browser, { url: server.url }));
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await service?.close();
  });

  it('is asked after the first journey has ended, not before', async () => {
    await page.goto('/');
    await startOnScreen(page, 'LT 452 AB');
    expect(await page.getByText(QUESTION).count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Journey' }).click();
    await page.getByRole('button', { name: 'Close the receipt' }).click();
    await see(page.getByRole('heading', { name: QUESTION }));
  });

  it('says yes, and is known to the server from then on', async () => {
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await see(page.getByText('Messages will come to this phone'));
    await seeGone(page.getByRole('heading', { name: QUESTION }));
    expect(await page.evaluate(() => window.localStorage.getItem('fcm_token'))).toBe(PUSH_TOKEN);
    await page.reload();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    expect(await page.getByText(QUESTION).count()).toBe(0);
  });

  it('gets what becomes of a report, encrypted on its way, and sees it counted without a reload', async () => {
    const isFirstLoad = await markLoad(page);
    const [incidentId = ''] = incidentIds;
    await resolveAsStaff(desk.request, STAFF, { incidentId, reason: 'Repaired.' });
    await arrived(1);
    expect(JSON.parse(service.received[0] ?? '')).toMatchObject({
      title: 'Your incident report',
      path: `/reports/incidents/${incidentId}`,
    });
    await deliverPush(page, service.received[0] ?? '');
    await see(page.getByRole('button', { name: 'Account, 1 unread notification' }));
    expect(await isFirstLoad()).toBe(true);
    const sent = 'Your incident report: Your report was resolved. Thank you. Repaired.';
    await expectSoon(async () => (await shownMessages(page)).join('\n'), sent);
    // The push service may pass it on twice.
    await deliverPush(page, service.received[0] ?? '');
    expect(await shownMessages(page)).toEqual([sent]);
  });

  it('reads it in the inbox, which leads to the report', async () => {
    await page.getByRole('button', { name: 'Account, 1 unread notification' }).click();
    await page.getByRole('menuitem', { name: /^Notifications/ }).click();
    await see(page.getByText('1 unread'));
    await page.getByRole('link', { name: /Your incident report/ }).click();
    await see(page.getByRole('listitem').filter({ hasText: 'Resolved' }).getByText('Repaired.'));
    await see(page.getByRole('button', { name: 'Account', exact: true }));
    expect((await inbox()).unreadCount).toBe(0);
  });

  it('sets quiet hours, which the server knows', async () => {
    await page.goto('/settings');
    await see(page.getByText('On. Messages come also while the app is closed.'));
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await see(page.getByText('No message rings from 21:30 to 06:00, Cameroon time.'));
    await expectSoon(
      async () => {
        const { quietHours } = await askGraphql<{ quietHours: unknown }>(page.request, HOURS);
        return JSON.stringify(quietHours);
      },
      JSON.stringify({ fromMin: 1290, untilMin: 360 }),
    );
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await see(page.getByText('Messages may ring at any time.'));
  });

  it('gets nothing more after signing out, on a phone on which nothing is left', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await see(page.getByRole('link', { name: 'Get started' }));
    await expectSoon(() => isSubscribed(page), false);
    expect(await shownMessages(page)).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.getItem('fcm_token'))).toBeNull();

    await resolveAsStaff(desk.request, STAFF, { incidentId: incidentIds[1] ?? '', reason: 'Taken away.' });
    const { mobileNumber, pin: pinCode } = identity;
    await page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode } });
    await expectSoon(async () => (await inbox()).edges.length, 2);
    expect(service.received).toHaveLength(1);
  });

  it('has made no page complain', () => {
    expect(faults).toEqual([]);
  });

  async function inbox(): Promise<Inbox['notifications']> {
    return (await askGraphql<Inbox>(page.request, INBOX)).notifications;
  }

  function arrived(count: number): Promise<void> {
    return expectSoon(() => Promise.resolve(service.received.length), count);
  }
});

const HOURS = '{ quietHours { fromMin untilMin } }';
const PATIENCE_MS = 20_000;

/** Asks until the answer is the expected one. @throws with the last answer when it does not come */
async function expectSoon<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    if ((await ask()) === expected) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await ask()).toBe(expected);
}
