import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { setConsents } from '../../../testing/consent-calls';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { provenCitizen } from '../../../testing/drives/prove-number';
import { roadDrive } from '../../../testing/drives/road-drive';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { foldRollups } from '../rollups/fold-rollups';
import { bookSegments } from '../segments/book-segments';
import { countDangerousStretches } from './count-dangerous-stretches';
import { dangerousStretches } from './dangerous-stretches';

/** Between Boumnyébel and Édéa. The limit is 50 km/h everywhere. */
const SEGMENTS = ['N3-022', 'N3-023', 'N3-024'];
/** Twice of this is later than the eighth of the next month but one. */
const WAIT_MS = 35 * DAY_MS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Ten drive the middle one too fast, twice each.
  for (let driver = 0; driver < 10; driver += 1) {
    const client = await provenCitizen(server);
    await setConsents(client);
    await drive(client, driver);
    await drive(client, driver);
  }
  server.clock.advance(HOUR_MS);
  await bookSegments(server.services);
  await foldRollups(server.services);
  server.clock.advance(2 * WAIT_MS);
});
afterAll(() => server.close());
beforeEach(() => query('DELETE FROM dangerous_stretch_month'));

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);

async function drive(client: TestClient, driver: number): Promise<void> {
  const startedAt = server.clock.now();
  const fixes = await roadDrive({ startedAt, segments: SEGMENTS, speedsKmh: [45, 80, 45] });
  const registrationNumber = `LT ${100 + driver} KD`;
  const { id } = await start(client, { startedAt: startedAt.toISOString(), registrationNumber });
  server.clock.advance(HOUR_MS / 2);
  await push(client, id, fixes);
  await end(client, id, new Date(fixes.at(-1)?.recordedAt ?? 0));
}

async function counted() {
  await countDangerousStretches(server.services);
  return dangerousStretches(server.services);
}

test('where ten persons in ten vehicles had as many events, the segment is dangerous in their direction, and its neighbours are not', async () => {
  expect(await counted()).toEqual([{ direction: 'ALONG', segments: ['N3-023'] }]);
  const [{ stretches }] = await query('SELECT stretches FROM dangerous_stretch_month');
  // Neither how many nor who: the row may be known to all.
  expect(stretches).toEqual([{ direction: 'ALONG', segments: ['N3-023'] }]);
});

test('it is counted once a month, by one of two processes', async () => {
  const other = await server.another();
  await Promise.all([countDangerousStretches(server.services), countDangerousStretches(other.services)]);
  await countDangerousStretches(other.services);
  await other.close();
  expect(await query('SELECT month FROM dangerous_stretch_month')).toHaveLength(1);
});

describe('there is none where one of the ten', () => {
  const one = async (): Promise<string> =>
    (await query('SELECT account_id AS id FROM journey ORDER BY id LIMIT 1'))[0].id;

  test('has refused open data', async () => {
    await query('INSERT INTO open_data_refusal (account_id, refused_at) VALUES ($1, now())', [await one()]);
    expect(await counted()).toEqual([]);
    await query('DELETE FROM open_data_refusal');
  });

  test('is to be erased', async () => {
    const move = `UPDATE account SET deletion_requested_at = $2 WHERE id = $1`;
    await query(move, [await one(), server.clock.now()]);
    expect(await counted()).toEqual([]);
    await query(move, [await one(), null]);
  });

  test('has a number that was proven only after the last month had begun', async () => {
    const move = `UPDATE account SET number_proven_at = number_proven_at + $2 * interval '1 day' WHERE id = $1`;
    await query(move, [await one(), 60]);
    expect(await counted()).toEqual([]);
    await query(move, [await one(), -60]);
  });

  test('drove in the vehicle of another', async () => {
    const vehicles = await query('SELECT DISTINCT vehicle_id AS id FROM journey ORDER BY vehicle_id');
    const [own, other] = [vehicles[0].id, vehicles[1].id];
    const journeys = await query('SELECT id FROM journey WHERE vehicle_id = $1', [own]);
    const move = 'UPDATE journey SET vehicle_id = $1 WHERE id = ANY ($2)';
    const ids = journeys.map(({ id }: { id: string }) => id);
    await query(move, [other, ids]);
    expect(await counted()).toEqual([]);
    await query(move, [own, ids]);
    await query('DELETE FROM dangerous_stretch_month');
    expect(await counted()).toHaveLength(1);
  });
});

test('there is none where the other segments have as many events', async () => {
  await query('UPDATE segment_figure SET events = 20');
  expect(await counted()).toEqual([]);
});
