import type { Browser } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { submitIncident } from './testing/incident-calls';
import { speedInRegisteredBus } from './testing/registered-bus';
import { see } from './testing/browser/see';
import { openDemoDesk, type DemoStaff } from './testing/staff';

/** Pages that a role finds disabled in the rail (product decision D5). */
const DENIED = {
  admin: [],
  supervisor: ['Limits & alerts', 'Users', 'Audit log', 'System'],
  operator: ['Cases', 'Vehicles', 'Limits & alerts', 'Broadcast', 'Users', 'Audit log', 'System'],
  viewer: ['Cases', 'Vehicles', 'Limits & alerts', 'Reports', 'Broadcast', 'Users', 'Audit log', 'System'],
} as const;
/** Stands for an incident that is there: for others it is not revealed whether they may be resolved. */
const INCIDENT = 'INCIDENT';
/** A call for each permission that fails for another reason, or asks for little, where the role may (D5). */
const CALLS: readonly [permission: string, call: string, allowed: readonly DemoStaff[]][] = [
  ['canViewDashboard', '{ dashboard { computedAt } }', ['admin', 'supervisor', 'operator', 'viewer']],
  ['canGenerateReports', '{ dailyReportsConnection { nodes { day } } }', ['admin', 'supervisor', 'operator']],
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
const NAMES: readonly DemoStaff[] = ['admin', 'supervisor', 'operator', 'viewer'];

describe('What the roles of staff may do', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const openDesk = (name: DemoStaff) => openDemoDesk(browser, server.url, name);

  it('shows each role what it may do, marks what it may not, and refuses that on the server too', async () => {
    await speedInRegisteredBus(server.url);
    const phone = await openPerson(browser, { url: server.url });
    await becomeCitizen(phone.page);
    const incident = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD' };
    const incidentId = await submitIncident(phone.page.request, incident);
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

  it('removes what a role no longer allows from an open dashboard, without a reload', async () => {
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
    await see(pages.getByRole('link', { name: 'Broadcast, no permission' }));
    await Promise.all([chief.context().close(), other.context().close()]);
  });
});
