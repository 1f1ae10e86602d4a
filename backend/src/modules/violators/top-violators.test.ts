import { bindViolations } from '../../testing/drives/bound-event';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { driveViolator } from '../../testing/drives/violator';
import type { TestViolator } from '../../testing/drives/violator';
import { PUBLIC_VIOLATORS } from './public-violators.queries';
import { TOP_VIOLATORS } from './violators.queries';

const TOP = `query ($first: Int) { topViolators(first: $first) {
  id vehicleId rank registrationNumber transportAgency violationCount severity status isDemo } }`;
const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { vehicleId } }`;
/** Longer than a ranking is remembered. */
const LATER_MS = 11_000;

let server: TestServer;
let visitor: TestClient;
let worst: TestViolator;
let late: TestViolator;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  worst = await driveViolator(server, 'LT-222-BB', [80, 60]);
  await driveViolator(server, 'CE 1234 C', [60]);
  late = await driveViolator(server, 'OU-1-B', [55]);
  await driveViolator(server, 'NW 900 ZZ', []);
  // Staff rank what enrolled devices recorded; of an agency it has none, so that the public reads no more of it.
  await bindViolations(server, worst.vehicleId);
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

test('most violations come first, nameless where the plate was only typed, and without the well-behaved', async () => {
  expect(await top(visitor, null)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      vehicleId: null,
      rank: 1,
      registrationNumber: 'LT •••• ••',
      transportAgency: null,
      violationCount: 2,
      severity: 'DANGER',
      status: 'ACTIVE',
      isDemo: false,
    },
    expect.objectContaining({ rank: 2, transportAgency: null, vehicleId: null }),
    expect.objectContaining({ rank: 2, transportAgency: null, vehicleId: null }),
  ]);
  expect((await top(visitor)).map((row) => row.registrationNumber).sort()).toEqual([
    'CE •••• ••',
    'LT •••• ••',
    'OU •••• ••',
  ]);
  expect(await top(visitor, 1)).toHaveLength(1);
});

test('the person who made the violations reads the plate in full, staff its mask, everyone else two letters', async () => {
  const plateFor = async (client: TestClient) => (await top(client))[0].registrationNumber;
  expect(await plateFor(worst.client)).toBe('LT-222-BB');
  expect(await plateFor(late.client)).toBe('LT •••• ••');
  expect(await plateFor(await staffClient(server, 'ADMIN'))).toBe('LT-•••-BB');
});

test('plates that were only typed stand in no ranking of staff', async () => {
  const rows = await top(await staffClient(server, 'ADMIN'), null);
  expect(rows.map(({ registrationNumber }) => registrationNumber)).toEqual(['LT-•••-BB']);
});

test('typing the plate of another does not unmask its row', async () => {
  const curious = await driveViolator(server, 'LT-222-BB', []);
  expect(curious.vehicleId).toBe(worst.vehicleId);
  expect((await topLater(curious.client))[0].registrationNumber).toBe('LT •••• ••');
});

test.each([
  ['withdrawn', 'is_withdrawn = true', 'is_withdrawn = false'],
  ['claimed', 'is_claimed = true', 'is_claimed = false'],
  ['graded C', `grade = 'C'`, `grade = 'B'`],
])('what is %s brings nobody into the ranking', async (_what, change, undo) => {
  const plates = (await topWhile(change, undo, worst)).map((row) => row.registrationNumber);
  expect(plates.sort()).toEqual(['CE •••• ••', 'OU •••• ••']);
});

test('a row that is made of sample data alone says so', async () => {
  const rows = await topWhile('is_demo = true', 'is_demo = false', late);
  expect(rows.filter((row) => row.isDemo)).toMatchObject([{ registrationNumber: 'OU •••• ••' }]);
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
  expect((await top(visitor))[0].registrationNumber).toBe('LT •••• ••');
  expect((await topLater(visitor))[0].registrationNumber).toBe('EN •••• ••');
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

test('the ranking reads the figures that are stored of vehicles, not their violations', async () => {
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

/** Enrols the vehicle of a drive with an agency behind the doors, as if its device had been the one that drove. */
async function bind({ vehicleId }: TestViolator, agency: string): Promise<void> {
  const { dataSource } = server;
  await dataSource.query(
    'INSERT INTO transport_agency (name, position) VALUES ($1, 900) ON CONFLICT DO NOTHING',
    [agency],
  );
  await dataSource.query('UPDATE vehicle SET agency_name = $1 WHERE id = $2', [agency, vehicleId]);
  await dataSource.query(`UPDATE violation SET binding = 'BOUND' WHERE vehicle_id = $1`, [vehicleId]);
}

test('a bound vehicle stands with its mask and agency, and what others type of its plate moves only their own row', async () => {
  const bus = await driveViolator(server, 'SW 452 CM', [80, 80, 80, 80]);
  await bind(bus, 'Bound Voyages');
  const named = { registrationNumber: 'SW ••• CM', transportAgency: 'Bound Voyages', vehicleId: null };
  const [before] = await topLater(visitor);
  expect(before).toMatchObject({ ...named, rank: 1, violationCount: 4 });
  const framer = await driveViolator(server, 'sw452cm', [80, 80, 80, 80, 80]);
  const [first, second] = await topLater(visitor);
  expect(first).toMatchObject({ registrationNumber: 'SW •••• ••', transportAgency: null, violationCount: 5 });
  expect(second).toEqual({ ...before, rank: 2 });
  expect((await topLater(framer.client))[0]).toMatchObject({ registrationNumber: 'sw452cm' });
  expect((await topLater(framer.client))[1]).toEqual({ ...before, rank: 2 });
});

test('two accounts that type one plate stand apart, and nobody learns that it is one', async () => {
  await driveViolator(server, 'AD 707 TW', [80, 80, 80, 80, 80, 80]);
  const second = await driveViolator(server, 'AD 707 TW', [80, 80, 80, 80, 80, 80, 80]);
  const rows = await topLater(visitor);
  expect(rows.slice(0, 2)).toMatchObject([
    { registrationNumber: 'AD •••• ••', violationCount: 7 },
    { registrationNumber: 'AD •••• ••', violationCount: 6 },
  ]);
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  const own = (await topLater(second.client)).map((row) => row.registrationNumber);
  expect(own.slice(0, 2)).toEqual(['AD 707 TW', 'AD •••• ••']);
});

test('the id of a public row is another one in the next month', async () => {
  const [before] = await topLater(visitor);
  server.clock.advance(32 * 86_400_000);
  const [after] = await top(visitor);
  expect({ ...after, id: '' }).toEqual({ ...before, id: '' });
  expect(after.id).not.toBe(before.id);
});

test('the public ranking reads the figures that are stored, and of violations only those of its rows', async () => {
  const runner = server.dataSource.createQueryRunner();
  await runner.query('VACUUM ANALYZE violation');
  await runner.query('SET enable_seqscan = off');
  const text = PUBLIC_VIOLATORS.text.replaceAll('$1', '100').replaceAll('$2', "'2026-11'");
  const plan = JSON.stringify(await runner.query(`EXPLAIN ${text}`));
  await runner.query('RESET enable_seqscan');
  await runner.release();
  expect(plan).toContain('on public_figure');
  expect(plan).not.toMatch(/Seq Scan on violation\b/);
});
