import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { countingStatements } from '../../../testing/server/counting-db';
import { writePastJourney } from '../../../testing/drives/past-drives';
import { newCitizen } from '../../../testing/party/party';
import type { Person } from '../../../testing/party/party';
import { proveNumbers } from '../../../testing/drives/prove-number';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { buildReport } from './build-report';

const ROW = `id registrationNumber transportAgency speedKmh severity startedAt category driverName contact status
  latitude reported`;
const REPORT = `query ($period: ReportPeriod!, $filter: ReportFilter, $first: Int, $after: String) {
  report(period: $period, filter: $filter) {
    title subtitle from until totalCount
    summary { totalViolations severityBreakdown { high medium low } categoryBreakdown { private public } }
    violations(first: $first, after: $after) { edges { node { ${ROW} } } pageInfo { hasNextPage endCursor } }
  }
}`;
/** Noon in Douala. */
const NOON = Date.parse('2026-11-20T11:00:00Z');
const ago = (ms: number) => new Date(NOON - ms);

let server: TestServer;
let owner: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.advance(NOON - Date.now());
  [owner, other] = [await newCitizen(server), await newCitizen(server)];
  await proveNumbers(server);
  await writePastJourney(server, {
    ...{ accountId: owner.id, endedAt: ago(HOUR_MS), registrationNumber: 'OU 731 QX' },
    violations: [
      { startedAt: ago(HOUR_MS), speedKmh: 82 },
      { startedAt: ago(2 * HOUR_MS), speedKmh: 64 },
      { startedAt: ago(2 * HOUR_MS), speedKmh: 99, isClaimed: true },
      { startedAt: ago(2 * HOUR_MS), speedKmh: 99, isWithdrawn: true },
    ],
  });
  await writePastJourney(server, {
    ...{ accountId: owner.id, endedAt: ago(3 * DAY_MS), registrationNumber: 'ce-99', role: 'PASSENGER' },
    transportAgency: 'General Express Voyages',
    violations: [{ startedAt: ago(3 * DAY_MS), speedKmh: 55 }],
  });
  await writePastJourney(server, {
    ...{ accountId: other.id, endedAt: ago(40 * DAY_MS), registrationNumber: 'LT 482 KD' },
    violations: [{ startedAt: ago(40 * DAY_MS), speedKmh: 71 }],
  });
  await writePastJourney(server, {
    ...{ accountId: other.id, endedAt: ago(400 * DAY_MS), registrationNumber: 'LT 482 KD' },
    violations: [{ startedAt: ago(400 * DAY_MS), speedKmh: 61 }],
  });
  await server.dataSource.query("UPDATE vehicle SET violator_status = 'UNDER_REVIEW' WHERE plate = 'CE99'");
});
afterAll(() => server.close());

