import { DAY_MS } from '@wakafine/domain/units';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { driveViolator } from '../../testing/violator';
import { foldRollups } from '../statistics/rollups/fold-rollups';
import { applyViolatorRule } from './apply-violator-rule';

const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { status } }`;
const CONFIRM = `mutation ($vehicleId: ID!) { confirmSuspension(vehicleId: $vehicleId) { status } }`;
const WITHDRAW = `mutation ($vehicleId: ID!) { withdrawSuspension(vehicleId: $vehicleId) { status } }`;
const LIST = `query ($filter: ViolatorFilter, $first: Int, $after: String) {
  violators(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    edges { node { vehicleId registrationNumber violationCount dangerCount status source version
      proposal { reason isOwn } } } } }`;
const HISTORY = `query ($vehicleId: ID!) { violatorHistory(vehicleId: $vehicleId) { status source reason changedBy } }`;

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

async function violator(plate: string, speedsKmh: readonly number[]): Promise<string> {
  return (await driveViolator(server, plate, speedsKmh)).vehicleId;
}

const propose = (vehicleId: string) =>
  run(first, SET, { input: { vehicleId, status: 'SUSPENDED', reason: 'Raced twice.' } });

test('a suspension needs two persons: one proposes it, another confirms it, and the history names both steps', async () => {
  const vehicleId = await violator('LT 100 AA', [80]);
  expect(await propose(vehicleId)).toEqual({ status: 'ACTIVE' });
  expect(await propose(vehicleId)).toBe('CONFLICT');
  expect(await run(first, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await run(second, CONFIRM, { vehicleId })).toEqual({ status: 'SUSPENDED' });
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await run(first, HISTORY, { vehicleId })).toEqual([
    {
      status: 'SUSPENDED',
      source: 'DECISION',
      reason: 'Raced twice.',
      changedBy: expect.stringMatching(/^superv/),
    },
  ]);
  const log = await server.dataSource.query('SELECT act FROM audit_entry WHERE target = $1 ORDER BY id', [
    `vehicle:${vehicleId}`,
  ]);
  expect(log.map(({ act }: { act: string }) => act)).toEqual([
    'SUSPENSION_PROPOSED',
    'VIOLATOR_STATUS_CHANGED',
  ]);
});

test('a proposal ends when it is withdrawn, when somebody decides otherwise, and after three days', async () => {
  const vehicleId = await violator('LT 200 AA', [60]);
  await propose(vehicleId);
  expect(await run(second, WITHDRAW, { vehicleId })).toEqual({ status: 'ACTIVE' });
  await propose(vehicleId);
  await run(second, SET, { input: { vehicleId, status: 'UNDER_REVIEW' } });
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  await propose(vehicleId);
  await server.dataSource.query(
    "UPDATE suspension_proposal SET proposed_at = proposed_at - interval '3 days', expires_at = expires_at - interval '3 days' WHERE outcome IS NULL",
  );
  expect(await run(second, CONFIRM, { vehicleId })).toBe('CONFLICT');
  expect(await propose(vehicleId)).toEqual({ status: 'UNDER_REVIEW' });
  const rows = await server.dataSource.query(
    'SELECT outcome FROM suspension_proposal WHERE vehicle_id = $1 ORDER BY id',
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
  expect(confirmed).toEqual(expect.arrayContaining([{ status: 'SUSPENDED' }, 'CONFLICT']));
  const decided = await Promise.all(
    ['ACTIVE', 'UNDER_REVIEW'].map((status) => run(third, SET, { input: { vehicleId, status, version: 1 } })),
  );
  expect(decided.filter((result) => result === 'CONFLICT')).toHaveLength(1);
});

test('by rule many violations put a vehicle of public transport under review; cleared, it begins anew', async () => {
  const vehicleId = await violator('LT 400 AA', [80, 80]);
  const mine = async () =>
    (
      await server.dataSource.query('SELECT violator_status AS status FROM vehicle WHERE id = $1', [
        vehicleId,
      ])
    )[0];
  await applyViolatorRule(server.services);
  expect(await mine()).toEqual({ status: 'ACTIVE' });
  await server.dataSource.query("UPDATE violation SET category = 'PUBLIC' WHERE vehicle_id = $1", [
    vehicleId,
  ]);
  await applyViolatorRule(server.services);
  expect(await mine()).toEqual({ status: 'UNDER_REVIEW' });
  expect(
    await run(first, SET, { input: { vehicleId, status: 'ACTIVE', reason: 'Fitted a limiter.' } }),
  ).toEqual({
    status: 'ACTIVE',
  });
  await applyViolatorRule(server.services);
  expect(await mine()).toEqual({ status: 'ACTIVE' });
  expect(await run(first, HISTORY, { vehicleId })).toMatchObject([
    { status: 'ACTIVE', source: 'DECISION' },
    {
      status: 'UNDER_REVIEW',
      source: 'RULE',
      changedBy: null,
      reason: expect.stringContaining('2 of them DANGER'),
    },
  ]);
});

test('what the rule has set ends with its 90 days, what staff have decided does not', async () => {
  const byRule = await violator('LT 500 AA', [80, 80]);
  const decided = await violator('LT 600 AA', [80, 80]);
  await server.dataSource.query("UPDATE violation SET category = 'PUBLIC'");
  await run(first, SET, { input: { vehicleId: decided, status: 'UNDER_REVIEW' } });
  await applyViolatorRule(server.services);
  const later = () => new Date(server.clock.now().getTime() + 91 * DAY_MS);
  await applyViolatorRule({ ...server.services, clock: later });
  const rows = await server.dataSource.query(
    'SELECT violator_status AS s FROM vehicle WHERE id = ANY ($1) ORDER BY id',
    [[byRule, decided]],
  );
  expect(rows.map(({ s }: { s: string }) => s)).toEqual(['ACTIVE', 'UNDER_REVIEW']);
});

test('the list is worst first, paged and narrowed, with masked plates and what waits to be confirmed', async () => {
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
    proposal: { reason: 'Raced twice.', isOwn: true },
  });
  const next = await list({ first: 100, after: page.pageInfo.endCursor });
  expect(next.edges).toHaveLength(page.totalCount - 1);
  const counts = next.edges.map(({ node }: { node: { violationCount: number } }) => node.violationCount);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  const viewer = await staffClient(server, 'VIEWER');
  expect((await list({ filter: { search: 'lt700zz' } }, viewer)).totalCount).toBe(1);
  expect((await list({ filter: { search: 'lt70' } }, viewer)).totalCount).toBe(0);
  expect((await list({ filter: { search: 'lt70' } })).totalCount).toBe(1);
  expect((await list({ filter: { agency: 'Nobody' } })).totalCount).toBe(0);
});
