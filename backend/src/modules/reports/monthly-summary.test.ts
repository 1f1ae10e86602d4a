import { countingStatements } from '../../testing/server/counting-db';
import { writePastJourney } from '../../testing/drives/past-drives';
import { newCitizen } from '../../testing/party/party';
import type { Person } from '../../testing/party/party';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { monthlySummary } from './monthly-summary';

const SUMMARY = `query ($month: String) { monthlySummary(month: $month) {
  month from until totalJourneys totalDistanceKm averageSpeedKmh maxSpeedKmh safeDrivingPercentage totalViolations
  violationsOfMonthBefore severityBreakdown { high medium low } categoryBreakdown { private public }
  days { date journeys distanceKm violations { high medium low } } } }`;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.advance(Date.parse('2026-11-20T11:00:00Z') - Date.now());
  owner = await newCitizen(server);
  const accountId = owner.id;
  const violation = (at: string, speedKmh: number) => ({ startedAt: new Date(at), speedKmh });
  await writePastJourney(server, {
    ...{ accountId, endedAt: new Date('2026-11-01T00:20:00Z'), distanceM: 30_000, averageSpeedKmh: 60 },
    // Ten minutes before and after midnight in Douala, where November begins an hour before that of UTC.
    violations: [violation('2026-10-31T22:50:00Z', 80), violation('2026-10-31T23:10:00Z', 81)],
  });
  await writePastJourney(server, {
    ...{ accountId, endedAt: new Date('2026-11-20T10:00:00Z'), distanceM: 60_000, averageSpeedKmh: 30 },
    ...{ transportAgency: 'Men Travel', violations: [violation('2026-11-20T09:40:00Z', 52)] },
  });
  await writePastJourney(server, { accountId, endedAt: new Date('2026-11-20T11:00:00Z'), distanceM: 10_000 });
  const { id } = await newCitizen(server);
  await writePastJourney(server, { accountId: id, endedAt: new Date('2026-11-05T10:00:00Z') });
});
afterAll(() => server.close());

async function summary(client: TestClient, month?: string | null): Promise<JsonValue> {
  const { body } = await client.graphql(SUMMARY, { month });
  return body.errors?.[0].extensions.code ?? body.data.monthlySummary;
}

test('this month of a citizen, by the calendar of Douala', async () => {
  const found = await summary(owner.client);
  expect(found).toMatchObject({
    month: '2026-11',
    from: '2026-10-31T23:00:00.000Z',
    until: '2026-11-30T23:00:00.000Z',
    totalJourneys: 3,
    totalDistanceKm: 100,
    totalViolations: 2,
    violationsOfMonthBefore: 1,
    severityBreakdown: { high: 1, medium: 0, low: 1 },
    categoryBreakdown: { private: 1, public: 1 },
  });
  // 30 minutes, 2 hours and a quarter of an hour.
  expect(found.averageSpeedKmh).toBe(36.36);
  expect(found.safeDrivingPercentage).toBe(33.3);
  expect(found.days).toHaveLength(30);
  expect(found.days[0]).toEqual({
    ...{ date: '2026-11-01', journeys: 1, distanceKm: 30 },
    violations: { high: 1, medium: 0, low: 0 },
  });
  expect(found.days[19]).toMatchObject({ date: '2026-11-20', journeys: 2, distanceKm: 70 });
  expect(found.days[29]).toMatchObject({ date: '2026-11-30', journeys: 0, distanceKm: 0 });
});

test('another month, and one without anything', async () => {
  expect(await summary(owner.client, '2026-10')).toMatchObject({ totalViolations: 1, totalJourneys: 0 });
  const empty = await summary(owner.client, '2024-02');
  expect(empty).toMatchObject({
    totalViolations: 0,
    averageSpeedKmh: 0,
    maxSpeedKmh: null,
    safeDrivingPercentage: 100,
  });
  expect(empty.days).toHaveLength(29);
  expect(await summary(owner.client, '2026-12')).toMatchObject({ violationsOfMonthBefore: 2 });
});

test('staff see everybody’s, a visitor nobody’s, and no month is accepted that is none', async () => {
  expect(await summary(await staffClient(server, 'VIEWER'))).toMatchObject({ totalJourneys: 4 });
  expect(await summary(new TestClient(server.url))).toBe('UNAUTHENTICATED');
  expect(await summary(owner.client, '2026-13')).toBe('BAD_USER_INPUT');
  expect(await summary(owner.client, '')).toBe('BAD_USER_INPUT');
});

test('it takes two statements', async () => {
  const { services, count } = countingStatements(server.services);
  const ctx = { ...services, actor: { accountId: owner.id, sessionId: 0, role: 'CITIZEN' as const } };
  await monthlySummary(ctx, { month: '2026-11' });
  expect(count()).toBe(2);
});
