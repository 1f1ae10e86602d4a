import { countingHasher } from '../testing/server/counting-hasher';
import type { CountingHasher } from '../testing/server/counting-hasher';
import { staffClient } from '../testing/staff';
import { startJourney } from '../testing/drives/live-drive';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const SIGN_IN = '/api/auth/signin';
const WRONG_PIN = '271828';
const FAILURES_PER_ADDRESS = 5;

let hasher: CountingHasher;
let server: TestServer;
beforeAll(async () => {
  hasher = await countingHasher();
  server = await startTestServer({ hasher });
});
afterAll(() => server.close());

test('of 50 wrong PINs at once, at two server processes, at most five are verified, and a restart loses none', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const other = await server.another();
  const before = hasher.verified();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      new TestClient(index % 2 === 0 ? server.url : other.url).rest('POST', SIGN_IN, {
        mobileNumber,
        pinCode: WRONG_PIN,
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(hasher.verified() - before).toBeLessThanOrEqual(5);
  expect(hasher.verified() - before).toBeGreaterThan(0);
  await other.close();

  const restarted = await server.another();
  const right = { mobileNumber, pinCode: '483920' };
  const verified = hasher.verified();
  expect((await new TestClient(restarted.url).rest('POST', SIGN_IN, right)).status).toBe(401);
  expect(hasher.verified()).toBe(verified);
  await restarted.close();
});

test('the owner’s known device is let in while a stranger locks the number', async () => {
  const owner = await TestClient.citizen(server.url);
  const { mobileNumber } = owner;
  for (let count = 0; count < 7; count += 1) {
    await new TestClient(server.url).rest('POST', SIGN_IN, { mobileNumber, pinCode: WRONG_PIN });
  }
  const right = { mobileNumber, pinCode: '483920' };
  expect((await new TestClient(server.url).rest('POST', SIGN_IN, right)).status).toBe(401);
  expect((await owner.rest('POST', SIGN_IN, right)).status).toBe(200);
});

/** The statuses of so many wrong sign-ins, each of another number and with headers of its own. */
async function failures(
  { url }: TestServer,
  headersOf: (index: number) => Record<string, string>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index <= FAILURES_PER_ADDRESS; index += 1) {
    const payload = { mobileNumber: String(640_000_000 + index), pinCode: WRONG_PIN };
    statuses.push((await new TestClient(url).rest('POST', SIGN_IN, payload, headersOf(index))).status);
  }
  return statuses;
}

const LIMITED = [401, 401, 401, 401, 401, 429];