async function report(
  client: TestClient,
  period: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  const { body } = await client.graphql(REPORT, { period, first: 50, ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.report;
}

const plates = ({ violations }: JsonValue): string[] =>
  violations.edges.map(({ node }: JsonValue) => node.registrationNumber);

test('a citizen gets their own in full, by the calendar of Douala, without claims and what was withdrawn', async () => {
  const daily = await report(owner.client, 'DAILY');
  expect(daily).toMatchObject({
    title: 'Speed Violation Reports',
    subtitle: 'Daily report, 2026-11-20',
    from: '2026-11-19T23:00:00.000Z',
    until: '2026-11-20T23:00:00.000Z',
    totalCount: 2,
    summary: {
      totalViolations: 2,
      severityBreakdown: { high: 1, medium: 1, low: 0 },
      categoryBreakdown: { private: 2, public: 0 },
    },
  });
  expect(daily.violations.edges[0].node).toMatchObject({
    registrationNumber: 'OU 731 QX',
    speedKmh: 82,
    severity: 'HIGH',
    category: 'PRIVATE',
    driverName: 'Demo Citizen',
    contact: expect.stringMatching(/^\+237 6 9/),
    status: 'ACTIVE',
    latitude: 4.05116,
    reported: false,
  });
  expect(plates(await report(owner.client, 'MONTHLY'))).toEqual(['OU 731 QX', 'OU 731 QX', 'ce-99']);
  expect(plates(await report(other.client, 'YEARLY'))).toEqual(['LT 482 KD']);
  const all = await report(other.client, 'ALL');
  expect([plates(all), all.from, all.subtitle]).toEqual([['LT 482 KD', 'LT 482 KD'], null, 'All violations']);
});

test('a passenger is not named as the one who drove', async () => {
  const { violations } = await report(owner.client, 'MONTHLY', { filter: { severity: 'LOW' } });
  expect(violations.edges[0].node).toMatchObject({ driverName: null, contact: null, category: 'PUBLIC' });
});

test('staff get everybody’s, with masked plates and numbers', async () => {
  const all = await report(await staffClient(server, 'VIEWER'), 'ALL');
  expect(all.summary.totalViolations).toBe(5);
  expect(plates(all)).toEqual(['OU ••• QX', 'OU ••• QX', 'c•-••', 'LT ••• KD', 'LT ••• KD']);
  expect(all.violations.edges[0].node.contact).toMatch(/^\+237 6•• ••• •\d\d$/);
});

test('what the authority looks into is found by staff, and by no citizen', async () => {
  const filter = { status: 'UNDER_REVIEW' };
  const viewer = await staffClient(server, 'VIEWER');
  expect(plates(await report(viewer, 'ALL', { filter }))).toEqual(['c•-••']);
  expect(plates(await report(owner.client, 'ALL', { filter }))).toEqual([]);
});

test.each([
  [{ severity: 'HIGH' }, ['OU 731 QX']],
  [{ severity: 'LOW', status: 'ACTIVE' }, ['ce-99']],
  [{ status: 'UNDER_REVIEW' }, []],
  [{ status: 'SUSPENDED' }, []],
  [{ search: 'general EXPRESS' }, ['ce-99']],
  [{ search: 'Medium' }, ['OU 731 QX']],
  [{ search: 'under review' }, []],
  [{ search: 'ou731' }, ['OU 731 QX', 'OU 731 QX']],
  [{ search: '31 q' }, ['OU 731 QX', 'OU 731 QX']],
  [{ search: '%' }, []],
  [{ search: "'; DROP TABLE violation" }, []],
  [{ search: '  ', severity: null, status: null }, ['OU 731 QX', 'OU 731 QX', 'ce-99']],
])('the filter %j leaves %j, and says of how many', async (filter, found) => {
  const filtered = await report(owner.client, 'ALL', { filter });
  expect([plates(filtered), filtered.summary.totalViolations, filtered.totalCount]).toEqual([
    found,
    found.length,
    3,
  ]);
});

test.each([
  ['LT', 2],
  ['kd', 2],
  ['LT 482 KD', 0],
  ['lt482kd', 0],
  ['LT 4', 0],
  ['482', 0],
  ['82 K', 0],
  ['99', 0],
  ['ce', 0],
  ['CE 99', 0],
])('somebody who sees a mask finds with "%s" no more than the mask shows: %d', async (search, count) => {
  const admin = await staffClient(server, 'ADMIN');
  expect((await report(admin, 'ALL', { filter: { search } })).summary.totalViolations).toBe(count);
});

test('pages follow one another without gap or repetition', async () => {
  const admin = await staffClient(server, 'ADMIN');
  const first = await report(admin, 'ALL', { first: 3 });
  expect(first.violations.pageInfo.hasNextPage).toBe(true);
  const second = await report(admin, 'ALL', { first: 3, after: first.violations.pageInfo.endCursor });
  expect(second.violations.pageInfo.hasNextPage).toBe(false);
  const ids = [first, second].flatMap(({ violations }) =>
    violations.edges.map(({ node }: JsonValue) => node.id),
  );
  expect(new Set(ids).size).toBe(5);
  expect(ids).toHaveLength(5);
});

test('figures take one statement, however often they are asked for, and each page of rows one', async () => {
  const { services, count } = countingStatements(server.services);
  const ctx = { ...services, actor: { accountId: owner.id, sessionId: 0, role: 'CITIZEN' as const } };
  const { figures, page } = buildReport(ctx, { period: 'ALL', filter: { search: 'express' } });
  expect((await page({ first: 100, afterId: null })).rows).toHaveLength(1);
  expect(count()).toBe(1);
  expect(await Promise.all([figures(), figures()])).toMatchObject([{ matchCount: 1 }, { matchCount: 1 }]);
  expect(count()).toBe(2);
});

test('each row leads to the check of its record, with the same link as the violation itself', async () => {
  const LINKS = `{ report(period: DAILY) { violations(first: 50) { edges { node { id verifyPath } } } }
    violations(first: 50) { edges { node { id verifyPath isClaimed } } } }`;
  const { body } = await owner.client.graphql(LINKS);
  const linkOf = ({ node }: { node: { id: string; verifyPath: string } }) => [node.id, node.verifyPath];
  const rows = body.data.report.violations.edges.map(linkOf);
  expect(rows).toHaveLength(2);
  expect(body.data.violations.edges.map(linkOf)).toEqual(expect.arrayContaining(rows));
  rows.forEach(([, path]: string[]) => expect(path).toMatch(/^\/verify\/[0-9a-f]{32}#[\w-]{22}$/));
  const paths = rows.map(([, path]: string[]) => path);
  expect(JSON.stringify((await other.client.graphql(LINKS)).body)).not.toContain(paths[0]);
});

test('a visitor gets none, and a search that nobody types is refused', async () => {
  const code = async (client: TestClient, search: string) =>
    (await client.graphql(REPORT, { period: 'ALL', filter: { search } })).body.errors[0].extensions.code;
  expect(await code(new TestClient(server.url), '')).toBe('UNAUTHENTICATED');
  expect(await code(owner.client, 'x'.repeat(101))).toBe('BAD_USER_INPUT');
  expect(await code(owner.client, 'a\u0000b')).toBe('BAD_USER_INPUT');
});

test('a further witness of a violation is in the report of its driver, and in that of staff no second violation', async () => {
  const staff = await staffClient(server, 'SUPERVISOR');
  const counts = async () => {
    const answers = await Promise.all(
      [owner.client, staff].map((client) => client.graphql(REPORT, { period: 'DAILY', first: 1 })),
    );
    return answers.map(({ body }) => body.data.report.totalCount);
  };
  const [own, all] = await counts();
  const mark = (isPrimary: boolean) =>
    server.dataSource.query('UPDATE violation SET is_primary = $1 WHERE account_id = $2 AND speed_kmh = 82', [
      isPrimary,
      owner.id,
    ]);
  await mark(false);
  expect(await counts()).toEqual([own, all - 1]);
  await mark(true);
});
