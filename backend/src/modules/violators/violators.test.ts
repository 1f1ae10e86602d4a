import { bindViolations } from '../../testing/drives/bound-event';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { driveViolator } from '../../testing/drives/violator';

const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) {
  vehicleId rank registrationNumber transportAgency violationCount severity status proposedStatus } }`;
const REVEAL = `mutation ($vehicleIds: [ID!]!) { revealRegistrations(input: { vehicleIds: $vehicleIds }) {
  vehicleId registrationNumber } }`;

let server: TestServer;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : body.errors[0].extensions.code;
}

/** Drives a vehicle at the given speeds, one violation each, as if its own device had recorded them; gives its stable id. */
async function violator(registrationNumber: string, speedsKmh: readonly number[]): Promise<string> {
  const { vehicleId } = await driveViolator(server, registrationNumber, speedsKmh);
  await bindViolations(server, vehicleId);
  return vehicleId;
}

test('the status is set by the stable id, and the answer is the masked vehicle with its rank among all', async () => {
  const best = await violator('LT 111 AA', []);
  const worst = await violator('LT-222-BB', [80, 60]);
  const middle = await violator('LT 333 CC', [66]);
  const other = await staffClient(server, 'SUPERVISOR');
  const set = async (vehicleId: string, status: string, client = supervisor) =>
    (await run(client, SET, { input: { vehicleId, status, reason: 'Seen twice.' } })).setViolatorStatus;
  expect(await set(worst, 'UNDER_REVIEW')).toEqual({
    vehicleId: worst,
    rank: 1,
    registrationNumber: 'LT-•••-BB',
    transportAgency: null,
    violationCount: 2,
    severity: 'DANGER',
    status: 'UNDER_REVIEW',
    proposedStatus: null,
  });
  expect(await set(middle, 'UNDER_REVIEW')).toMatchObject({
    rank: 2,
    violationCount: 1,
    severity: 'WARNING',
  });
  expect(await set(best, 'ACTIVE')).toMatchObject({ rank: 3, violationCount: 0, proposedStatus: 'ACTIVE' });
  expect(await set(best, 'ACTIVE', other)).toMatchObject({ severity: 'CAUTION', proposedStatus: null });
  const rows = await server.dataSource.query('SELECT id, violator_status FROM vehicle ORDER BY id');
  expect(rows.map((row: { violator_status: string }) => row.violator_status)).toEqual([
    'ACTIVE',
    'UNDER_REVIEW',
    'UNDER_REVIEW',
  ]);
  const [entry] = await server.dataSource.query('SELECT act, details FROM audit_entry WHERE target = $1', [
    `vehicle:${worst}`,
  ]);
  expect(entry).toEqual({
    act: 'VIOLATOR_STATUS_CHANGED',
    details: { status: 'UNDER_REVIEW', reason: 'Seen twice.' },
  });
});

test('plates are revealed by an act of its own, which is logged without them', async () => {
  const vehicleId = await violator('sw 444 dd', []);
  expect(await run(supervisor, REVEAL, { vehicleIds: [vehicleId, vehicleId, '999999999'] })).toEqual({
    revealRegistrations: [{ vehicleId, registrationNumber: 'sw 444 dd' }],
  });
  const [entry] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'REGISTRATIONS_REVEALED' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry.details).toEqual({ vehicleIds: [Number(vehicleId)] });
  expect(await run(supervisor, REVEAL, { vehicleIds: [] })).toBe('BAD_USER_INPUT');
});

test('only supervisors and admins set a status or reveal plates', async () => {
  const vehicleId = await violator('NW 555 EE', []);
  const input = { vehicleId, status: 'UNDER_REVIEW' };
  const others = [
    ['UNAUTHENTICATED', new TestClient(server.url)],
    ['FORBIDDEN', await TestClient.citizen(server.url)],
    ['FORBIDDEN', await staffClient(server, 'VIEWER')],
    ['FORBIDDEN', await staffClient(server, 'OPERATOR')],
  ] as const;
  for (const [code, client] of others) {
    expect(await run(client, SET, { input })).toBe(code);
    expect(await run(client, REVEAL, { vehicleIds: [vehicleId] })).toBe(code);
  }
  expect(await run(supervisor, SET, { input: { ...input, vehicleId: '999999999' } })).toBe('NOT_FOUND');
  expect(await run(supervisor, SET, { input: { ...input, reason: 'x'.repeat(501) } })).toBe('BAD_USER_INPUT');
  const admin = await staffClient(server, 'ADMIN');
  expect((await run(admin, SET, { input })).setViolatorStatus.status).toBe('UNDER_REVIEW');
});
