import { hasRate, momentsOf, peersOf, rateOf } from '@wakafine/domain/statistics/rates';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { ride } from '../../../testing/drives/bound-ride';
import { end, push } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { newCitizen } from '../../../testing/party/party';
import { ask, registerBus } from '../../../testing/register';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const RECORD = `query ($vehicleId: ID!) { vehicleRecord(vehicleId: $vehicleId) {
  vehicleId days judgedKm unobservedShare peersPer1000Km comparedCount comparedPer1000Km rate { per1000Km low high }
  levels { level journeys accounts latestDay } } }`;
const RECORDED = `query ($vehicleId: ID!) { violations(filter: { counted: { vehicleId: $vehicleId } }) {
  nodes { binding } } }`;
const RANKING = `{ vehicleRanking(by: VIOLATIONS, first: 100) { vehicleId rate { per1000Km low high } } }`;
const DRIVE_S = 300;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Drives five minutes at 140 km/h with a plate, typed or as its enrolled phone. */
async function speed(registrationNumber: string, level: 'TYPED' | 'BOUND'): Promise<void> {
  const startedAt = server.clock.now();
  const { client, journeyId } = await ride(server, { registrationNumber, level, startedAt });
  const fixes = straightDrive(startedAt, [...ramp(0, 140), ...seconds(DRIVE_S, 140)]);
  for (let from = 0; from < fixes.length; from += 60) {
    server.clock.advance(MINUTE_MS);
    await push(client, journeyId, fixes.slice(from, from + 60));
  }
  await end(client, journeyId);
}

test('a vehicle has what its own devices recorded, and beside it how often its plate was only typed', async () => {
  const { plate, id: vehicleId } = await registerBus(server);
  await speed(plate, 'TYPED');
  await speed(plate, 'TYPED');
  await speed(plate, 'BOUND');
  const viewer = await staffClient(server, 'VIEWER');
  const { vehicleRecord } = await ask(viewer, RECORD, { vehicleId });
  expect(vehicleRecord).toMatchObject({ vehicleId, days: 90, rate: null });
  // Of the time of a journey only its day.
  const latestDay = expect.stringMatching(/T23:00:00/);
  expect(vehicleRecord.levels).toEqual([
    { level: 'TYPED', journeys: 2, accounts: 2, latestDay },
    { level: 'BOUND', journeys: 1, accounts: 1, latestDay },
  ]);
  expect(vehicleRecord.unobservedShare).toBeLessThan(0.2);
  const { violations } = await ask(viewer, RECORDED, { vehicleId });
  expect(violations.nodes.length).toBeGreaterThan(0);
  expect(violations.nodes.every(({ binding }: { binding: string }) => binding === 'BOUND')).toBe(true);
});

test('its rate is that of the ranking, which takes the same peers', async () => {
  const buses = [await registerBus(server), await registerBus(server), await registerBus(server)];
  const ids = buses.map(({ id }) => id);
  await server.dataSource.query(
    `INSERT INTO figure (kind, slot, detail, n, ranked, distance_m)
     SELECT 'VEHICLE_ALL', timestamptz 'epoch', id::text, 1, ranked, distance_m
     FROM unnest($1::bigint[], ARRAY[9, 4, 1], ARRAY[2400000, 3100000, 150000]) AS figure (id, ranked, distance_m)`,
    [ids],
  );
  const viewer = await staffClient(server, 'VIEWER');
  const { vehicleRanking } = await ask(viewer, RANKING);
  for (const vehicleId of ids) {
    const ranked = vehicleRanking.find((row: { vehicleId: string }) => row.vehicleId === vehicleId);
    const { vehicleRecord } = await ask(viewer, RECORD, { vehicleId });
    expect(vehicleRecord.rate).toEqual(ranked.rate);
    expect(vehicleRecord.peersPer1000Km).toBeGreaterThan(0);
  }
  const { vehicleRecord: short } = await ask(viewer, RECORD, { vehicleId: ids[2] });
  expect(short.rate).toBeNull();
});

test('the rates of all vehicles are those that each has, and of many the middle of each hundredth part', async () => {
  await server.dataSource.query(
    `INSERT INTO figure (kind, slot, detail, n, ranked, distance_m)
     SELECT 'VEHICLE_ALL', timestamptz 'epoch', (900000 + id)::text, 1, id % 7, 200000 + 5000 * id
     FROM generate_series(0, 236) AS id`,
  );
  server.clock.advance(2 * HOUR_MS);
  const { id: vehicleId } = await registerBus(server);
  const record = async () =>
    (await ask(await staffClient(server, 'VIEWER'), RECORD, { vehicleId })).vehicleRecord;
  const { comparedCount, comparedPer1000Km } = await record();
  const exposures: Exposure[] = await server.dataSource.query(
    `SELECT sum(ranked)::float8 AS violations, sum(distance_m)::float8 AS "distanceM"
     FROM rate_figure_now WHERE kind = 'VEHICLE_ALL' GROUP BY detail`,
  );
  const peers = peersOf(momentsOf(exposures));
  const rates = exposures.filter(hasRate).map((own) => rateOf(own, peers).per1000Km);
  rates.sort((one, other) => one - other);
  expect(comparedCount).toBe(rates.length);
  expect(rates.length).toBeGreaterThan(230);
  const middles = Array.from(
    { length: 100 },
    (_, part) => rates[Math.ceil(((part + 0.5) / 100) * rates.length) - 1],
  );
  expect(comparedPer1000Km).toEqual(middles.map((rate = NaN): number => expect.closeTo(rate, 3)));
  // With few vehicles each has its dot.
  await server.dataSource.query(`DELETE FROM figure WHERE kind = 'VEHICLE_ALL' AND detail::bigint > 900004`);
  server.clock.advance(2 * HOUR_MS);
  const few = await record();
  expect(few.comparedCount).toBeLessThan(10);
  expect(few.comparedPer1000Km).toHaveLength(few.comparedCount);
});

test('a vehicle that is not there has no record, and has recorded nothing', async () => {
  const viewer = await staffClient(server, 'VIEWER');
  const vehicleId = '999999999';
  expect(await ask(viewer, RECORD, { vehicleId })).toEqual({ vehicleRecord: null });
  expect(await ask(viewer, RECORDED, { vehicleId })).toEqual({ violations: { nodes: [] } });
});

test.each(['0', '-1', '1e999', '9999999999999999', 'NaN', "1' OR true", '1\0', '\ud800'])(
  '%j is no vehicle, and no identifier of one',
  async (vehicleId) => {
    const viewer = await staffClient(server, 'VIEWER');
    expect(await ask(viewer, RECORD, { vehicleId })).toEqual({ vehicleRecord: null });
    expect(await ask(viewer, RECORDED, { vehicleId })).toEqual({
      refused: {
        ...{ code: 'BAD_USER_INPUT', requestId: expect.any(String) },
        fields: { 'filter.counted.vehicleId': 'Must be the identifier of a vehicle' },
      },
    });
  },
);

test('citizens and visitors get neither', async () => {
  const { id: vehicleId } = await registerBus(server);
  const { client } = await newCitizen(server);
  for (const query of [RECORD, RECORDED]) {
    expect(await ask(client, query, { vehicleId })).toEqual({
      refused: expect.objectContaining({ code: 'FORBIDDEN' }),
    });
  }
});
