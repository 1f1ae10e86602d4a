import { end, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { journeyTraces } from './journey-trace';
import type { TraceFix } from './journey-trace';
import { simplifyOldRoutes } from '../record/simplify-route';

const TRACE = 'query ($id: ID!) { journey(id: $id) { trace { lat lng zone } } }';

let server: TestServer;
let mine: OwnDrive;
beforeAll(async () => {
  server = await startTestServer();
  mine = await ownDrive(server);
});
afterAll(() => server.close());

async function traceFor(client: TestClient): Promise<JsonValue> {
  const { body } = await client.graphql(TRACE, { id: mine.journeyId });
  return body.data?.journey?.trace ?? null;
}

/** The trace of an ended journey whose fixes are these, one a second to the north in steps of a thousandth of a degree. */
async function traceOf(fixCount: number, spikeAt?: number): Promise<TraceFix[]> {
  const { journeyId } = await ownDrive(server);
  await server.dataSource.query('DELETE FROM fix WHERE journey_id = $1', [journeyId]);
  await server.dataSource.query(
    `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, accuracy_m, is_future)
     SELECT id, n, fix_day, 4 + n * 0.0001, CASE n WHEN $3 THEN 9 ELSE 9.7 END, now() + n * interval '1 s', 5, false
     FROM journey, generate_series(1, $2::integer) n WHERE id = $1`,
    [journeyId, fixCount, spikeAt ?? 0],
  );
  const [trace = []] = await journeyTraces({ ...server.services, actor: null }, [Number(journeyId)]);
  return trace;
}

it('has at most 48 points, from the beginning to the end, coloured by the violations', async () => {
  const trace = await traceFor(mine.client);
  expect(trace).toHaveLength(48);
  const lats: number[] = trace.map(({ lat }: JsonValue) => lat);
  expect([...lats].sort()).toEqual(lats);
  expect(lats[0]).toBeCloseTo(mine.fixes[0]?.lat ?? 0, 3);
  expect(lats.at(-1)).toBeCloseTo(mine.fixes.at(-1)?.lat ?? 0, 3);
  const zones: string[] = trace.map(({ zone }: JsonValue) => zone);
  expect(zones.filter((zone, index) => zone !== zones[index - 1])).toEqual(['SAFE', 'DANGER', 'SAFE']);
});

it('is for its owner and for staff, and for nobody else', async () => {
  expect(await traceFor(await staffClient(server, 'VIEWER'))).toEqual(await traceFor(mine.client));
  expect(await traceFor(await TestClient.citizen(server.url))).toBeNull();
  expect(await traceFor(new TestClient(server.url))).toBeNull();
});

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [30, 30],
  [14_400, 48],
])('of %i fixes has %i points', async (fixCount, points) => {
  expect(await traceOf(fixCount)).toHaveLength(points);
});

it('shows no spike where the receiver jumped once', async () => {
  const trace = await traceOf(20, 10);
  expect(trace.map(({ lng }) => lng)).toEqual(trace.map(() => 9.7));
});

it('leaves out what is inaccurate', async () => {
  const { journeyId } = await ownDrive(server);
  await server.dataSource.query('UPDATE fix SET accuracy_m = 80 WHERE journey_id = $1 AND seq > 5', [
    journeyId,
  ]);
  const [trace] = await journeyTraces({ ...server.services, actor: null }, [Number(journeyId)]);
  expect(trace).toHaveLength(1);
});

it('of a simplified route goes through the points that were retained', async () => {
  const { journeyId } = await ownDrive(server);
  const endedBefore = new Date(Date.now() + 60_000);
  await simplifyOldRoutes(server.services, { endedBefore, limit: 100 });
  const stored: { lat: number }[] = await server.dataSource.query(
    'SELECT lat FROM fix WHERE journey_id = $1 ORDER BY seq',
    [journeyId],
  );
  const [trace = []] = await journeyTraces({ ...server.services, actor: null }, [Number(journeyId)]);
  const lats = trace.map(({ lat }) => lat);
  expect(stored.map(({ lat }) => lat)).toEqual(expect.arrayContaining(lats));
  expect(new Set(lats).size).toBe(lats.length);
  expect([lats[0], lats.at(-1)]).toEqual([stored[0]?.lat, stored.at(-1)?.lat]);
});

it('is read by one statement for all journeys of a page', async () => {
  const { client } = await ownDrive(server);
  const startedAt = Date.now() - 3_600_000;
  for (const hour of [1, 2, 3]) {
    const startTime = new Date(startedAt - hour * 3_600_000).toISOString();
    const { id } = await start(client, { startedAt: startTime });
    await end(client, id);
  }
  const rows = jest.spyOn(server.services.db, 'rows');
  const { body } = await client.graphql('{ journeys(first: 20) { edges { node { trace { zone } } } } }');
  const named = rows.mock.calls.filter(([{ name }]) => name === 'journeys.outlines-of-journeys');
  rows.mockRestore();
  expect(body.data.journeys.edges.map(({ node }: JsonValue) => node.trace.length)).toEqual([48, 0, 0, 0]);
  expect(named).toHaveLength(1);
});
