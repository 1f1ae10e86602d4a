import { push, read, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const FIELDS = 'id registrationNumber latitude longitude headingDeg isOwn isClaimed';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
let visitor: TestClient;
let received: string;
let claimed: string;
let journeyId: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, other] = [await TestClient.citizen(server.url), await TestClient.citizen(server.url)];
  visitor = new TestClient(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  ({ id: journeyId } = await start(owner, { startedAt: startedAt.toISOString() }));
  await push(
    owner,
    journeyId,
    straightDrive(startedAt, [...ramp(0, 80), ...seconds(30, 80), ...ramp(80, 20), ...seconds(9, 20)]),
  );
  received = (await read(owner, journeyId)).violations[0].id;
  const claim = {
    journeyId: Number(journeyId),
    speed: 90,
    latitude: 4.05116,
    longitude: 9.76794,
    severity: 'HIGH',
  };
  claimed = String((await owner.rest('POST', '/api/violations', claim)).body.id);
});
afterAll(() => server.close());

async function publicIdOf(id: string): Promise<number> {
  const [row] = await server.dataSource.query('SELECT public_id FROM violation WHERE id = $1', [id]);
  return Number(row.public_id);
}

async function ids(by: TestClient, filter = ''): Promise<string[]> {
  const { body } = await by.graphql(`{ violations${filter} { totalCount edges { node { id } } } }`);
  const found = body.data.violations.edges.map(({ node }: JsonValue) => node.id);
  expect(body.data.violations.totalCount).toBe(found.length);
  return found;
}

test('a citizen lists its own, a visitor the public ones, staff all; claims go to owner and staff only', async () => {
  const viewer = await staffClient(server, 'VIEWER');
  expect(await ids(owner)).toEqual([claimed, received]);
  expect(await ids(owner, '(filter: { scope: PUBLIC })')).toEqual([received]);
  expect(await ids(other)).toEqual([]);
  const publicly = [String(await publicIdOf(received))];
  expect(await ids(other, '(filter: { scope: PUBLIC })')).toEqual(publicly);
  expect(await ids(visitor)).toEqual(publicly);
  expect(await ids(viewer)).toEqual([claimed, received]);
  const bySpeed = ['MINOR', 'MODERATE', 'SEVERE'].map((severity) =>
    ids(visitor, `(filter: { cardSeverity: ${severity} })`),
  );
  const found = await Promise.all(bySpeed);
  expect(found.flat()).toEqual(publicly);
  const mine = await visitor.graphql('{ violations(filter: { scope: MINE }) { totalCount } }');
  expect(mine.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('filters narrow the list, and null narrows nothing', async () => {
  expect(await ids(owner, '(filter: { severity: DANGER, category: PRIVATE })')).toEqual([claimed, received]);
  expect(await ids(owner, '(filter: { severity: CAUTION })')).toEqual([]);
  expect(await ids(owner, '(filter: { category: PUBLIC })')).toEqual([]);
  expect(await ids(owner, `(filter: { journeyId: "${journeyId}" })`)).toEqual([claimed, received]);
  expect(await ids(owner, '(filter: { journeyId: "999999" })')).toEqual([]);
  expect(await ids(owner, '(filter: { scope: null, severity: null })')).toEqual([claimed, received]);
  expect(await ids(owner, '(filter: null)')).toEqual([claimed, received]);
});

test('pages follow one another without gap or repetition', async () => {
  const page = async (after: string | null) => {
    const query = `query ($after: String) { violations(first: 1, after: $after) {
      totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
    return (await owner.graphql(query, { after })).body.data.violations;
  };
  const first = await page(null);
  expect(first).toMatchObject({ totalCount: 2, edges: [{ node: { id: claimed } }] });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await page(first.pageInfo.endCursor);
  expect(second.edges).toEqual([{ node: { id: received } }]);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test('staff get the plate masked, and strangers a public row without the place', async () => {
  const rowFor = async (by: TestClient): Promise<JsonValue> => {
    const { body } = await by.graphql(`{ recentViolations { danger { ${FIELDS} } } }`);
    return body.data.recentViolations.danger[0];
  };
  const own = await rowFor(owner);
  expect(own).toMatchObject({ id: received, registrationNumber: 'LT 482 KD', isOwn: true, headingDeg: 0 });
  const publicRow = {
    id: String(await publicIdOf(received)),
    registrationNumber: 'LT •••• ••',
    latitude: null,
    longitude: null,
    headingDeg: null,
    isOwn: false,
    isClaimed: false,
  };
  expect(await rowFor(other)).toEqual(publicRow);
  expect(await rowFor(visitor)).toEqual(publicRow);
  const forStaff = await rowFor(await staffClient(server, 'ADMIN'));
  expect(forStaff).toEqual({ ...own, registrationNumber: 'LT ••• KD', isOwn: false });
});

test('a single violation or journey is there for its owner and staff only, with its route', async () => {
  const query = `{ violation(id: "${received}") { registrationNumber }
    journey(id: "${journeyId}") { registrationNumber route { lat } } }`;
  const readBy = async (by: TestClient) => (await by.graphql(query)).body.data;
  const own = await readBy(owner);
  expect(own.violation.registrationNumber).toBe('LT 482 KD');
  expect(own.journey.route.length).toBeGreaterThan(40);
  expect(await readBy(other)).toEqual({ violation: null, journey: null });
  expect(await readBy(visitor)).toEqual({ violation: null, journey: null });
  const forStaff = await readBy(await staffClient(server, 'VIEWER'));
  expect(forStaff.violation.registrationNumber).toBe('LT ••• KD');
  expect(forStaff.journey).toMatchObject({ registrationNumber: 'LT ••• KD', route: own.journey.route });
});

test('journeys are listed to their drivers and to staff; visitors have to sign in', async () => {
  const query = '{ journeys { totalCount edges { node { id registrationNumber } } } activeJourney { id } }';
  const listedTo = async (by: TestClient) => (await by.graphql(query)).body.data;
  expect((await listedTo(owner)).journeys.edges).toEqual([
    { node: { id: journeyId, registrationNumber: 'LT 482 KD' } },
  ]);
  expect((await listedTo(owner)).activeJourney).toEqual({ id: journeyId });
  expect(await listedTo(other)).toEqual({ journeys: { totalCount: 0, edges: [] }, activeJourney: null });
  const forStaff = await listedTo(await staffClient(server, 'OPERATOR'));
  expect(forStaff.journeys.edges).toEqual([{ node: { id: journeyId, registrationNumber: 'LT ••• KD' } }]);
  expect(forStaff.activeJourney).toBeNull();
  const { body } = await visitor.graphql('{ journeys { totalCount } }');
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test.each(['VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'] as const)(
  'the role %s may not drive',
  async (role) => {
    const by = await staffClient(server, role);
    const codeOf = async (mutation: string): Promise<string> =>
      (await by.graphql(`mutation { ${mutation} }`)).body.errors[0].extensions.code;
    const vehicle = 'vehicleType: CAR, registrationNumber: "LT 1 A", category: PRIVATE';
    const fix = '{ seq: 1, lat: 4, lng: 9, recordedAt: "2026-11-20T08:00:00Z" }';
    expect(await codeOf(`startJourney(input: { ${vehicle} }) { journey { id } }`)).toBe('FORBIDDEN');
    expect(
      await codeOf(`recordFixes(input: { journeyId: "${journeyId}", fixes: [${fix}] }) { accepted }`),
    ).toBe('FORBIDDEN');
    expect(await codeOf(`endJourney(input: { journeyId: "${journeyId}" }) { journey { id } }`)).toBe(
      'FORBIDDEN',
    );
  },
);
