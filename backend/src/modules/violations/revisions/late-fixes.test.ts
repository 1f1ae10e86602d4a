import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let citizen: TestClient;
let id: string;
let startedAt: Date;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
  startedAt = new Date(Date.now() - 3_600_000);
  ({ id } = await start(citizen, { startedAt: startedAt.toISOString() }));
});

/** Half a minute (or longer) at 80 km/h, seconds that differ, half a minute at 80 km/h again. */
function driveWith(between: readonly number[], firstS = 30): FixPayload[] {
  return straightDrive(startedAt, [
    ...ramp(0, 80),
    ...seconds(firstS, 80),
    ...between,
    ...seconds(30, 80),
    ...ramp(80, 0),
  ]);
}

async function idsOf(): Promise<string[]> {
  return (await read(citizen, id)).violations.map(({ id: received }: JsonValue) => received);
}

async function withdrawnIds(): Promise<string[]> {
  const rows: { id: number }[] = await server.dataSource.query(
    'SELECT id FROM violation WHERE journey_id = $1 AND is_withdrawn ORDER BY id',
    [id],
  );
  return rows.map((row) => String(row.id));
}

test('fixes that fill a gap merge two violations into the earlier one; the later leaves lists and counts', async () => {
  // Over more than half an hour without a fix nothing is said.
  const fixes = driveWith(seconds(1_850, 80));
  const isInGap = ({ seq }: FixPayload): boolean => seq > 40 && seq < 1_880;
  await push(
    citizen,
    id,
    fixes.filter((fix) => !isInGap(fix)),
  );
  const received = await idsOf();
  expect(received).toHaveLength(2);
  const missing = fixes.filter(isInGap);
  await push(citizen, id, missing.slice(0, 1_000));
  await push(citizen, id, missing.slice(1_000));
  const journey = await read(citizen, id);
  expect(journey.violationCount).toBe(1);
  expect(journey.violations[0]).toMatchObject({ id: received[0], isWithdrawn: false });
  expect(await withdrawnIds()).toEqual([received[1]]);
  const { body } = await citizen.rest('GET', '/api/violations');
  const own = body.filter(({ journeyId }: JsonValue) => journeyId === Number(id));
  expect(own.map((row: JsonValue) => String(row.id))).toEqual([received[0]]);
  expect((await citizen.rest('POST', `/api/violations/${received[1]}/report`)).status).toBe(404);
});

test('fixes that show a pause split a violation, which keeps its id for the first part', async () => {
  const slow = [...ramp(80, 20), ...seconds(8, 20), ...ramp(20, 80)];
  // More than ten minutes, of which one violation counts for a limit.
  const fixes = driveWith(slow, 640);
  const isPause = ({ seq }: FixPayload): boolean => seq > 651 && seq < 665;
  await push(
    citizen,
    id,
    fixes.filter((fix) => !isPause(fix)),
  );
  const before = await read(citizen, id);
  await push(citizen, id, fixes.filter(isPause));
  const after = await read(citizen, id);
  expect(before.violations).toHaveLength(1);
  expect(after.violations).toHaveLength(2);
  expect(after.violations[0].id).toBe(before.violations[0].id);
  expect(Number(after.violations[1].id)).toBeGreaterThan(Number(before.violations[0].id));
});

test('a violation that late fixes dissolve leaves lists and counts, and its report is stored', async () => {
  const fixes = straightDrive(startedAt, [0, ...ramp(0, 80), ...seconds(30, 80), ...ramp(80, 0)]);
  const [first, second, ...rest] = fixes;
  await push(
    citizen,
    id,
    [first, ...rest].filter((fix) => fix !== undefined),
  );
  const [received] = await idsOf();
  expect((await citizen.rest('POST', `/api/violations/${received}/report`)).status).toBe(200);
  // By its seq this fix comes second, by its time after all others, which makes all others out of order.
  const late = { ...second, recordedAt: new Date(startedAt.getTime() + 1_200_000).toISOString() };
  const { journey } = await push(citizen, id, [late as FixPayload]);
  expect([journey.violationCount, journey.violations]).toEqual([0, []]);
  expect(await withdrawnIds()).toEqual([received]);
  const { body } = await citizen.graphql('{ violations { totalCount } }');
  expect(body.data.violations.totalCount).toBe(0);
  const [row] = await server.dataSource.query('SELECT reported_at FROM violation WHERE id = $1', [received]);
  expect(row.reported_at).not.toBeNull();
});

test('late fixes of an ended journey bring a violation that counts', async () => {
  const fixes = driveWith(seconds(20, 80));
  await push(citizen, id, fixes.slice(0, 10));
  await end(citizen, id);
  expect(await idsOf()).toEqual([]);
  const { journey } = await push(citizen, id, fixes);
  expect(journey.violationCount).toBe(1);
  expect(journey.violations[0]).toMatchObject({ severity: 'DANGER', endedAt: expect.any(String) });
});
