import { writePastJourney } from '../../../testing/drives/past-drives';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const TABLE = `query ($first: Int, $after: String, $filter: ViolationFilter, $sort: ViolationSort, $search: String) {
  violations(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {
    totalCount boundedCount { count isMore } pageInfo { hasNextPage endCursor }
    edges { cursor node { id speedKmh startedAt registrationNumber transportAgency status } } } }`;
const DAY_MS = 86_400_000;

let server: TestServer;
let viewer: TestClient;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  citizen = await TestClient.citizen(server.url);
  const accountId = (await citizen.rest('GET', '/api/auth/me')).body.id;
  const day = (ago: number) => new Date(Date.UTC(2026, 9, 20) - ago * DAY_MS);
  const drives: [string, string | null, number[]][] = [
    ['LT 482 KD', null, [82, 55, 61]],
    ['CE 1234 C', 'Touristique Express', [75, 75, 51]],
    ['OU-1-B', 'Oasis Travels', [64]],
  ];
  let ago = 0;
  for (const [registrationNumber, transportAgency, speeds] of drives) {
    const violations = speeds.map((speedKmh) => ({ startedAt: day((ago += 1)), speedKmh }));
    await writePastJourney(server, {
      accountId,
      endedAt: day(0),
      registrationNumber,
      transportAgency,
      violations,
    });
  }
  await server.dataSource.query('UPDATE violation SET reported_at = now() WHERE speed_kmh = 64');
});
afterAll(() => server.close());

async function table(variables: Readonly<Record<string, unknown>>, client = viewer): Promise<JsonValue> {
  const { body } = await client.graphql(TABLE, variables);
  return body.errors === undefined ? body.data.violations : body.errors[0].extensions;
}

const speedsOf = ({ edges }: JsonValue): number[] => edges.map(({ node }: JsonValue) => node.speedKmh);

test.each([
  ['NEWEST', [82, 55, 61, 75, 75, 51, 64]],
  ['OLDEST', [64, 51, 75, 75, 61, 55, 82]],
  ['FASTEST', [82, 75, 75, 64, 61, 55, 51]],
  ['SLOWEST', [51, 55, 61, 64, 75, 75, 82]],
])('sorted by %s the pages of two follow each other without gap or repetition', async (sort, expected) => {
  const seen: number[] = [];
  const ids = new Set<string>();
  let after: string | null = null;
  for (let hasNext = true; hasNext;) {
    const page: JsonValue = await table({ sort, first: 2, after });
    seen.push(...speedsOf(page));
    page.edges.forEach(({ node }: JsonValue) => ids.add(node.id));
    ({ hasNextPage: hasNext, endCursor: after } = page.pageInfo);
  }
  expect(seen).toEqual(expected);
  expect(ids.size).toBe(7);
});

test.each([
  [{ severity: 'DANGER' }, [82, 75, 75]],
  [{ cardSeverity: 'SEVERE' }, [82]],
  [{ cardSeverity: 'MODERATE' }, [61, 75, 75, 64]],
  [{ cardSeverity: 'MINOR' }, [55, 51]],
  [{ category: 'PRIVATE' }, [82, 55, 61]],
  [{ transportAgency: 'touristique EXPRESS ' }, [75, 75, 51]],
  [{ status: 'RESOLVED' }, [64]],
  [{ status: 'UNDER_REVIEW', severity: 'CAUTION' }, [55, 51]],
  [{ from: '2026-10-16T00:00:00Z', to: '2026-10-18T00:00:00Z' }, [61, 75]],
  [{ transportAgency: 'no such' }, []],
])('a filter %j leaves those, and counts them', async (filter, expected) => {
  const found = await table({ filter });
  expect(speedsOf(found)).toEqual(expected);
  expect(found).toMatchObject({
    totalCount: expected.length,
    boundedCount: { count: expected.length, isMore: false },
  });
});

test.each([
  ['a part of an agency', 'TRAVEL', [64]],
  ['no whole plate, without the permission to see plates', 'ce1234-c', []],
  ['what the mask shows at an end', 'KD', [82, 55, 61]],
  ['what the mask shows of a short one', 'o', [75, 75, 51, 64]],
  ['what the mask hides', '48', []],
  ['nothing there is', 'zzz', []],
])('staff find %s', async (_, search, expected) => {
  expect(speedsOf(await table({ search }))).toEqual(expected);
});

test('those who may see plates find a whole one however it is typed', async () => {
  const supervisor = await staffClient(server, 'SUPERVISOR');
  expect(speedsOf(await table({ search: 'ce1234-c' }, supervisor))).toEqual([75, 75, 51]);
  expect(speedsOf(await table({ search: '1234' }, supervisor))).toEqual([]);
});

test('staff learn by which identifier a plate is revealed, and the owner does not need it', async () => {
  const ask = async (client: TestClient): Promise<JsonValue[]> => {
    const { body } = await client.graphql('{ violations { edges { node { vehicleId } } } }');
    return body.data.violations.edges.map(({ node }: JsonValue) => node.vehicleId);
  };
  expect(new Set(await ask(viewer)).size).toBe(3);
  expect(new Set(await ask(citizen))).toEqual(new Set([null]));
});

test('of own violations any part of the plate finds them', async () => {
  expect(speedsOf(await table({ search: '48' }, citizen))).toEqual([82, 55, 61]);
});

test('a text that is too long is refused by name', async () => {
  expect(await table({ search: 'x'.repeat(101) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { search: expect.any(String) as string },
  });
  expect(await table({ filter: { transportAgency: 'x'.repeat(101) } })).toMatchObject({
    fields: { 'filter.transportAgency': expect.any(String) as string },
  });
});
