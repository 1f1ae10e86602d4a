import { DAY_MS } from '@wakafine/domain/units';
import { countingStatements } from '../../testing/server/counting-db';
import { newCitizen } from '../../testing/party/party';
import type { Person } from '../../testing/party/party';
import { writePastJourney } from '../../testing/drives/past-drives';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { drivingRecord } from './driving-record';

const MINE = `{ myStatistics { totalJourneys totalDistanceKm averageSpeedKmh totalViolations safeDrivingPercentage
  safetyRating violationsPerJourney streak { currentDays longestDays goalDays }
  achievements { id earned earnedDate progress current goal } } }`;
/** Noon in Douala; the days of the tests are counted back from this one. */
const NOON = '2026-11-20T11:00:00Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.advance(Date.parse(NOON) - Date.now());
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.parse(NOON) - days * DAY_MS);

async function statisticsOf({ client }: Person) {
  const { body } = await client.graphql(MINE);
  expect(body.errors).toBeUndefined();
  return body.data.myStatistics;
}

test('somebody new is rated as such, and has earned nothing yet', async () => {
  const statistics = await statisticsOf(await newCitizen(server));
  expect(statistics).toMatchObject({
    totalJourneys: 0,
    safeDrivingPercentage: 100,
    safetyRating: 'NEW_DRIVER',
    violationsPerJourney: 0,
    streak: { currentDays: 0, longestDays: 0, goalDays: 30 },
  });
  expect(statistics.achievements.map(({ earned }: { earned: boolean }) => earned)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('figures, rating, streak and achievements come from the journeys and violations that there are', async () => {
  const person = await newCitizen(server);
  const accountId = person.id;
  const drive = { accountId, distanceM: 90_000, averageSpeedKmh: 45 };
  const at = daysAgo(45);
  await writePastJourney(server, {
    ...drive,
    endedAt: at,
    violations: [
      { startedAt: at, speedKmh: 82 },
      { startedAt: at, speedKmh: 55 },
      { startedAt: at, speedKmh: 90, isClaimed: true },
      { startedAt: at, speedKmh: 90, isWithdrawn: true },
    ],
  });
  for (let days = 20; days > 9; days -= 1) {
    await writePastJourney(server, { ...drive, endedAt: daysAgo(days) });
  }
  // Half an hour before midnight in Douala is an hour and a half before that of UTC.
  const late = new Date('2026-11-17T22:30:00Z');
  await writePastJourney(server, {
    ...{ ...drive, averageSpeedKmh: 90, endedAt: late },
    violations: [{ startedAt: late, speedKmh: 61 }],
  });
  const statistics = await statisticsOf(person);
  expect(statistics).toMatchObject({
    totalJourneys: 13,
    totalDistanceKm: 1170,
    totalViolations: 3,
    safetyRating: 'GOOD',
    streak: { currentDays: 3, longestDays: 41, goalDays: 30 },
  });
  // 12 drives of 2 h and one of 1 h.
  expect(statistics.averageSpeedKmh).toBe(46.8);
  expect(statistics.safeDrivingPercentage).toBe(84.6);
  expect(statistics.achievements).toEqual([
    { id: 'FIRST_JOURNEY', earned: true, earnedDate: '2026-10-06', progress: 1, current: 1, goal: 1 },
    { id: 'SAFE_DRIVER', earned: true, earnedDate: '2026-11-09', progress: 1, current: 10, goal: 10 },
    {
      id: 'REFORMED_SPEED_DEMON',
      earned: true,
      earnedDate: '2026-11-05',
      progress: 1,
      current: 50,
      goal: 50,
    },
    {
      id: 'MARATHON_DRIVER',
      earned: true,
      earnedDate: '2026-11-10',
      progress: 1,
      current: 1000,
      goal: 1000,
    },
    { id: 'PERFECT_WEEK', earned: true, earnedDate: '2026-10-13', progress: 1, current: 7, goal: 7 },
  ]);
});

test('what others drive counts for nobody else, and it takes two statements', async () => {
  const person = await newCitizen(server);
  const { services, count } = countingStatements(server.services);
  const ctx = { ...services, actor: { accountId: person.id, sessionId: 0, role: 'CITIZEN' as const } };
  expect((await drivingRecord(ctx)).statistics.totalJourneys).toBe(0);
  expect(count()).toBe(2);
});

test('they are for citizens', async () => {
  const code = async (client: TestClient) => (await client.graphql(MINE)).body.errors[0].extensions.code;
  expect(await code(new TestClient(server.url))).toBe('UNAUTHENTICATED');
  expect(await code(await staffClient(server, 'ADMIN'))).toBe('FORBIDDEN');
});
