import { DEMO_CITIZENS } from '@wakafine/domain/demo-citizens';
import { DEMO_VEHICLES } from '@wakafine/domain/demo-vehicles';
import { maskPlate } from '@wakafine/domain/masking';
import { createPhone } from '@wakafine/simulator/phone';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './app-server';
import { DESKTOP, openBrowser, openPerson } from './browser';
import { becomeCitizen, startOnScreen } from './citizen';
import { tellIncident } from './incident-calls';
import { stagedDrive } from './gallery/staged-drive';
import { installReceiver, playReadings } from './receiver';
import { see, seeGone } from './see';
import { speedOften } from './speeding-history';
import { signInStaff } from './staff';

jest.setTimeout(60_000);

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const DAY_MS = 86_400_000;
const PASSWORD = 'waka-fine-demo';
/** From the notice at the desk until the phone shows it, ms: a tenth of a second where nothing else runs, more beside other stories. */
const AT_ONCE_MS = 5_000;

/** Pages that a role finds disabled in the rail (product decision D5). */
const DENIED = {
  admin: [],
  supervisor: ['Users', 'Limits & alerts', 'Audit log', 'System'],
  operator: ['Vehicles', 'Users', 'Limits & alerts', 'Broadcast', 'Audit log', 'System'],
  viewer: ['Vehicles', 'Reports', 'Users', 'Limits & alerts', 'Broadcast', 'Audit log', 'System'],
} as const;
type StaffName = keyof typeof DENIED;
/** Stands for an incident that is there: of others it is not told whether they may be resolved. */
const INCIDENT = 'INCIDENT';
/** A call for each permission that fails for another reason, or asks for little, where the role may (D5). */
const CALLS: readonly [permission: string, call: string, allowed: readonly StaffName[]][] = [
  ['canViewDashboard', '{ dashboard { computedAt } }', ['admin', 'supervisor', 'operator', 'viewer']],
  ['canGenerateReports', '{ dailyReports { day } }', ['admin', 'supervisor', 'operator']],
  [
    'canViewFullRegistrations',
    'mutation { revealRegistrations(input: { vehicleIds: ["999999"] }) { vehicleId } }',
    ['admin', 'supervisor'],
  ],
  [
    'canSuspendVehicles',
    'mutation { setViolatorStatus(input: { vehicleId: "999999", status: UNDER_REVIEW }) { vehicleId } }',
    ['admin', 'supervisor'],
  ],
  ['canBroadcastAlerts', 'mutation { revokeAlert(id: "999999") { id } }', ['admin', 'supervisor']],
  [
    'canEditSettings',
    'mutation { setSpeedThresholds(input: { caution: 9, warning: 8, danger: 7 }) { caution } }',
    ['admin'],
  ],
  ['canManageUsers', '{ users { totalCount } }', ['admin']],
  ['canAccessSystemSettings', '{ auditLog { totalCount } }', ['admin']],
  [
    'resolving incidents',
    `mutation { resolveIncident(input: { incidentId: "${INCIDENT}", status: RESOLVED }) { incident { id } } }`,
    ['admin', 'supervisor', 'operator'],
  ],
];
const NAMES: readonly StaffName[] = ['admin', 'supervisor', 'operator', 'viewer'];

