import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/test-client';
import type { JsonValue } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { driveViolator } from '../../testing/violator';
import type { TestViolator } from '../../testing/violator';
import { TOP_VIOLATORS } from './violators.queries';

const TOP = `query ($first: Int) { topViolators(first: $first) {
  vehicleId rank registrationNumber transportAgency violationCount severity status isDemo } }`;
const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { vehicleId } }`;
/** Longer than a ranking is remembered. */
const LATER_MS = 11_000;

let server: TestServer;
let visitor: TestClient;
let worst: TestViolator;
let early: TestViolator;
let late: TestViolator;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  worst = await driveViolator(server, 'LT-222-BB', [80, 60]);
  early = await driveViolator(server, 'CE 1234 C', [60]);
  late = await driveViolator(server, 'OU-1-B', [55]);
  await driveViolator(server, 'NW 900 ZZ', []);
});
afterAll(() => server.close());

async function top(client: TestClient, first: number | null = 5): Promise<JsonValue[]> {
  const { body } = await client.graphql(TOP, first === null ? {} : { first });
  return body.data.topViolators;
}

async function topLater(client: TestClient): Promise<JsonValue[]> {
  server.clock.advance(LATER_MS);
  return top(client);
}

/** Changes the ranked violations of a vehicle in the database, asks later, and changes them back. */
async function topWhile(change: string, undo: string, { vehicleId }: TestViolator): Promise<JsonValue[]> {
  const update = (set: string) =>
    server.dataSource.query(`UPDATE violation SET ${set} WHERE vehicle_id = $1`, [vehicleId]);
  await update(change);
  const rows = await topLater(visitor);
  await update(undo);
  server.clock.advance(LATER_MS);
  return rows;
}

test('vehicles come with most violations first, then the latest, masked, and without the well-behaved', async () => {
  expect(await top(visitor, null)).toEqual([
    {
      vehicleId: worst.vehicleId,
      rank: 1,
      registrationNumber: 'LT-•••-BB',
      transportAgency: null,
      violationCount: 2,
      severity: 'DANGER',
      status: 'ACTIVE',
      isDemo: false,
    },
    expect.objectContaining({ vehicleId: late.vehicleId, rank: 2, registrationNumber: 'O•-•-•' }),
    expect.objectContaining({ vehicleId: early.vehicleId, rank: 2, registrationNumber: 'CE •••4 C' }),
  ]);
  expect(await top(visitor, 1)).toHaveLength(1);
});

test('whoever made the violations reads the plate in full, everyone else masked, staff too', async () => {
  const plateFor = async (client: TestClient) => (await top(client))[0].registrationNumber;
  expect(await plateFor(worst.client)).toBe('LT-222-BB');
  expect(await plateFor(late.client)).toBe('LT-•••-BB');
  expect(await plateFor(await staffClient(server, 'ADMIN'))).toBe('LT-•••-BB');
});

test('typing the plate of another does not unmask its row', async () => {
  const curious = await driveViolator(server, 'LT-222-BB', []);
  expect(curious.vehicleId).toBe(worst.vehicleId);
  expect((await topLater(curious.client))[0].registrationNumber).toBe('LT-•••-BB');
});

test.each([
  ['withdrawn', 'is_withdrawn = true', 'is_withdrawn = false'],
  ['claimed', 'is_claimed = true', 'is_claimed = false'],
  ['graded C', `grade = 'C'`, `grade = 'B'`],
])('what is %s brings nobody into the ranking', async (_what, change, undo) => {
  const plates = (await topWhile(change, undo, worst)).map((row) => row.registrationNumber);
  expect(plates).toEqual(['O•-•-•', 'CE •••4 C']);
});

test('a row that is made of sample data alone says so', async () => {
  const rows = await topWhile('is_demo = true', 'is_demo = false', late);
  expect(rows.map((row) => row.isDemo)).toEqual([false, true, false]);
});

test('a vehicle under review shows it to staff at once, and to nobody else', async () => {
  const supervisor = await staffClient(server, 'SUPERVISOR');
  await supervisor.graphql(SET, { input: { vehicleId: worst.vehicleId, status: 'UNDER_REVIEW' } });
  expect((await top(supervisor))[0]).toMatchObject({ status: 'UNDER_REVIEW' });
  for (const client of [visitor, worst.client]) {
    expect((await top(client)).map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  }
});

test('a visit within 10 s reads what is remembered, a later one what has changed', async () => {
  await topLater(visitor);
  await driveViolator(server, 'EN 555 FF', [80, 80, 80]);
  expect((await top(visitor))[0].registrationNumber).toBe('LT-•••-BB');
  expect((await topLater(visitor))[0].registrationNumber).toBe('EN ••• FF');
});

test('a length outside 1-100 is refused', async () => {
  for (const first of [0, 101, -1]) {
    const { body } = await visitor.graphql(TOP, { first });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { first: expect.stringContaining('1 to 100') },
    });
  }
});

test('the ranking reads the figures that are kept of vehicles, not their violations', async () => {
  const runner = server.dataSource.createQueryRunner();
  await server.services.owner.run('VACUUM ANALYZE violation', []);
  // A table of a handful of rows is cheaper to read as a whole.
  await runner.query('SET enable_seqscan = off');
  const plan = await runner.query(`EXPLAIN ${TOP_VIOLATORS.text.replace('$1', '100')}`);
  await runner.query('RESET enable_seqscan');
  await runner.release();
  expect(JSON.stringify(plan)).toContain('on vehicle_figure');
  expect(JSON.stringify(plan)).not.toMatch(/ on violation\b/);
});
