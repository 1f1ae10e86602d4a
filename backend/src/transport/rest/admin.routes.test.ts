import { Account } from '../../modules/identity/accounts/account.entity';
import type { Permission, Role } from '@wakafine/domain/people/roles';
import { ROLE_FACTS } from '@wakafine/domain/people/roles';
import { start } from '../../testing/drives/drive-calls';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const STAFF = ['VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'] as const;
const THRESHOLDS = { caution: 50, warning: 60, danger: 70 };
const ALERTS = { sound: true, vibration: false, notification: true };

let server: TestServer;
let citizen: TestClient & { readonly mobileNumber: string };
let admin: TestClient;
const staff = new Map<Role, TestClient>();
beforeAll(async () => {
  server = await startTestServer();
  citizen = await TestClient.citizen(server.url);
  for (const role of STAFF) {
    staff.set(role, await staffClient(server, role));
  }
  admin = staff.get('ADMIN') ?? citizen;
});
afterAll(() => server.close());

/** A vehicle with a journey, as staff see it. */
async function vehicle(registrationNumber: string): Promise<number> {
  const owner = await TestClient.citizen(server.url);
  const { id } = await start(owner, { registrationNumber });
  const { body } = await admin.rest('GET', '/api/journeys?limit=200');
  return body.find((row: { id: number }) => String(row.id) === id).vehicleId;
}

function entries(act: string): Promise<{ target: string | null; details: Record<string, unknown> }[]> {
  return server.dataSource.query('SELECT target, details FROM audit_entry WHERE act = $1 ORDER BY id', [act]);
}

const CALLS: [string, string, Permission, object | undefined][] = [
  ['GET', '/api/users', 'canManageUsers', undefined],
  ['POST', '/api/admin/speed-limits', 'canEditSettings', THRESHOLDS],
  ['POST', '/api/admin/alert-thresholds', 'canEditSettings', ALERTS],
  ['POST', '/api/admin/end-all-journeys', 'canAccessSystemSettings', undefined],
  ['POST', '/api/admin/clear-demo-data', 'canAccessSystemSettings', undefined],
  [
    'POST',
    '/api/admin/update-violator-status',
    'canSuspendVehicles',
    { vehicleId: 999_999, status: 'flagged' },
  ],
];

test.each(CALLS)('%s %s is for %s only', async (method, path, permission, body) => {
  const statusFor = async (client: TestClient): Promise<number> =>
    (await client.rest(method, path, body)).status;
  expect(await statusFor(new TestClient(server.url))).toBe(401);
  expect(await statusFor(citizen)).toBe(403);
  for (const [role, client] of staff) {
    const allowed = path.endsWith('violator-status') ? 404 : 200;
    const expected = ROLE_FACTS[role].permissions.includes(permission) ? allowed : 403;
    expect([role, await statusFor(client)]).toEqual([role, expected]);
  }
});

test('who may not is refused before anything is said of the body', async () => {
  for (const [, path] of CALLS.slice(1)) {
    const { status, body } = await citizen.rest('POST', path, { caution: 'x' });
    expect([path, status, Object.keys(body).sort()]).toEqual([path, 403, ['code', 'error', 'requestId']]);
  }
});

