import { isRanked, momentsOf, peersOf, rateOf } from '@wakafine/domain/statistics/rates';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { chanceOf } from '../../../testing/masks/chance';
import { staffClient } from '../../../testing/staff';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const VEHICLES = 2_000;
const RANKING = `query ($first: Int) { vehicleRanking(by: PER_1000_KM, first: $first) {
  rank vehicleId violations judgedKm rate { per1000Km low high } } }`;

let server: TestServer;
let driven: readonly (Exposure & { readonly id: string })[];
beforeAll(async () => {
  server = await startTestServer();
  const random = chanceOf(1_000);
  const figures = Array.from({ length: VEHICLES }, () => {
    const distanceM = Math.floor(10 ** (3 + random() * 5));
    // Some drive as fast as the rest of the country together.
    const per1000Km = random() < 0.01 ? 40 * random() : 3 * random();
    return { distanceM, violations: Math.floor((per1000Km * distanceM) / 1_000_000 + random()) };
  });
  const rows = await server.dataSource.query(
    `WITH named AS (
       INSERT INTO vehicle (plate, created_at) SELECT 'R' || n, now() FROM generate_series(1, $1::int) n RETURNING id, plate
     ), counted AS (
       INSERT INTO figure (kind, slot, detail, n, ranked, distance_m)
       SELECT 'VEHICLE_ALL', timestamptz 'epoch', id::text, 1, figure.violations, figure.distance_m
       FROM named JOIN unnest($2::bigint[], $3::bigint[]) WITH ORDINALITY AS figure (violations, distance_m, n)
         ON plate = 'R' || n
       RETURNING detail, ranked, distance_m
     )
     SELECT detail AS id, ranked AS violations, distance_m AS "distanceM" FROM counted`,
    [VEHICLES, figures.map(({ violations }) => violations), figures.map(({ distanceM }) => distanceM)],
  );
  driven = rows.map((row: Record<string, unknown>) => ({
    id: String(row.id),
    violations: Number(row.violations),
    distanceM: Number(row.distanceM),
  }));
});
afterAll(() => server.close());

test.each([1, 20, 100])('the worst %d of 2,000 are those of all rates, one by one', async (first) => {
  const peers = peersOf(momentsOf(driven));
  expect(peers.weight).not.toBe(6);
  const worst = driven
    .filter(isRanked)
    .map((each) => ({ ...each, rate: rateOf(each, peers) }))
    .sort((one, other) => other.rate.low - one.rate.low)
    .slice(0, first);
  const viewer = await staffClient(server, 'VIEWER');
  const { body } = await viewer.graphql(RANKING, { first });
  expect(body.data.vehicleRanking).toEqual(
    worst.map(({ id, violations, distanceM, rate }, index) => ({
      ...{ rank: index + 1, vehicleId: id, violations, judgedKm: expect.closeTo(distanceM / 1000, 1) },
      rate: {
        per1000Km: expect.closeTo(rate.per1000Km, 3),
        low: expect.closeTo(rate.low, 3),
        high: expect.closeTo(rate.high, 3),
      },
    })),
  );
});
