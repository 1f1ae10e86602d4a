import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { setConsents } from '../../testing/consent-calls';
import { end, push, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { simplifyOldRoutes } from '../journeys/record/simplify-route';
import { DELETE_PARTS, FILL_PARTS, NO_CELL } from './count/parts.queries';

const DRIVEN_S = 900;
const KMH = 72;
/** Cut off at each end when a track is thinned, m. */
const CUT_M = 200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Judged metres of the time by cell, as a month would count them. */
async function metresByCell(): Promise<Map<string, number>> {
  const { db, dataSource } = server.services;
  const now = server.clock.now().getTime();
  await db.rows(FILL_PARTS, [new Date(now - 2 * DAY_MS), new Date(now + DAY_MS), false, new Date(now)]);
  const rows: { cell: string; metres: number }[] = await dataSource.query(
    `SELECT lat_cell || ' ' || lng_cell AS cell, sum(judged_m)::float8 AS metres FROM open_data_part GROUP BY 1 ORDER BY 1`,
  );
  await db.rows(DELETE_PARTS, []);
  return new Map(rows.map(({ cell, metres }) => [cell, metres]));
}

test('the cells of way whose fixes were thinned before its month is counted are those of before', async () => {
  const citizen = await TestClient.citizen(server.url);
  await setConsents(citizen);
  await server.dataSource.query(`UPDATE account SET number_proven_at = now() - interval '1 year'`);
  const startedAt = new Date(server.clock.now().getTime() - 30 * MINUTE_MS);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  await push(citizen, id, straightDrive(startedAt, seconds(DRIVEN_S, KMH)));
  await end(citizen, id);
  const fixes = async (): Promise<number> =>
    (
      await server.dataSource.query(
        'SELECT count(*)::integer AS n FROM fix, journey WHERE journey_id = journey.id AND fix.fix_day = journey.fix_day',
      )
    )[0].n;
  const before = await metresByCell();
  const wholeM = [...before.values()].reduce((sum, metres) => sum + metres, 0);
  expect([before.size > 2, wholeM > 15_000, await fixes()]).toEqual([true, true, expect.any(Number)]);
  expect(await fixes()).toBeGreaterThan(800);

  const endedBefore = new Date(server.clock.now().getTime() + MINUTE_MS);
  expect(await simplifyOldRoutes(server.services, { endedBefore, limit: 5 })).toBe(1);
  expect(await fixes()).toBeLessThan(30);
  const after = await metresByCell();
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.has(`${NO_CELL} ${NO_CELL}`)).toBe(false);
  expect([...after.values()].reduce((sum, metres) => sum + metres, 0)).toBeCloseTo(wholeM, 3);
  for (const [cell, metres] of after) {
    // A piece of a kilometre lies in the cell of its middle, and both ends are gone.
    expect(Math.abs(metres - (before.get(cell) ?? 0))).toBeLessThan(1_000 + 2 * CUT_M);
  }
});