test('a forwarded address from outside gains nothing; behind our proxy only its own word counts', async () => {
  const direct = await startTestServer({ authFailuresPerAddress: FAILURES_PER_ADDRESS });
  const invented = (index: number) => ({
    'x-forwarded-for': `198.51.100.${index}`,
    forwarded: `for=198.51.100.${index}`,
    'x-real-ip': `198.51.100.${index}`,
  });
  expect(await failures(direct, invented)).toEqual(LIMITED);
  await direct.close();

  const behind = await startTestServer({ authFailuresPerAddress: FAILURES_PER_ADDRESS, trustProxy: true });
  const prefixed = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` });
  expect(await failures(behind, prefixed)).toEqual(LIMITED);
  const another = { 'x-forwarded-for': '198.51.100.0, 203.0.113.8' };
  const payload = { mobileNumber: '640000099', pinCode: WRONG_PIN };
  expect((await new TestClient(behind.url).rest('POST', SIGN_IN, payload, another)).status).toBe(401);
  await behind.close();
});

test('all addresses of one IPv6 /64 share a budget, and so do both ways to write an IPv4 address', async () => {
  const behind = await startTestServer({ authFailuresPerAddress: FAILURES_PER_ADDRESS, trustProxy: true });
  expect(
    await failures(behind, (index) => ({ 'x-forwarded-for': `2001:db8:0:7:${index}::${index}` })),
  ).toEqual(LIMITED);
  const written = ['203.0.113.9', '::ffff:203.0.113.9'];
  expect(await failures(behind, (index) => ({ 'x-forwarded-for': written[index % 2] ?? '' }))).toEqual(
    LIMITED,
  );
  await behind.close();
});

test.each([100, 15, 2])('%i sign-ins in one document are refused before any of them', async (count) => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const before = hasher.verified();
  const tries = Array.from(
    { length: count },
    (_, index) =>
      `a${index}: signIn(input: { mobileNumber: "${mobileNumber}", pin: "48392${index % 10}" }) { viewer { id } }`,
  );
  const { status, body } = await new TestClient(server.url).graphql(`mutation { ${tries.join(' ')} }`);
  expect([status, body.data, body.errors[0].extensions.code]).toEqual([400, undefined, 'BAD_USER_INPUT']);
  expect(hasher.verified()).toBe(before);
});

test('a batch of operations is refused whole', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const before = hasher.verified();
  const query = `mutation { signIn(input: { mobileNumber: "${mobileNumber}", pin: "483920" }) { viewer { id } } }`;
  const { status } = await new TestClient(server.url).rest('POST', '/graphql', [{ query }, { query }]);
  expect(status).toBe(400);
  expect(hasher.verified()).toBe(before);
});

test('a form on another site reports nothing, ends no journey and clears no demo data', async () => {
  const admin = await staffClient(server, 'ADMIN');
  const driver = await TestClient.citizen(server.url);
  const journeyId = await startJourney(driver, new Date(Date.now() - 60_000));
  const claim = {
    journeyId: Number(journeyId),
    speed: 82,
    latitude: 4.05,
    longitude: 9.77,
    severity: 'DANGER',
  };
  const { body: violation } = await driver.rest('POST', '/api/violations', claim);
  const markAsDemo = (isDemo: boolean) =>
    server.dataSource.query(`UPDATE account SET is_demo = $2 WHERE mobile_number = $1`, [
      driver.mobileNumber,
      isDemo,
    ]);
  await markAsDemo(true);
  const effects = [
    `/api/violations/${violation.id}/report`,
    '/api/admin/end-all-journeys',
    '/api/admin/clear-demo-data',
  ];
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  for (const path of effects) {
    for (const type of forms) {
      const foreign = {
        'content-type': type,
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      };
      expect((await admin.rest('POST', path, 'a=b', foreign)).status).toBe(403);
      expect((await admin.rest('POST', path, 'a=b', { 'content-type': type })).status).toBe(415);
    }
    expect((await admin.rest('POST', path, undefined, { origin: 'null' })).status).toBe(403);
  }
  // Outside demo mode a demo account is let in no longer than its session is remembered.
  await markAsDemo(false);
  expect((await driver.rest('GET', '/api/journeys/active')).body.id).toBe(Number(journeyId));
  expect((await driver.rest('GET', '/api/violations')).body[0].reported).toBe(false);
});

/** Members that no payload documents with any effect. */
const UNDOCUMENTED = {
  role: 'ADMIN',
  id: 1,
  isAdmin: true,
  userId: 1,
  accountId: 1,
  violations: 0,
  status: 'completed',
  isSuspended: false,
  mustChangePassword: false,
  isDemo: true,
};

async function accounts(): Promise<unknown[]> {
  return server.dataSource.query('SELECT * FROM account ORDER BY id');
}

test('undocumented members of a payload change nothing', async () => {
  const client = new TestClient(server.url);
  const credentials = { mobileNumber: '670000077', pinCode: '483920', ...UNDOCUMENTED };
  const { body: user } = await client.rest('POST', '/api/auth/signup', credentials);
  expect(user).toMatchObject({ role: 'citizen', mobileNumber: '670000077' });
  expect(user.id).not.toBe(1);
  expect((await client.rest('POST', SIGN_IN, credentials)).body).toEqual(user);
  const known = await accounts();
  expect(known.at(-1)).toMatchObject({ role: 'CITIZEN', is_demo: false });

  const start = { vehicleType: 'Car', registrationNumber: 'LT 482 KD', category: 'Private', ...UNDOCUMENTED };
  const { body: journey } = await client.rest('POST', '/api/journeys', start);
  expect(journey).toMatchObject({ userId: user.id, isActive: true, status: 'active', violations: 0 });
  expect(journey.id).not.toBe(1);
  const claim = { journeyId: journey.id, speed: 82, latitude: 4.05, longitude: 9.77, severity: 'CAUTION' };
  const { body: violation } = await client.rest('POST', '/api/violations', {
    ...claim,
    ...UNDOCUMENTED,
    reported: true,
  });
  expect(violation).toMatchObject({ journeyId: journey.id, reported: false, severity: 'DANGER' });
  const received = { mood: 'sad', incidentType: 'pedestrian', ...UNDOCUMENTED, reported: true };
  const { body: incident } = await client.rest('POST', '/api/incidents', received);
  expect(incident.id).not.toBe(1);
  expect((await client.rest('GET', '/api/incidents')).body).toHaveLength(1);

  const [before] = await server.dataSource.query('SELECT * FROM journey WHERE id = $1', [journey.id]);
  const patched = await client.rest('PATCH', `/api/journeys/${journey.id}`, {
    ...UNDOCUMENTED,
    startTime: '2020-01-01T00:00:00Z',
    registrationNumber: 'CE 999 ZZ',
    vehicleType: 'Bus',
    driverName: 'Somebody Else',
  });
  expect([patched.status, patched.body]).toEqual([200, { ...journey, violations: patched.body.violations }]);
  const [after] = await server.dataSource.query('SELECT * FROM journey WHERE id = $1', [journey.id]);
  expect(after).toEqual(before);
  expect(await accounts()).toEqual(known);
});

test('GraphQL refuses members that no input has', async () => {
  const client = await TestClient.citizen(server.url);
  const known = await accounts();
  for (const [name, value] of Object.entries({ ...UNDOCUMENTED, startTime: '2020-01-01T00:00:00Z' })) {
    if (name === 'role') {
      continue;
    }
    const { status, body } = await client.graphql(
      'mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }',
      { input: { vehicleType: 'CAR', registrationNumber: 'LT 482 KD', category: 'PRIVATE', [name]: value } },
    );
    expect([name, status, body.errors[0].extensions.code]).toEqual([name, 400, 'BAD_USER_INPUT']);
  }
  expect((await client.rest('GET', '/api/journeys/active')).body).toBeNull();
  expect(await accounts()).toEqual(known);
});
