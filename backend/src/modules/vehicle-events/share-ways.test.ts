import { MINUTE_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import type { TestRide } from '../../testing/drives/bound-ride';
import { settleEvents } from '../../testing/drives/settled-events';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { checkRollups } from '../statistics/rollups/check-rollups';

const DRIVE_S = 900;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** A bus with phones in it, whose journeys arrive one after the other. */
async function bus(levels: readonly ('TYPED' | 'WITNESS' | 'BOUND')[]): Promise<TestRide[]> {
  const startedAt = server.clock.now();
  server.clock.advance(20 * MINUTE_MS);
  const rides: TestRide[] = [];
  for (const level of levels) {
    const one = await ride(server, { registrationNumber: 'LT 100 AA', level, startedAt });
    await rideThrough(one, straightDrive(startedAt, seconds(DRIVE_S, 40)));
    await settleEvents(server);
    rides.push(one);
  }
  return rides;
}

async function sharesOf(rides: readonly TestRide[]): Promise<number[]> {
  const rows: { id: string | number; share: number }[] = await server.dataSource.query(
    'SELECT journey_id AS id, max(share) AS share FROM judged_way GROUP BY 1',
  );
  return rides.map(({ journeyId }) => rows.find(({ id }) => String(id) === journeyId)?.share ?? NaN);
}

async function judgedKm(kind: string): Promise<number> {
  const [{ km }] = await server.dataSource.query(
    'SELECT sum(distance_m)::float8 / 1000 AS km FROM rate_figure_now WHERE kind = $1',
    [kind],
  );
  return km;
}

test.each([
  [['BOUND', 'WITNESS', 'WITNESS'] as const, [1, 0, 0]],
  [['WITNESS', 'WITNESS', 'BOUND'] as const, [0, 0, 1]],
  [['WITNESS', 'WITNESS'] as const, [1, 0]],
])('phones in one bus (%j) are one distance, that of the device or the first', async (levels, shares) => {
  expect(await sharesOf(await bus(levels))).toEqual(shares);
  expect(await judgedKm('JUDGED_HOUR')).toBeCloseTo((DRIVE_S * 40) / 3_600, 0);
  expect(await checkRollups(server.services)).toEqual([]);
});

test('a typed plate shares with nobody, and only what an enrolled device recorded is of the vehicle', async () => {
  expect(await sharesOf(await bus(['BOUND', 'TYPED', 'TYPED']))).toEqual([1, 1, 1]);
  expect(await judgedKm('JUDGED_HOUR')).toBeCloseTo((3 * DRIVE_S * 40) / 3_600, 0);
  expect(await judgedKm('VEHICLE_ALL')).toBeCloseTo((DRIVE_S * 40) / 3_600, 0);
});
