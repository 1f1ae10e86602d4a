import { maskPlate } from '@wakafine/domain/people/masking';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen, startOnScreen } from './testing/citizen';
import { stagedDrive } from './testing/drives/staged-drive';
import { submitIncident } from './testing/incident-calls';
import { installReceiver, playReadings } from './testing/drives/receiver';
import { markLoad, see, seeGone } from './testing/browser/see';
import { firstAdministrator, signInStaff } from './testing/staff';

const PLATE = 'LT 452 AB';
const EDEA = { lat: 3.8, lng: 10.13 };
const FAST_KMH = 78;
const DRIVE_S = 14;

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('The overview, with a driver on a phone', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let desk: Page;
  let driver: Page;
  let isFirstLoad: () => Promise<boolean>;
  let isCut = false;
  const cuts: (() => void)[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    const { url } = server;
    const phone = await openPerson(browser, { url });
    driver = phone.page;
    await installReceiver(driver);
    desk = (await openPerson(browser, { url, viewport: DESKTOP })).page;
    await desk.routeWebSocket(/\/graphql/, (socket) => {
      if (isCut) {
        // Before it is open it could not be closed.
        socket.onMessage(() => void socket.close({ code: 1012 }));
        return;
      }
      const wire = socket.connectToServer();
      cuts.push(() => void Promise.all([socket.close({ code: 1012 }), wire.close()]));
    });
    desk.on('request', (request) => {
      if (request.url().endsWith('/graphql')) {
        asked.push(operationOf(request));
      }
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const main = () => desk.getByRole('main');
  const inbox = () => desk.getByRole('region', { name: 'Citizen incidents' });

  it('shows all that needs somebody in the first screen, and loads its figures and rows with one request, the queue and the map with one each', async () => {
    await signInStaff(desk, account);
    asked.length = 0;
    await desk.goto('/admin');
    await see(desk.getByText('No violation so far'));
    await see(desk.getByText('No citizen has reported anything yet'));
    await see(desk.getByText('too few km for a rate'));
    expect(asked.filter((name) => !['', 'viewer', 'staffViewer', 'mapStyle'].includes(name)).sort()).toEqual([
      'StaffAttention',
      'operationsMap',
      'staffOverview',
    ]);
    const queue = await desk.getByRole('region', { name: 'What needs somebody' }).boundingBox();
    expect(queue?.y).toBeLessThan(DESKTOP.height / 2);
    isFirstLoad = await markLoad(desk);
  });

  it('shows a drive as it happens: the journey, then its violation with a masked plate', async () => {
    await becomeCitizen(driver);
    await driver.goto('/');
    await startOnScreen(driver, PLATE);
    const card = main().locator('section', { hasText: 'Active Journeys' }).first();
    await see(card.getByText('1', { exact: true }));
    const readings = stagedDrive(EDEA, Date.now()).stage(FAST_KMH, DRIVE_S);
    void playReadings(driver, readings).catch(() => undefined);
    const row = main()
      .getByRole('row')
      .filter({ hasText: maskPlate(PLATE) });
    await see(row.filter({ hasText: 'Danger' }).filter({ hasText: 'N3' }));
    expect(await desk.locator('body').textContent()).not.toContain(PLATE);
    expect(await isFirstLoad()).toBe(true);
  });

  it('shows the plate in full for a reason, and masks it again', async () => {
    await main().getByRole('button', { name: 'Show full plates' }).first().click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Danger on the road' }).click();
    await sheet.getByRole('button', { name: 'Show full plates' }).click();
    await see(main().getByText(PLATE));
    await main().getByRole('button', { name: 'Mask plates' }).first().click();
    await seeGone(main().getByText(PLATE));
  });

  it('holds still while it is paused, and catches up', async () => {
    await desk.getByRole('button', { name: 'Pause' }).click();
    await submitIncident(driver.request, {
      mood: 'WORRIED',
      incidentType: 'ROAD_HAZARD',
      severity: 'HIGH',
      description: 'A fallen tree',
    });
    await see(desk.getByText(/Paused, \d+ events? waits?/));
    expect(await inbox().getByText('A fallen tree').count()).toBe(0);
    await desk.getByRole('button', { name: 'Resume' }).click();
    await see(inbox().getByText('A fallen tree'));
  });

  it('says while the connection is down how old its figures are, goes on by asking, and is live again', async () => {
    isCut = true;
    cuts.splice(0).forEach((cut) => cut());
    await see(desk.getByText(/Reconnecting, data from \d\d:\d\d/));
    await submitIncident(driver.request, { mood: 'WORRIED', incidentType: 'PEDESTRIAN', severity: 'LOW' });
    await see(inbox().getByRole('button', { name: '1 new, show' }));
    isCut = false;
    await see(desk.getByText('Live', { exact: true }));
    await inbox().getByRole('button', { name: '1 new, show' }).click();
    await see(inbox().getByText('Pedestrian'));
    expect(await isFirstLoad()).toBe(true);
  });

  it('leads to an incident, to the details of a violation, and to the route of its journey', async () => {
    await inbox()
      .getByRole('button', { name: /^View: .*Road hazard/ })
      .click();
    await desk.waitForURL(/\/admin\/incidents\?incident=\d+/);
    await desk.goto('/admin/violations');
    await main()
      .getByRole('row')
      .filter({ hasText: maskPlate(PLATE) })
      .click();
    const sheet = desk.getByRole('dialog', { name: 'Violation Details' });
    await see(sheet.getByRole('heading', { name: 'Vehicle' }));
    await desk.goBack();
    await seeGone(sheet);
    await desk.goto('/admin/journeys?show=all');
    await main()
      .getByRole('row')
      .filter({ hasText: maskPlate(PLATE) })
      .click();
    await see(
      desk.getByRole('dialog', { name: 'Journey' }).getByRole('group', { name: 'Route of the journey' }),
    );
  });
});

/** The name of what is asked for; long questions come packed. */
function operationOf(request: Request): string {
  const bytes = request.postDataBuffer() ?? Buffer.from('{}');
  const isPacked = request.headers()['content-encoding'] === 'gzip';
  const body: { operationName?: string } = JSON.parse(String(isPacked ? gunzipSync(bytes) : bytes));
  return body.operationName ?? '';
}
