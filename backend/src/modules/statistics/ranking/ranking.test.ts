import { writePastJourney } from '../../../testing/drives/past-drives';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const VEHICLES = `query ($by: RankingMeasure, $first: Int, $days: Int) { vehicleRanking(by: $by, first: $first, days: $days) {
  rank registrationNumber violations judgedKm rate { per1000Km low high } recentViolations violationsBefore change } }`;
const AGENCIES = `query ($by: RankingMeasure, $days: Int) { agencyRanking(by: $by, days: $days) {
  rank transportAgency violations journeys judgedKm rate { per1000Km low high } violationsBefore change } }`;
const DAY_MS = 86_400_000;

let server: TestServer;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  const client = await TestClient.citizen(server.url);
  const accountId = (await client.rest('GET', '/api/auth/me')).body.id;
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  const drive = (registrationNumber: string, transportAgency: string | null, km: number, ago: number[]) =>
    writePastJourney(server, {
      ...{ accountId, registrationNumber, transportAgency, endedAt: daysAgo(1), distanceM: km * 1000 },
      violations: ago.map((days) => ({ startedAt: daysAgo(days), speedKmh: 80 })),
    });
  await drive('LT 100 AA', 'Oasis Travels', 4_000, [2, 3, 40, 41]);
  await drive('LT 200 AA', 'OASIS travels', 1_000, [2, 3]);
  await drive('LT 300 AA', 'Men Travel', 300, [2, 3, 4]);
  await drive('LT 400 AA', null, 900, []);
  await enrol('LT100AA', 'Oasis Travels');
  await enrol('LT200AA', 'Oasis Travels');
  await enrol('LT300AA', 'Men Travel');
});
afterAll(() => server.close());

/** As if a device of the agency had recorded all journeys of a vehicle. */
async function enrol(plate: string, agency: string): Promise<void> {
  await server.dataSource.query('UPDATE vehicle SET agency_name = $2 WHERE plate = $1', [plate, agency]);
  for (const table of ['journey', 'violation']) {
    await server.dataSource.query(
      `UPDATE ${table} SET binding = 'BOUND' WHERE vehicle_id = (SELECT id FROM vehicle WHERE plate = $1)`,
      [plate],
    );
  }
}

async function asked(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await viewer.graphql(query, variables);
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions;
}

/** By hand: (n + 6) / (km / 1000 + 6 / m), with m for the rate of all others. */
const shrunk = (n: number, km: number, m: number) => ({
  per1000Km: expect.closeTo((n + 6) / (km / 1_000 + 6 / m), 3),
});

test('vehicles are ranked by violations, with their rate among their peers, and what can be said of its change', async () => {
  expect(await asked(VEHICLES)).toEqual([
    {
      ...{ rank: 1, registrationNumber: 'LT ••• AA', violations: 4, judgedKm: 4_000 },
      rate: {
        ...shrunk(4, 4_000, 5 / 1.3),
        // The quantiles of half of chi-squared with 20 degrees of freedom.
        low: expect.closeTo(10.850_811_394 / 2 / (4 + (6 * 1.3) / 5), 3),
        high: expect.closeTo(31.410_432_844 / 2 / (4 + (6 * 1.3) / 5), 3),
      },
      ...{ recentViolations: 2, violationsBefore: 2, change: 'UNCERTAIN' },
    },
    expect.objectContaining({ rank: 2, violations: 3, judgedKm: 300 }),
    expect.objectContaining({ rank: 3, violations: 2, violationsBefore: 0 }),
  ]);
});

test('by rate they stand by the lower bound, so that few violations over a short distance lead no list', async () => {
  const rows = await asked(VEHICLES, { by: 'PER_1000_KM' });
  expect(rows).toMatchObject([
    { rank: 1, judgedKm: 4_000, rate: shrunk(4, 4_000, 5 / 1.3) },
    { rank: 2, judgedKm: 300, rate: shrunk(3, 300, 6 / 5) },
    { rank: 3, judgedKm: 1_000, rate: shrunk(2, 1_000, 7 / 4.3) },
  ]);
  expect(await asked(VEHICLES, { by: 'PER_1000_KM', first: 1 })).toEqual(rows.slice(0, 1));
});

test('agencies are ranked by what their own enrolled devices recorded, however travellers type them', async () => {
  const oasis = { violations: 4, journeys: 2, judgedKm: 5_000, rate: shrunk(4, 5_000, 10) };
  const men = { transportAgency: 'Men Travel', violations: 3, rate: shrunk(3, 300, 0.8) };
  expect(await asked(AGENCIES)).toMatchObject([
    { rank: 1, ...oasis, violationsBefore: 2, change: 'UNCERTAIN' },
    { rank: 2, ...men },
  ]);
  expect(await asked(AGENCIES, { by: 'PER_1000_KM' })).toMatchObject([
    { rank: 1, ...oasis },
    { rank: 2, ...men },
  ]);
});

test('violations that somebody types for an agency, or its plate, move no figure of it', async () => {
  const before = await asked(AGENCIES);
  const rival = await TestClient.citizen(server.url);
  const accountId = (await rival.rest('GET', '/api/auth/me')).body.id;
  const at = new Date(server.clock.now().getTime() - DAY_MS);
  for (const registrationNumber of ['LT 300 AA', 'LT 999 ZZ']) {
    await writePastJourney(server, {
      ...{ accountId, registrationNumber, transportAgency: 'Men Travel', endedAt: at, distanceM: 90_000 },
      violations: Array.from({ length: 9 }, () => ({ startedAt: at, speedKmh: 120 })),
    });
  }
  expect(await asked(AGENCIES)).toEqual(before);
  for (const { transportAgency, violations } of before) {
    const filter = { from: new Date(at.getTime() - 29 * DAY_MS), counted: { agency: transportAgency } };
    const rows = 'query ($filter: ViolationFilter) { violations(filter: $filter) { totalCount } }';
    expect(await asked(rows, { filter })).toEqual({ totalCount: violations });
  }
});

test('lengths out of bounds are refused by name', async () => {
  expect(await asked(VEHICLES, { first: 0 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { first: expect.any(String) as string },
  });
  expect(await asked(AGENCIES, { days: 367 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { days: expect.any(String) as string },
  });
});

test('beside an agency stands how many of its registered vehicles were driven with an enrolled device', async () => {
  await server.dataSource.query(
    `INSERT INTO journey_binding (journey_id, vehicle_id, level, bound_from)
     SELECT journey.id, vehicle.id, 'BOUND', journey.started_at FROM journey JOIN vehicle ON vehicle.id = journey.vehicle_id
     WHERE vehicle.plate = 'LT100AA'`,
  );
  const rows = await asked(
    'query ($days: Int) { agencyRanking(days: $days) { transportAgency registeredVehicles observedVehicles } }',
    { days: 30 },
  );
  expect(rows).toEqual([
    { transportAgency: 'Oasis Travels', registeredVehicles: 2, observedVehicles: 1 },
    { transportAgency: 'Men Travel', registeredVehicles: 1, observedVehicles: 0 },
  ]);
});