describe('What staff do', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function openDesk(name: StaffName): Promise<Page> {
    const { page } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(page, { username: `demo.${name}`, password: PASSWORD });
    return page;
  }

  it('signs a suspended citizen out on their open phone at once, and lets them in again once reinstated', async () => {
    const [desk, phone] = await Promise.all([openDesk('admin'), openPerson(browser, { url: server.url })]);
    const { mobileNumber, pin } = await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await see(phone.page.getByRole('heading', { name: 'Ready to Track Your Journey' }));

    await desk.goto('/admin/users');
    await desk.getByRole('searchbox', { name: 'Search' }).fill(mobileNumber);
    const row = desk.getByRole('grid', { name: 'Users' }).getByRole('row', { name: /6••/ });
    await see(row);
    expect(await row.textContent()).not.toContain(mobileNumber.slice(2, 6));
    await row.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = desk.getByRole('dialog', { name: /^Suspend/ });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await see(dialog.getByText('Say why.'));
    await dialog.getByLabel('Reason').fill('Shared account');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await see(desk.getByText(/is suspended$/));
    await seeGone(phone.page.getByRole('heading', { name: 'Ready to Track Your Journey' }));
    const signIn = () =>
      phone.page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode: pin } });
    expect((await signIn()).status()).toBe(403);

    await row.getByRole('button', { name: /^Reinstate/ }).click();
    await desk
      .getByRole('dialog', { name: /^Reinstate/ })
      .getByLabel('Reason')
      .fill('Cleared up');
    await desk
      .getByRole('dialog', { name: /^Reinstate/ })
      .getByRole('button', { name: 'Reinstate' })
      .click();
    await see(desk.getByText(/is reinstated$/));
    expect((await signIn()).status()).toBe(200);
    await Promise.all([desk.context().close(), phone.context.close()]);
  });

  it('puts new thresholds in force on a phone that is driving, within a second, and tells the second desk of the first', async () => {
    const [first, second, phone] = await Promise.all([
      openDesk('admin'),
      openDesk('admin'),
      openPerson(browser, { url: server.url }),
    ]);
    await installReceiver(phone.page);
    await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await startOnScreen(phone.page, 'CE 4521 B');
    for (const desk of [first, second]) {
      await desk.goto('/admin/limits');
      await desk.getByLabel('Caution from (km/h)').fill('20');
      await desk.getByLabel('Warning from (km/h)').fill('30');
      await thresholdsOf(desk).getByLabel('Reason').fill('Survey of the road');
    }
    await first.getByLabel('Danger from (km/h)').fill('25');
    await thresholdsOf(first).getByRole('button', { name: 'Save' }).click();
    await see(first.getByText('It must be higher than Warning.'));
    await first.getByLabel('Danger from (km/h)').fill('40');
    // Eighteen seconds of driving that end now, handed out at once.
    const readings = stagedDrive(DOUALA, Date.now() - 18_000).stage(45, 12);
    await playReadings(phone.page, readings);
    const stage = phone.page.getByRole('region', { name: 'Driving' });
    await see(stage.getByText('Safe', { exact: true }));
    await thresholdsOf(first).getByRole('button', { name: 'Save' }).click();
    await see(first.getByText('Speed limits updated'));
    const savedAtMs = Date.now();
    await see(stage.getByText('Danger', { exact: true }));
    expect(Date.now() - savedAtMs).toBeLessThan(AT_ONCE_MS);

    await second.getByLabel('Danger from (km/h)').fill('90');
    await thresholdsOf(second).getByRole('button', { name: 'Save' }).click();
    const conflict = second.getByRole('dialog', { name: 'Changed by somebody else' });
    await see(conflict.getByText('Elsewhere: 40'));
    await conflict.getByRole('button', { name: 'Take what was saved elsewhere' }).click();
    expect(await second.getByLabel('Danger from (km/h)').inputValue()).toBe('40');
    await Promise.all([first.context().close(), second.context().close(), phone.context.close()]);
  });

  it('suspends a vehicle only when a second person confirms what the first has proposed', async () => {
    const { bus, driver } = registeredBus();
    const phone = createPhone({ url: server.url });
    await phone.signIn(driver);
    await phone.consent({ clientId: randomUUID(), answeredAtMs: Date.now() - DAY_MS });
    const { registrationNumber, agency: transportAgency } = bus;
    const vehicle = { registrationNumber, category: 'PUBLIC', transportAgency } as const;
    await speedOften(server.url, driver, { journeys: [{ vehicle, count: 2 }], untilMs: Date.now() });
    const [first, second] = await Promise.all([openDesk('admin'), openDesk('supervisor')]);
    const plate = maskPlate(registrationNumber);
    for (const desk of [first, second]) {
      await desk.goto('/admin/violators?q=Demo');
      await desk.getByRole('row', { name: plate }).click();
    }
    const mine = first.getByRole('dialog', { name: plate });
    const theirs = second.getByRole('dialog', { name: plate });
    await mine.getByRole('button', { name: 'Propose suspension' }).click();
    const question = first.getByRole('dialog', { name: 'Propose suspension' });
    await question.getByLabel('Reason').fill('Two violations within a minute');
    await question.getByRole('button', { name: 'Propose suspension' }).click();
    await see(mine.getByText('You have proposed it: somebody else has to confirm it.'));
    await see(theirs.getByText('Two violations within a minute'));
    expect(await mine.getByRole('button', { name: 'Confirm suspension' }).count()).toBe(0);
    await theirs.getByRole('button', { name: 'Confirm suspension' }).click();
    await second
      .getByRole('dialog', { name: 'Confirm suspension' })
      .getByRole('button', { name: 'Confirm suspension' })
      .click();
    await see(second.getByText('Vehicle suspended'));
    await see(mine.getByText('by demo.supervisor', { exact: false }));
    await see(mine.getByRole('button', { name: 'Clear' }));
    await Promise.all([phone.close(), first.context().close(), second.context().close()]);
  });

  it('shows each role what it may do, marks what it may not, and refuses that on the server too', async () => {
    const phone = await openPerson(browser, { url: server.url });
    await becomeCitizen(phone.page);
    const incident = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD' };
    const incidentId = await tellIncident(phone.page.request, incident);
    await phone.context.close();
    for (const name of NAMES) {
      const page = await openDesk(name);
      await page.goto('/admin/violators?category=any');
      const pages = page.getByRole('navigation', { name: 'Dashboard pages' });
      await see(pages);
      const denied = await pages
        .locator('[aria-disabled=true]')
        .evaluateAll((links) =>
          links.map((link) => (link.getAttribute('aria-label') ?? '').replace(', no permission', '')),
        );
      expect([name, denied]).toEqual([name, DENIED[name]]);
      const mayDecide = name === 'admin' || name === 'supervisor';
      const plates = page.getByRole('button', { name: /^Show full plates/ }).first();
      await see(plates);
      expect([name, await plates.getAttribute('aria-disabled')]).toEqual([name, mayDecide ? null : 'true']);
      await page.getByRole('row', { name: /•/ }).first().click();
      const flag = page
        .getByRole('dialog')
        .getByRole('button', { name: /Flag for review|Propose to clear/ })
        .first();
      await see(flag);
      expect([name, await flag.getAttribute('aria-disabled')]).toEqual([name, mayDecide ? null : 'true']);
      const allowed = await Promise.all(
        CALLS.map(async ([permission, call]) => {
          const headers = { origin: server.url };
          const query = call.replace(INCIDENT, incidentId);
          const answer = await page.request.post(`${server.url}/graphql`, { headers, data: { query } });
          return (await answer.text()).includes('FORBIDDEN') ? [] : [permission];
        }),
      );
      const expected = CALLS.filter(([, , names]) => names.includes(name)).map(([permission]) => permission);
      expect([name, allowed.flat()]).toEqual([name, expected]);
      if (name === 'viewer') {
        await page.goto('/admin/users');
        await see(page.getByText('Your role has no permission for this page'));
      }
      await page.context().close();
    }
  });

  it('takes what a role no longer allows from an open dashboard, without a reload', async () => {
    const [chief, other] = await Promise.all([openDesk('admin'), openDesk('supervisor')]);
    await other.goto('/admin/violators');
    const pages = other.getByRole('navigation', { name: 'Dashboard pages' });
    await see(pages.getByRole('link', { name: 'Broadcast', exact: true }));
    await chief.goto('/admin/users?q=demo.supervisor');
    await chief.getByRole('row', { name: 'Demo Supervisor' }).click();
    const sheet = chief.getByRole('dialog', { name: 'Demo Supervisor' });
    await sheet.getByLabel('New role').selectOption('VIEWER');
    await sheet.getByRole('button', { name: 'Change role' }).click();
    const question = chief.getByRole('dialog', { name: 'Change the role of Demo Supervisor' });
    await question.getByRole('button', { name: 'Change role' }).click();
    await see(chief.getByText('The role of Demo Supervisor is changed'));
    const changedAtMs = Date.now();
    await see(pages.getByRole('link', { name: 'Broadcast, no permission' }));
    expect(Date.now() - changedAtMs).toBeLessThan(AT_ONCE_MS);
    await Promise.all([chief.context().close(), other.context().close()]);
  });

  it('ends all journeys only once their number was seen and the words were typed', async () => {
    const [desk, phone] = await Promise.all([openDesk('admin'), openPerson(browser, { url: server.url })]);
    await becomeCitizen(phone.page);
    await phone.page.goto('/');
    await startOnScreen(phone.page, 'OU 321 C');
    await desk.goto('/admin/system');
    await desk.getByRole('button', { name: 'End all journeys' }).click();
    const dialog = desk.getByRole('dialog', { name: 'End all journeys' });
    await see(dialog.getByText(/It affects \d+ entr/));
    await dialog.getByRole('button', { name: 'End all journeys' }).click();
    await see(dialog.getByText('Type exactly END ALL.'));
    await dialog.getByLabel('Type END ALL to go on').fill('END ALL');
    await dialog.getByRole('button', { name: 'End all journeys' }).click();
    await see(desk.getByText('All journeys ended'));
    await seeGone(phone.page.getByRole('heading', { name: 'Live journey' }));
    await desk.goto('/admin/audit');
    await see(desk.getByRole('row', { name: 'demo.admin: Ended all journeys' }));
    await Promise.all([desk.context().close(), phone.context.close()]);
  });
});

function thresholdsOf(page: Page) {
  return page.getByRole('region', { name: 'Speed thresholds', exact: true });
}

/** A vehicle that an enrolled phone shows to have been there, and whose phone it is: no other may be suspended. */
function registeredBus() {
  const [bus] = DEMO_VEHICLES;
  const driver = bus && DEMO_CITIZENS[bus.driver];
  if (bus === undefined || driver === undefined) {
    throw new Error('There is no registered bus');
  }
  return { bus, driver };
}
