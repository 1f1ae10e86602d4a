import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { Account } from '../../identity/accounts/account.entity';

const END_ALL = 'mutation { endAllJourneys { ended } }';
const CLEAR = 'mutation { clearDemoData { deleted } }';
const LOG = `query ($after: String, $search: String) { auditLog(first: 2, after: $after, filter: { search: $search }) { totalCount
  pageInfo { hasNextPage endCursor } edges { node { id at actorName actorRole act target details } } } }`;
const INCIDENT = { mood: 'sad', incidentType: 'pedestrian' };

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ isDemo: true });
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : body.errors[0].extensions.code;
}

test('all journeys end with the figures and violations that their tracks show', async () => {
  const drivers = await Promise.all([1, 2].map(() => TestClient.citizen(server.url)));
  const startedAt = new Date(server.clock.now().getTime() - 120_000);
  const journeys = await Promise.all(
    drivers.map(async (client) => {
      const { id } = await start(client, { startedAt: startedAt.toISOString() });
      // The episode is open: only an end of the journey closes it.
      await push(client, id, straightDrive(startedAt, [...ramp(0, 80), ...seconds(20, 80)]));
      return { client, id };
    }),
  );
  const ended = await start(await TestClient.citizen(server.url), {
    startedAt: startedAt.toISOString(),
    endedAt: new Date(startedAt.getTime() + 60_000).toISOString(),
  });
  expect(await run(admin, END_ALL)).toEqual({ endAllJourneys: { ended: 2 } });
  for (const { client, id } of journeys) {
    const journey = await read(client, id);
    expect(journey).toMatchObject({ isActive: false, isEndProvisional: false, violationCount: 1 });
    expect(journey.violations).toMatchObject([{ severity: 'DANGER', endedAt: expect.any(String) }]);
    expect(journey.distanceKm).toBeGreaterThan(0.4);
    expect(await end(client, id)).toEqual(journey);
  }
  const [row] = await server.dataSource.query('SELECT ended_at FROM journey WHERE id = $1', [ended.id]);
  expect(row.ended_at).toEqual(new Date(startedAt.getTime() + 60_000));
  const [entry] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'JOURNEYS_ENDED'`,
  );
  expect(entry.details).toEqual({ activeJourneys: 2 });
});

async function demoCitizen(): Promise<TestClient> {
  const client = await TestClient.citizen(server.url);
  await server.services.db.entities.update(Account, { mobileNumber: client.mobileNumber }, { isDemo: true });
  return client;
}

/** One drive with a violation, and one incident. */
async function live(client: TestClient, registrationNumber: string): Promise<void> {
  const startedAt = new Date(server.clock.now().getTime() - 120_000);
  const { id } = await start(client, { registrationNumber, startedAt: startedAt.toISOString() });
  await push(client, id, straightDrive(startedAt, [...ramp(0, 80), ...seconds(20, 80)]));
  await end(client, id);
  await client.rest('POST', '/api/incidents', INCIDENT);
}

async function counts(): Promise<Record<string, number>> {
  const tables = ['account', 'journey', 'fix', 'violation', 'incident', 'vehicle', 'session'];
  const columns = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await server.dataSource.query(`SELECT ${columns.join(', ')}`);
  return row;
}

test('clearing demo data deletes exactly what is flagged, and demo staff stay in demo mode', async () => {
  const real = await TestClient.citizen(server.url);
  await live(real, 'CE 111 AA');
  const demoViewer = await staffClient(server, 'VIEWER');
  await server.dataSource.query(
    `UPDATE account SET is_demo = true WHERE id = (SELECT max(id) FROM account WHERE role = 'VIEWER')`,
  );
  const before = await counts();
  const demo = await demoCitizen();
  // A vehicle that a real journey was in stays, one of demo journeys alone goes.
  await live(demo, 'ce-111-aa');
  await live(demo, 'CE 222 BB');
  expect(await counts()).not.toEqual(before);
  // 1 account, 2 journeys, 2 violations, 2 incidents.
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 7 } });
  expect(await counts()).toEqual(before);
  expect((await demo.rest('GET', '/api/auth/me')).status).toBe(401);
  expect((await demoViewer.rest('GET', '/api/auth/me')).status).toBe(200);
  const { body: rows } = await real.rest('GET', '/api/violations');
  expect(rows.map(({ registrationNumber: plate }: { registrationNumber: string }) => plate)).toEqual(
    expect.arrayContaining([null, 'CE 111 AA']),
  );
  expect(await run(admin, CLEAR)).toEqual({ clearDemoData: { deleted: 0 } });
});

test('outside demo mode the demo staff go too; what they did to real rows stays', async () => {
  const real = await TestClient.citizen(server.url);
  await live(real, 'ES 333 CC');
  const { body } = await real.rest('GET', '/api/violations');
  const violation = body.find(({ journeyId }: { journeyId: number }) => journeyId > 0);
  const operator = await staffClient(server, 'OPERATOR');
  expect((await operator.rest('POST', `/api/violations/${violation.id}/report`)).status).toBe(200);
  await server.dataSource.query(
    `UPDATE account SET is_demo = true WHERE id = (SELECT max(id) FROM account WHERE role = 'OPERATOR')`,
  );
  const outside = await startTestServer({ sharing: server });
  const elsewhere = new TestClient(outside.url);
  elsewhere.setCookie('wf_session', admin.cookie('wf_session') ?? '');
  // The viewer of the test before, and the operator.
  expect(await run(elsewhere, CLEAR)).toEqual({ clearDemoData: { deleted: 2 } });
  elsewhere.setCookie('wf_session', operator.cookie('wf_session') ?? '');
  expect((await elsewhere.rest('GET', '/api/auth/me')).status).toBe(401);
  await outside.close();
  const { body: after } = await real.rest('GET', '/api/violations');
  expect(after.find(({ id }: { id: number }) => id === violation.id).reported).toBe(true);
  const log = await server.dataSource.query(
    `SELECT account_id, actor_name, actor_role FROM audit_entry WHERE act = 'VIOLATION_REPORTED'`,
  );
  expect(log).toEqual([
    {
      account_id: expect.any(Number),
      actor_name: expect.stringMatching(/^operator-/),
      actor_role: 'OPERATOR',
    },
  ]);
});

test.each([
  ['in full', null],
  ['searched', 'ADMIN-'],
])('the audit log %s shows who did what to what, newest first, page by page', async (_, search) => {
  const { auditLog: first } = await run(admin, LOG, { search });
  const { auditLog: second } = await run(admin, LOG, { search, after: first.pageInfo.endCursor });
  expect(first.totalCount).toBeGreaterThan(3);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const ids = [...first.edges, ...second.edges].map(({ node }: { node: { id: string } }) => Number(node.id));
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  expect(first.edges[0].node).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actorName: expect.stringMatching(/^admin-/),
    actorRole: 'ADMIN',
    act: 'DEMO_DATA_CLEARED',
    target: null,
    details: { deleted: 2 },
  });
});

test('only admins end all, clear demo data and read the log', async () => {
  const others = [
    ['UNAUTHENTICATED', new TestClient(server.url)],
    ['FORBIDDEN', await TestClient.citizen(server.url)],
    ['FORBIDDEN', await staffClient(server, 'VIEWER')],
    ['FORBIDDEN', await staffClient(server, 'OPERATOR')],
    ['FORBIDDEN', await staffClient(server, 'SUPERVISOR')],
  ] as const;
  for (const [code, client] of others) {
    expect(await run(client, END_ALL)).toBe(code);
    expect(await run(client, CLEAR)).toBe(code);
    expect(await run(client, LOG)).toBe(code);
  }
});
