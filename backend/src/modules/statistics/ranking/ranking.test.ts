import { writePastJourney } from '../../../testing/past-drives';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/test-client';
import type { JsonValue } from '../../../testing/test-client';
import { startTestServer } from '../../../testing/test-server';
import type { TestServer } from '../../../testing/test-server';

const VEHICLES = `query ($by: RankingMeasure, $first: Int, $days: Int) { vehicleRanking(by: $by, first: $first, days: $days) {
  rank registrationNumber violations distanceKm per1000Km recentViolations violationsBefore trendPercent } }`;
const AGENCIES = `query ($by: RankingMeasure, $days: Int) { agencyRanking(by: $by, days: $days) {
  rank transportAgency violations journeys distanceKm per1000Km violationsBefore trendPercent } }`;
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

test('vehicles are ranked by violations, with what they come to over the distance, and their trend', async () => {
  expect(await asked(VEHICLES)).toEqual([
    {
      ...{ rank: 1, registrationNumber: 'LT ••• AA', violations: 4, distanceKm: 4_000, per1000Km: 1 },
      ...{ recentViolations: 2, violationsBefore: 2, trendPercent: 0 },
    },
    expect.objectContaining({ rank: 2, violations: 3, distanceKm: 300, per1000Km: null }),
    expect.objectContaining({
      rank: 3,
      violations: 2,
      per1000Km: 2,
      violationsBefore: 0,
      trendPercent: null,
    }),
  ]);
});

test('for each 1,000 km only those are ranked that have driven enough', async () => {
  const rows = await asked(VEHICLES, { by: 'PER_1000_KM' });
  expect(rows).toMatchObject([
    { rank: 1, per1000Km: 2 },
    { rank: 2, per1000Km: 1 },
  ]);
});

test('agencies are ranked by what their own enrolled devices recorded, however travellers type them', async () => {
  expect(await asked(AGENCIES)).toMatchObject([
    {
      rank: 1,
      violations: 4,
      journeys: 2,
      distanceKm: 5_000,
      per1000Km: 0.8,
      violationsBefore: 2,
      trendPercent: 100,
    },
    { rank: 2, transportAgency: 'Men Travel', violations: 3, per1000Km: null },
  ]);
  expect(await asked(AGENCIES, { by: 'PER_1000_KM' })).toMatchObject([{ rank: 1, per1000Km: 0.8 }]);
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
