import { end, push, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { watchStatements } from '../../../testing/server/watched-statements';

const CARD = '{ value inRange before changePercent series }';
const DASHBOARD = `query ($range: DashboardRange) { dashboard(range: $range) { range from until slotS isDemo
  totalViolations ${CARD} todaysReports ${CARD} activeJourneys ${CARD} safetyScore ${CARD} violationsPer1000Km ${CARD}
  reportsWeekAgo activeEarlier activeEarlierAt activeByZone { safe caution warning danger unknown } openIncidents { low medium high }
  incidents { id severity status } violations { id registrationNumber severity } } }`;
const REPORT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
const MINUTE_MS = 60_000;

let server: TestServer;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
});
afterAll(() => server.close());

async function dashboard(range = 'LAST_24_HOURS'): Promise<JsonValue> {
  const { body } = await viewer.graphql(DASHBOARD, { range });
  expect(body.errors).toBeUndefined();
  return body.data.dashboard;
}

/** A citizen under way since five minutes, now at a speed in km/h. */
async function driverAt(speedKmh: number): Promise<{ client: TestClient; id: string }> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 60_000);
  const { id } = await start(client, {
    registrationNumber: 'LT 555 KD',
    startedAt: startedAt.toISOString(),
  });
  await push(client, id, straightDrive(startedAt, [...ramp(0, speedKmh), ...seconds(20, speedKmh)]));
  return { client, id };
}

test('before anything has happened nothing is made up', async () => {
  const shown = await dashboard('LAST_30_DAYS');
  expect(shown).toMatchObject({
    slotS: 86_400,
    isDemo: false,
    totalViolations: { value: 0, inRange: 0, before: 0, changePercent: null },
    safetyScore: { value: null, before: null, changePercent: null },
    violationsPer1000Km: { value: null },
    incidents: [],
    violations: [],
  });
  expect(shown.safetyScore.series).toEqual(Array(30).fill(null));
});

test('one request shows what happens, at once', async () => {
  const slow = await driverAt(30);
  const fast = await driverAt(80);
  await slow.client.graphql(REPORT, { input: { mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH' } });
  expect(await dashboard()).toMatchObject({
    totalViolations: { value: 1, inRange: 1, before: 0 },
    todaysReports: { inRange: 1 },
    activeJourneys: { value: 2, before: 0 },
    safetyScore: { value: 50 },
    activeByZone: { safe: 1, caution: 0, warning: 0, danger: 1, unknown: 0 },
    openIncidents: { low: 0, medium: 0, high: 1 },
    incidents: [{ severity: 'HIGH', status: 'RECEIVED' }],
    violations: [{ registrationNumber: 'LT ••• KD', severity: 'DANGER' }],
  });
  await end(fast.client, fast.id);
  const ended = await dashboard();
  expect(ended.activeJourneys).toMatchObject({ value: 1, before: 0 });
  // Less than 200 km say nothing.
  expect(ended.violationsPer1000Km.value).toBeNull();
});

test('those who ask at once share reads, and nobody sees less than there was when they asked', async () => {
  const statements = watchStatements(server.app);
  const earlier = await dashboard();
  let shown: JsonValue[] = [];
  const ran = await statements.during(async () => {
    const before = Array.from({ length: 4 }, () => dashboard());
    const citizen = await TestClient.citizen(server.url);
    await citizen.graphql(REPORT, { input: { mood: 'SAD', incidentType: 'OTHER', severity: 'LOW' } });
    await Promise.all(before);
    shown = await Promise.all(Array.from({ length: 12 }, () => dashboard()));
  });
  statements.stop();
  expect(shown.map(({ openIncidents }) => openIncidents.low)).toEqual(
    Array(12).fill(earlier.openIncidents.low + 1),
  );
  // One by one, the sixteen would read the slots of their range and of the hour before 32 times.
  expect(ran.filter((name) => name === 'statistics.card-slots').length).toBeLessThan(24);
});

test('a dashboard of nothing but sample data says so', async () => {
  await server.dataSource.query('UPDATE journey SET is_demo = true');
  expect((await dashboard()).isDemo).toBe(true);
  await server.dataSource.query('UPDATE journey SET is_demo = false');
  expect((await dashboard()).isDemo).toBe(false);
});

test('a journey that was not heard of for five minutes is in no zone', async () => {
  server.clock.advance(301_000);
  expect((await dashboard()).activeByZone).toEqual({
    ...{ safe: 0, caution: 0, warning: 0, danger: 0 },
    unknown: 1,
  });
});

test('a day later it has gone from the last day, not from the last week', async () => {
  server.clock.advance(25 * 3_600_000);
  const later = await staffClient(server, 'VIEWER');
  const { body } = await later.graphql(DASHBOARD, { range: 'LAST_24_HOURS' });
  expect(body.data.dashboard.totalViolations).toMatchObject({
    value: 1,
    inRange: 0,
    before: 1,
    changePercent: -100,
  });
  const week = await later.graphql(DASHBOARD, { range: 'LAST_7_DAYS' });
  expect(week.body.data.dashboard.totalViolations).toMatchObject({ value: 1, inRange: 1, before: 0 });
});

test('of eleven incidents the ten most recent come, the newest first', async () => {
  const citizen = await TestClient.citizen(server.url);
  const nowMs = server.clock.now().getTime();
  const idOf = new Map<number, string>();
  for (const minutesAgo of [3, 0, 10, 7, 1, 9, 4, 6, 2, 8, 5]) {
    const occurredAt = new Date(nowMs - minutesAgo * MINUTE_MS).toISOString();
    const { body } = await citizen.graphql(REPORT, {
      input: { mood: 'SAD', incidentType: 'OTHER', occurredAt },
    });
    idOf.set(minutesAgo, body.data.reportIncident.incident.id);
  }
  const staff = await staffClient(server, 'VIEWER');
  const { body } = await staff.graphql(DASHBOARD, { range: 'LAST_24_HOURS' });
  expect(body.data.dashboard.incidents.map(({ id }: { id: string }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((minutesAgo) => idOf.get(minutesAgo)),
  );
});

test('what two cards are compared with is the same for every range', async () => {
  // Time has passed above, and with it the session.
  viewer = await staffClient(server, 'VIEWER');
  const before = await dashboard('LAST_24_HOURS');
  const driver = await driverAt(30);
  const citizen = await TestClient.citizen(server.url);
  const input = { mood: 'SAD', incidentType: 'OTHER', severity: 'LOW' };
  await citizen.graphql(REPORT, { input });
  const [{ id }] = await server.dataSource.query('SELECT max(id) AS id FROM incident');
  await server.dataSource.query(
    `UPDATE incident SET received_at = received_at - interval '7 days 1 second' WHERE id = $1`,
    [id],
  );
  await citizen.graphql(REPORT, { input });
  for (const range of ['LAST_24_HOURS', 'LAST_30_DAYS']) {
    const shown = await dashboard(range);
    expect(shown.activeEarlier).toBe(before.activeEarlier);
    expect(shown.activeJourneys.value).toBe(before.activeJourneys.value + 1);
    expect(shown.reportsWeekAgo).toBe(before.reportsWeekAgo + 1);
    const agoMs = server.clock.now().getTime() - Date.parse(shown.activeEarlierAt);
    expect(agoMs).toBeGreaterThanOrEqual(3_600_000);
    expect(agoMs).toBeLessThan(7_260_000);
  }
  await end(driver.client, driver.id);
});
