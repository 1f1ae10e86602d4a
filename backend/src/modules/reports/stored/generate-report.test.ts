import { randomUUID } from 'node:crypto';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { writePastJourney } from '../../../testing/drives/past-drives';
import { newCitizen } from '../../../testing/party/party';
import type { Person } from '../../../testing/party/party';
import { proveNumbers } from '../../../testing/drives/prove-number';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { applyRetention } from '../../administration/retention/apply-retention';

const GENERATE = `mutation ($input: GenerateReportInput!) { generateReport(input: $input) {
  report { id period from violationId generatedAt title subtitle violationCount url } } }`;
const MINE = `query ($after: String) { myReports(first: 2, after: $after) {
  edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
const RETENTION = { fixDays: 30, journeyMonths: 12, violationMonths: 24 };

let server: TestServer;
let owner: Person;
let violationIds: number[];
const [plate, name] = ['OU 731 QX', 'Demo "Quoted" 🚌 <b>محمد</b>'];
beforeEach(async () => {
  server = await startTestServer();
  owner = await newCitizen(server);
  await proveNumbers(server);
  await owner.client.graphql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }',
    { input: { version: 0, fullName: name } },
  );
  const endedAt = new Date(server.clock.now().getTime() - HOUR_MS);
  const startedAt = endedAt;
  ({ violationIds } = await writePastJourney(server, {
    ...{ accountId: owner.id, endedAt, registrationNumber: plate, transportAgency: '=Express "A"' },
    violations: [
      { startedAt, speedKmh: 82 },
      { startedAt, speedKmh: 55 },
      { startedAt, speedKmh: 99, isWithdrawn: true },
    ],
  }));
});
afterEach(() => server.close());

async function generate(input: Readonly<Record<string, unknown>>, by = owner.client): Promise<JsonValue> {
  const { body } = await by.graphql(GENERATE, { input });
  return body.errors?.[0].extensions ?? body.data.generateReport.report;
}

/** Around midnight it is the day before. */
const dayOfViolations = () => isoDay(civilDayOf(server.clock.now().getTime() - HOUR_MS));

const read = (url: string, by = owner.client) => by.rest('GET', url);

test('a report may be of a day, month or year that is over, and says when that began', async () => {
  const ask = async (period: string, on: string | null) => {
    const query = `query ($period: ReportPeriod!, $on: String) { report(period: $period, on: $on) { from until subtitle totalCount } }`;
    const { body } = await owner.client.graphql(query, { period, on });
    return body.errors?.[0].extensions ?? body.data.report;
  };
  const today = dayOfViolations();
  expect(await ask('DAILY', today)).toMatchObject({ totalCount: 2, subtitle: `Daily report, ${today}` });
  expect(await ask('DAILY', '2024-02-29')).toEqual({
    ...{ from: '2024-02-28T23:00:00.000Z', until: '2024-02-29T23:00:00.000Z' },
    ...{ subtitle: 'Daily report, 2024-02-29', totalCount: 0 },
  });
  expect(await ask('MONTHLY', '2024-02-29')).toMatchObject({
    ...{ from: '2024-01-31T23:00:00.000Z', until: '2024-02-29T23:00:00.000Z' },
    subtitle: 'Monthly report, 2024-02',
  });
  expect(await ask('YEARLY', '2024-02-29')).toMatchObject({ subtitle: 'Yearly report, 2024' });
  for (const [period, on] of [
    ['DAILY', '2025-02-29'],
    ['DAILY', '2099-01-01'],
    ['DAILY', 'today'],
    ['ALL', today],
  ]) {
    expect(await ask(period ?? '', on ?? '')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { on: expect.any(String) },
    });
  }
  expect(await generate({ period: 'MONTHLY', on: '2024-02-29' })).toMatchObject({
    ...{ from: '2024-01-31T23:00:00.000Z', subtitle: 'Monthly report, 2024-02', violationCount: 0 },
  });
  expect(await generate({ violationId: violationIds[0], on: today })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('a report of a period is stored as it was, and read again as JSON', async () => {
  const report = await generate({ period: 'ALL', filter: { severity: 'HIGH' } });
  expect(report).toMatchObject({
    ...{ period: 'ALL', violationId: null, violationCount: 1 },
    ...{ title: 'Speed Violation Reports', subtitle: 'All violations', url: `/api/reports/${report.id}` },
  });
  const { status, headers, body } = await read(report.url);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    ...{ id: Number(report.id), title: report.title, subtitle: report.subtitle },
    generatedAt: report.generatedAt,
    period: 'ALL',
    filter: { search: null, severity: 'HIGH', status: null },
    summary: {
      totalViolations: 1,
      severityBreakdown: { high: 1, medium: 0, low: 0 },
      categoryBreakdown: { private: 0, public: 1 },
    },
    violations: [
      {
        ...{ id: violationIds[0], vehicle: plate, agency: '=Express "A"', speed: 82, severity: 'HIGH' },
        ...{ limit: 50, limitZone: 'OPEN_ROAD', limitPlace: null, limitSource: 'Caution threshold' },
        ...{ limitConfirmed: true, proven: 80, uncertainty: 2, provenSeconds: 30, overGaps: false },
        timestamp: expect.stringMatching(/Z$/),
        ...{ category: 'public', driver: name, contact: expect.stringMatching(/^\+237 6 9/) },
        ...{ status: 'Active', coordinates: { lat: 4.05116, lng: 9.76794 }, heading: null, reported: false },
      },
    ],
  });
  await owner.client.rest('POST', `/api/violations/${violationIds[0]}/report`, {});
  expect((await read(report.url)).body).toEqual(body);
});

test('a report of one violation is its owner’s, in full', async () => {
  const report = await generate({ violationId: String(violationIds[1]) });
  expect(report).toMatchObject({
    ...{ period: null, violationId: String(violationIds[1]), violationCount: 1 },
    subtitle: `Violation ${violationIds[1]}, ${plate}`,
  });
  const { body } = await read(report.url);
  expect(body.summary.severityBreakdown).toEqual({ high: 0, medium: 0, low: 1 });
  expect(body.violations).toMatchObject([{ vehicle: plate, severity: 'LOW' }]);
});

test('nobody gets a report of what is not theirs, nor another’s report', async () => {
  const other = await newCitizen(server);
  const violationId = String(violationIds[0]);
  expect((await generate({ violationId }, other.client)).code).toBe('NOT_FOUND');
  expect((await generate({ violationId: String(violationIds[2]) })).code).toBe('NOT_FOUND');
  expect((await generate({ violationId: '999999' })).code).toBe('NOT_FOUND');
  expect((await generate({ violationId: 'x' })).code).toBe('NOT_FOUND');
  expect((await generate({ violationId }, new TestClient(server.url))).code).toBe('UNAUTHENTICATED');
  const { url } = await generate({ violationId });
  expect((await read(url, other.client)).status).toBe(404);
  expect((await read(url, await staffClient(server, 'ADMIN'))).status).toBe(404);
  expect((await read(url, new TestClient(server.url))).status).toBe(401);
});

test('staff have reports made of everybody’s violations, masked and audited; viewers have none made', async () => {
  const operator = await staffClient(server, 'OPERATOR');
  const report = await generate({ period: 'DAILY', on: dayOfViolations() }, operator);
  const text = JSON.stringify((await read(report.url, operator)).body);
  expect(text).toContain('OU ••• QX');
  expect(text).not.toContain(plate);
  expect(text).toMatch(/\+237 6•• ••• •\d\d/);
  const log = await server.dataSource.query(
    "SELECT target, details FROM audit_entry WHERE act = 'REPORT_GENERATED'",
  );
  expect(log).toEqual([
    {
      target: `report:${report.id}`,
      details: { period: 'DAILY', from: expect.any(String), violationId: null },
    },
  ]);
  expect((await generate({ period: 'DAILY' }, await staffClient(server, 'VIEWER'))).code).toBe('FORBIDDEN');
});

test('it is about a period or a violation, never both or neither', async () => {
  const violationId = String(violationIds[0]);
  for (const input of [{}, { period: 'ALL', violationId }, { filter: { severity: 'LOW' } }]) {
    expect(await generate(input)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { period: expect.any(String) },
    });
  }
  expect((await generate({ period: 'ALL', clientId: 'x' })).fields).toEqual({ clientId: 'Must be a UUID' });
});

test('asked for twice under one id it is made once, also at once', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => generate({ period: 'ALL', clientId })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await generate({ period: 'DAILY', clientId })).code).toBe('IDEMPOTENCY_MISMATCH');
});

test('the list is paged, newest first, and knows the newest fifty', async () => {
  const made: string[] = [];
  for (let index = 0; index < 53; index += 1) {
    made.push((await generate({ period: 'ALL' })).id);
  }
  const listed: string[] = [];
  let after: string | null = null;
  do {
    const { body }: JsonValue = await owner.client.graphql(MINE, { after });
    const { edges, pageInfo } = body.data.myReports;
    listed.push(...edges.map(({ node }: JsonValue) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(listed).toEqual(made.reverse().slice(0, 50));
});

test('it goes with the oldest violation in it, with the violation, and with the account', async () => {
  const stored = await generate({ period: 'ALL' });
  const ofViolation = await generate({ violationId: String(violationIds[1]) });
  await server.dataSource.query('DELETE FROM violation WHERE id = $1', [violationIds[1]]);
  expect((await read(ofViolation.url)).status).toBe(404);
  server.clock.advance(700 * DAY_MS);
  await applyRetention(server.services, RETENTION);
  const rows = () => server.dataSource.query('SELECT id::int FROM stored_report');
  expect(await rows()).toEqual([{ id: Number(stored.id) }]);
  server.clock.advance(60 * DAY_MS);
  await applyRetention(server.services, RETENTION);
  expect(await rows()).toEqual([]);
});

test('a report of 2,000 violations holds them all, and of more the newest', async () => {
  await server.dataSource.query(
    `INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
       started_at, ended_at, speed_kmh, severity, grade, fix_count)
     SELECT journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
       started_at - n * interval '1 second', ended_at, speed_kmh, severity, grade, 9
     FROM violation, generate_series(1, 2000) n WHERE id = $1`,
    [violationIds[0]],
  );
  const report = await generate({ period: 'ALL' });
  expect(report.violationCount).toBe(2000);
  const { body } = await read(report.url);
  expect(body.summary.totalViolations).toBe(2002);
  const times = body.violations.map(({ timestamp }: JsonValue) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
});
