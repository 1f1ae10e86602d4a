import { MINUTE_MS } from '@wakafine/domain/units';
import { ride } from '../../../testing/drives/bound-ride';
import { end, push } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { newCitizen } from '../../../testing/party/party';
import { ask, registerBus } from '../../../testing/register';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const RECORD = `query ($vehicleId: ID!) { vehicleRecord(vehicleId: $vehicleId) {
  vehicleId days judgedKm unobservedShare peersPer1000Km rate { per1000Km low high }
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