test('users answer with their numbers, newest first, page by page, and the call is in the audit log', async () => {
  const logged = (await entries('USERS_LISTED')).length;
  const { status, body } = await admin.rest('GET', '/api/users?limit=200');
  expect(status).toBe(200);
  const row = body.find(({ username }: { username: string }) => username === citizen.mobileNumber);
  expect(row).toEqual({
    id: expect.any(Number),
    username: citizen.mobileNumber,
    mobileNumber: citizen.mobileNumber,
    fullName: null,
    role: 'citizen',
    status: 'active',
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(body.find(({ role }: { role: string }) => role === 'viewer').mobileNumber).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash|secret/i);
  const times = body.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  const { body: next } = await admin.rest('GET', `/api/users?limit=2&before=${body[1].id}`);
  expect(next).toEqual(body.slice(2, 4));
  const added = (await entries('USERS_LISTED')).slice(logged);
  expect(added.map(({ details }) => details.userIds)).toEqual([
    body.map(({ id }: { id: number }) => id),
    next.map(({ id }: { id: number }) => id),
  ]);
  for (const query of ['limit=0', 'limit=201', 'before=x']) {
    expect((await admin.rest('GET', `/api/users?${query}`)).status).toBe(400);
  }
});

test.each([
  ['caution', { caution: 9 }],
  ['danger', { danger: 201 }],
  ['warning', { warning: 60.5 }],
  ['caution', { caution: '50' }],
  ['caution', { caution: null }],
  ['danger', { danger: undefined }],
  ['warning', { warning: 50 }],
  ['danger', { danger: 60 }],
  ['caution', { caution: true }],
])('speed limits with a wrong %s (%j) answer 400 there and change nothing', async (field, over) => {
  const count = 'SELECT count(*)::int AS n FROM speed_thresholds';
  const [before] = await server.dataSource.query(count);
  const { status, body } = await admin.rest('POST', '/api/admin/speed-limits', { ...THRESHOLDS, ...over });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect(await server.dataSource.query(count)).toEqual([before]);
});

test('speed limits answer the thresholds, which are in force at once', async () => {
  const changed = { caution: 40, warning: 55, danger: 90 };
  const ask = '{ speedThresholds { caution warning danger } }';
  await citizen.graphql(ask);
  const { status, body } = await admin.rest('POST', '/api/admin/speed-limits', { ...changed, extra: 1 });
  expect([status, body]).toEqual([200, changed]);
  expect((await citizen.graphql(ask)).body.data.speedThresholds).toEqual(changed);
  expect((await entries('THRESHOLDS_CHANGED')).at(-1)?.details).toMatchObject(changed);
  await admin.rest('POST', '/api/admin/speed-limits', THRESHOLDS);
});

test.each([
  ['sound', { sound: 'true' }],
  ['vibration', { vibration: 1 }],
  ['notification', { notification: undefined }],
])('alert thresholds with a wrong %s (%j) answer 400 there', async (field, over) => {
  const { status, body } = await admin.rest('POST', '/api/admin/alert-thresholds', { ...ALERTS, ...over });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('alert thresholds answer the settings, which anyone may read', async () => {
  const { status, body } = await admin.rest('POST', '/api/admin/alert-thresholds', ALERTS);
  expect([status, body]).toEqual([200, ALERTS]);
  const { body: read } = await new TestClient(server.url).graphql(
    '{ alertSettings { sound vibration notification } }',
  );
  expect(read.data.alertSettings).toEqual(ALERTS);
});

test('ending all journeys answers how many, and none is left', async () => {
  await admin.rest('POST', '/api/admin/end-all-journeys');
  const drivers = await Promise.all([1, 2, 3].map(() => TestClient.citizen(server.url)));
  await Promise.all(drivers.map((driver) => start(driver)));
  const { status, body } = await admin.rest('POST', '/api/admin/end-all-journeys');
  expect([status, body]).toEqual([200, { ended: 3 }]);
  for (const driver of drivers) {
    expect((await driver.rest('GET', '/api/journeys/active')).body).toBeNull();
  }
  expect((await admin.rest('POST', '/api/admin/end-all-journeys')).body).toEqual({ ended: 0 });
});

test('clearing demo data answers how many rows went, and real ones stay', async () => {
  const demo = await TestClient.citizen(server.url);
  await server.dataSource.query('UPDATE account SET is_demo = true WHERE mobile_number = $1', [
    demo.mobileNumber,
  ]);
  const { status, body } = await admin.rest('POST', '/api/admin/clear-demo-data');
  expect([status, body]).toEqual([200, { deleted: 1 }]);
  expect((await admin.rest('POST', '/api/admin/clear-demo-data')).body).toEqual({ deleted: 0 });
  expect((await citizen.rest('GET', '/api/auth/me')).status).toBe(200);
  expect((await demo.rest('GET', '/api/auth/me')).status).toBe(401);
});

test('a violator is flagged by one person and cleared by two, with a reason, history and the audit log', async () => {
  const supervisor = staff.get('SUPERVISOR') ?? citizen;
  const vehicleId = await vehicle('CE 777 AB');
  const path = '/api/admin/update-violator-status';
  const flagged = await supervisor.rest('POST', path, { vehicleId, status: 'flagged', reason: 'Thrice.' });
  expect([flagged.status, flagged.body]).toEqual([
    200,
    { vehicleId, status: 'Under Review', proposed: null },
  ]);
  const clear = { vehicleId, status: 'cleared', reason: 'The device was faulty.' };
  const noReason = await supervisor.rest('POST', path, { vehicleId, status: 'cleared' });
  expect([noReason.status, Object.keys(noReason.body.fields)]).toEqual([400, ['reason']]);
  const proposed = await supervisor.rest('POST', path, clear);
  expect([proposed.status, proposed.body]).toEqual([
    200,
    { vehicleId, status: 'Under Review', proposed: 'ACTIVE' },
  ]);
  expect((await supervisor.rest('POST', path, clear)).status).toBe(409);
  const cleared = await admin.rest('POST', path, { ...clear, reason: 'Seen the repair.' });
  expect([cleared.status, cleared.body]).toEqual([200, { vehicleId, status: 'Active', proposed: null }]);
  const history = await server.dataSource.query(
    'SELECT status, reason FROM vehicle_status_change WHERE vehicle_id = $1 ORDER BY id',
    [vehicleId],
  );
  expect(history).toEqual([
    { status: 'UNDER_REVIEW', reason: 'Thrice.' },
    { status: 'ACTIVE', reason: 'The device was faulty.' },
  ]);
  const logged = (await entries('VIOLATOR_STATUS_CHANGED')).filter(
    ({ target }) => target === `vehicle:${vehicleId}`,
  );
  expect(logged).toHaveLength(2);
  for (const [over, field] of [
    [{ status: 'gone' }, 'status'],
    [{ status: undefined }, 'status'],
    [{ vehicleId: '7' }, 'vehicleId'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ] as const) {
    const refused = await supervisor.rest('POST', path, { vehicleId, status: 'flagged', ...over });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect((await supervisor.rest('POST', path, { vehicleId: 1.5, status: 'flagged' })).status).toBe(404);
});

test('lists give full plates to those who may see them, and log each such call; all others get masks', async () => {
  const vehicleId = await vehicle('OU 555 XY');
  const plateFor = async (client: TestClient, path: string): Promise<string> => {
    const { body } = await client.rest('GET', `${path}?limit=200`);
    return body.find((row: { vehicleId?: number }) => row.vehicleId === vehicleId).registrationNumber;
  };
  const logged = (await entries('REGISTRATIONS_REVEALED')).length;
  expect(await plateFor(staff.get('VIEWER') ?? citizen, '/api/journeys')).toBe('OU ••• XY');
  expect(await plateFor(staff.get('OPERATOR') ?? citizen, '/api/journeys')).toBe('OU ••• XY');
  expect(await entries('REGISTRATIONS_REVEALED')).toHaveLength(logged);
  expect(await plateFor(admin, '/api/journeys')).toBe('OU 555 XY');
  const added = (await entries('REGISTRATIONS_REVEALED')).slice(logged);
  expect(added).toEqual([
    { target: 'GET /api/journeys', details: { vehicleIds: expect.arrayContaining([vehicleId]) } },
  ]);
});

test('a suspended user is listed as suspended', async () => {
  const other = await TestClient.citizen(server.url);
  await server.services.db.entities.update(
    Account,
    { mobileNumber: other.mobileNumber },
    { isSuspended: true },
  );
  const { body } = await admin.rest('GET', '/api/users?limit=1');
  expect(body[0]).toMatchObject({ mobileNumber: other.mobileNumber, status: 'suspended', role: 'citizen' });
});
