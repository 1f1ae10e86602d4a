import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { bindViolations } from '../../testing/drives/bound-event';
import { driveViolator } from '../../testing/drives/violator';
import { foldRollups } from '../statistics/rollups/fold-rollups';

const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { status proposedStatus } }`;
const CONFIRM = `mutation ($vehicleId: ID!) { confirmViolatorStatus(vehicleId: $vehicleId) { status proposedStatus } }`;
const WITHDRAW = `mutation ($vehicleId: ID!) { withdrawViolatorStatus(vehicleId: $vehicleId) { status proposedStatus } }`;
const LIST = `query ($filter: ViolatorFilter, $first: Int, $after: String) {
  violators(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    edges { node { vehicleId registrationNumber violationCount dangerCount status version
      proposal { status reason isOwn } } } } }`;
const HISTORY = `query ($vehicleId: ID!) { violatorHistory(vehicleId: $vehicleId) { status reason changedBy } }`;

let server: TestServer;
let first: TestClient;
let second: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [first, second] = await Promise.all([staffClient(server, 'SUPERVISOR'), staffClient(server, 'SUPERVISOR')]);
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions.code;
}

/** A vehicle with violations that an enrolled device has recorded. */
async function violator(plate: string, speedsKmh: readonly number[]): Promise<string> {
  const { vehicleId } = await driveViolator(server, plate, speedsKmh);
  await bindViolations(server, vehicleId);
  return vehicleId;
}

const decide = (client: TestClient, vehicleId: string, status: string) =>
  run(client, SET, { input: { vehicleId, status, reason: 'Raced twice.' } });
const propose = (vehicleId: string) => decide(first, vehicleId, 'SUSPENDED');
const PROPOSED = { status: 'ACTIVE', proposedStatus: 'SUSPENDED' };
const inForce = (status: string) => ({ status, proposedStatus: null });

test('a suspension needs two people: one proposes it, another confirms it, and the history names both steps', async () => {
  const vehicleId = await violator('LT 100 AA', [80]);
  expect(await propose(vehicleId)).toEqual(PROPOSED);
  expect(await propose(vehicleId)).toBe('CONFLICT');
  expect(await run(first, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await run(second, CONFIRM, { vehicleId })).toEqual(inForce('SUSPENDED'));
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await run(first, HISTORY, { vehicleId })).toEqual([
    { status: 'SUSPENDED', reason: 'Raced twice.', changedBy: expect.stringMatching(/^superv/) },
  ]);
  const log = await server.dataSource.query('SELECT act FROM audit_entry WHERE target = $1 ORDER BY id', [
    `vehicle:${vehicleId}`,
  ]);
  expect(log.map(({ act }: { act: string }) => act)).toEqual([
    'VIOLATOR_STATUS_PROPOSED',
    'VIOLATOR_STATUS_CHANGED',
  ]);
});

test('clearing needs a reason and two people too, and one person alone does not end a suspension otherwise', async () => {
  const vehicleId = await violator('LT 150 AA', [80]);
  await propose(vehicleId);
  expect(await decide(second, vehicleId, 'SUSPENDED')).toEqual(inForce('SUSPENDED'));
  expect(await decide(first, vehicleId, 'UNDER_REVIEW')).toBe('CONFLICT');
  expect(await run(first, SET, { input: { vehicleId, status: 'ACTIVE' } })).toBe('BAD_USER_INPUT');
  expect(await decide(first, vehicleId, 'ACTIVE')).toEqual({
    status: 'SUSPENDED',
    proposedStatus: 'ACTIVE',
  });
  expect(await decide(first, vehicleId, 'ACTIVE')).toBe('CONFLICT');
  expect(await decide(second, vehicleId, 'SUSPENDED')).toBe('CONFLICT');
  expect(await decide(second, vehicleId, 'ACTIVE')).toEqual(inForce('ACTIVE'));
});

test('a vehicle of which only typed plates are known can be put under review, but not suspended', async () => {
  const { vehicleId } = await driveViolator(server, 'LT 160 AA', [80, 80]);
  expect(await propose(vehicleId)).toBe('CONFLICT');
  expect(await decide(first, vehicleId, 'UNDER_REVIEW')).toEqual(inForce('UNDER_REVIEW'));
  await bindViolations(server, vehicleId);
  await propose(vehicleId);
  await server.dataSource.query('UPDATE vehicle_event SET is_withdrawn = true WHERE vehicle_id = $1', [
    vehicleId,
  ]);
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
});

test('a proposal ends when it is withdrawn, when somebody flags the vehicle, and after three days', async () => {
  const vehicleId = await violator('LT 200 AA', [60]);
  await propose(vehicleId);
  expect(await run(second, WITHDRAW, { vehicleId })).toEqual(inForce('ACTIVE'));
  await propose(vehicleId);
  await decide(second, vehicleId, 'UNDER_REVIEW');
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  await propose(vehicleId);
  await server.dataSource.query(
    "UPDATE status_proposal SET proposed_at = proposed_at - interval '3 days', expires_at = expires_at - interval '3 days' WHERE outcome IS NULL",
  );
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await propose(vehicleId)).toEqual({ status: 'UNDER_REVIEW', proposedStatus: 'SUSPENDED' });
  const rows = await server.dataSource.query(
    'SELECT outcome FROM status_proposal WHERE vehicle_id = $1 ORDER BY id',
    [vehicleId],
  );
  expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'WITHDRAWN',
    'SUPERSEDED',
    'EXPIRED',
    null,
  ]);
});

test('of two confirmations and two decisions at once one stands', async () => {
  const vehicleId = await violator('LT 300 AA', [60]);
  const third = await staffClient(server, 'ADMIN');
  await propose(vehicleId);
  const confirmed = await Promise.all([second, third].map((client) => run(client, CONFIRM, { vehicleId })));
  expect(confirmed).toEqual(expect.arrayContaining([inForce('SUSPENDED'), 'CONFLICT']));
  const other = await violator('LT 310 AA', [60]);
  const flagged = await Promise.all(
    [second, third].map((client) =>
      run(client, SET, { input: { vehicleId: other, status: 'UNDER_REVIEW', version: 0 } }),
    ),
  );
  expect(flagged.filter((result) => result === 'CONFLICT')).toHaveLength(1);
});

test('one person who proposes many times at once stays one person', async () => {
  const vehicleId = await violator('LT 320 AA', [60]);
  const tries = await Promise.all(Array.from({ length: 6 }, () => propose(vehicleId)));
  expect(tries.filter((result) => result !== 'CONFLICT')).toEqual([PROPOSED]);
});

test('the list is worst first, paged and narrowed, with masked plates and pending proposals', async () => {
  const vehicleId = await violator('LT 700 ZZ', [80, 80, 80, 80]);
  await propose(vehicleId);
  await foldRollups(server.services);
  const list = async (variables: Readonly<Record<string, unknown>>, client = first) =>
    (await client.graphql(LIST, variables)).body.data.violators;
  const page = await list({ first: 1 });
  expect(page.edges[0].node).toMatchObject({
    vehicleId,
    registrationNumber: 'LT ••• ZZ',
    violationCount: 4,
    dangerCount: 4,
    proposal: { status: 'SUSPENDED', reason: 'Raced twice.', isOwn: true },
  });
  const next = await list({ first: 100, after: page.pageInfo.endCursor });
  expect(next.edges).toHaveLength(page.totalCount - 1);
  const counts = next.edges.map(({ node }: { node: { violationCount: number } }) => node.violationCount);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  const viewer = await staffClient(server, 'VIEWER');
  expect((await list({ filter: { search: 'lt700zz' } }, viewer)).totalCount).toBe(0);
  expect((await list({ filter: { search: 'lt70' } }, viewer)).totalCount).toBe(0);
  expect((await list({ filter: { search: 'lt70' } })).totalCount).toBe(1);
  expect((await list({ filter: { agency: 'Nobody' } })).totalCount).toBe(0);
});
