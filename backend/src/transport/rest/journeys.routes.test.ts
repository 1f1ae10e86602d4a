import { randomUUID } from 'node:crypto';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const START = { vehicleType: 'car', registrationNumber: 'SW-452-CM', category: 'private' };
const ROW_KEYS = [
  'averageSpeed',
  'category',
  'distance',
  'driverName',
  'endTime',
  'id',
  'isActive',
  'maxSpeed',
  'registrationNumber',
  'startTime',
  'status',
  'transportAgency',
  'userId',
  'vehicleType',
  'violations',
];
const KEYS = [...ROW_KEYS, 'route'].sort();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A point so many seconds after the start of a journey. */
function pointAt(startTime: string, second: number) {
  const timestamp = new Date(Date.parse(startTime) + second * 1000).toISOString();
  return { lat: 4.05 + second * 0.0001, lng: 9.77, timestamp };
}

test('POST answers 201 with every key, null where nothing is known, and ignores userId', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { status, body } = await citizen.rest('POST', '/api/journeys', { ...START, userId: 1, distance: 99 });
  expect(status).toBe(201);
  const { body: me } = await citizen.rest('GET', '/api/auth/me');
  expect(body).toEqual({
    id: expect.any(Number),
    userId: me.id,
    vehicleType: 'Car',
    registrationNumber: 'SW-452-CM',
    category: 'Private',
    transportAgency: null,
    driverName: null,
    startTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    endTime: null,
    distance: 0,
    maxSpeed: null,
    averageSpeed: 0,
    isActive: true,
    status: 'active',
    violations: 0,
    route: [],
  });
});

test('POST while one is active answers 409 with activeJourneyId', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { body: first } = await citizen.rest('POST', '/api/journeys', START);
  const { status, body } = await citizen.rest('POST', '/api/journeys', START);
  expect(status).toBe(409);
  expect(body).toEqual({
    error: expect.any(String),
    code: 'CONFLICT',
    requestId: expect.any(String),
    activeJourneyId: first.id,
  });
});

test('POST with a clientId gives the same journey again, and 422 with other content', async () => {
  const citizen = await TestClient.citizen(server.url);
  const clientId = randomUUID();
  const { body: first } = await citizen.rest('POST', '/api/journeys', { ...START, clientId });
  const again = await citizen.rest('POST', '/api/journeys', { ...START, clientId });
  expect([again.status, again.body.id]).toEqual([201, first.id]);
  const other = await citizen.rest('POST', '/api/journeys', { ...START, vehicleType: 'BUS', clientId });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
});

const YEAR_MS = 365 * 86_400_000;

test.each([
  ['vehicleType', { vehicleType: 'plane' }, 'Please select a vehicle type'],
  ['vehicleType', { vehicleType: 7 }, 'Please select a vehicle type'],
  ['category', { category: null }, 'Please select a travel category'],
  ['registrationNumber', { registrationNumber: 'AB' }, 'Registration number must be at least 3 characters'],
  ['registrationNumber', { registrationNumber: '---' }, 'Registration number must be at least 3 characters'],
  [
    'registrationNumber',
    { registrationNumber: 'A'.repeat(21) },
    'Registration number must be at most 20 characters',
  ],
  // In upper case these 20 letters are 40, more than identifies a vehicle.
  [
    'registrationNumber',
    { registrationNumber: 'ß'.repeat(20) },
    'Registration number must be at most 20 characters',
  ],
  ['registrationNumber', { registrationNumber: 'LT\u0000123' }, 'Must not contain control characters'],
  ['transportAgency', { category: 'Public' }, 'Transport agency name is required for public vehicles'],
  [
    'transportAgency',
    { category: 'Public', transportAgency: ' A ' },
    'Transport agency name is required for public vehicles',
  ],
  [
    'transportAgency',
    { transportAgency: 'A'.repeat(81) },
    'Transport agency name must be at most 80 characters',
  ],
  ['transportAgency', { transportAgency: 'Men\u0000Travel' }, 'Must not contain control characters'],
  ['transportAgency', { transportAgency: 5 }, 'Must be a text'],
  ['clientId', { clientId: 'one' }, 'Must be a UUID'],
  ['clientId', { clientId: '\u0000' }, 'Must be a UUID'],
  ['startTime', { startTime: 'yesterday' }, expect.stringContaining('Must be a time')],
  ['startTime', { startTime: Date.now() + YEAR_MS }, 'Must not be in the future'],
  ['startTime', { startTime: Date.now() - YEAR_MS }, expect.stringContaining('Must not be before')],
  ['endTime', { endTime: 1e300 }, expect.stringContaining('Must be a time')],
  ['endTime', { endTime: Date.now() - 3_600_000 }, expect.stringContaining('Must not be before')],
])('POST with a wrong %s (%j) answers 400 at that field', async (field, over, sentence) => {
  const citizen = await TestClient.citizen(server.url);
  const { status, body } = await citizen.rest('POST', '/api/journeys', { ...START, ...over });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: sentence,
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
    fields: { [field]: sentence },
  });
});

test('active answers the journey with its route, or null as JSON', async () => {
  const citizen = await TestClient.citizen(server.url);
  const none = await citizen.rest('GET', '/api/journeys/active');
  expect([none.status, none.body]).toEqual([200, null]);
  expect(none.headers.get('content-type')).toMatch(/^application\/json/);
  const { body: started } = await citizen.rest('POST', '/api/journeys', START);
  const { status, body } = await citizen.rest('GET', '/api/journeys/active');
  expect([status, body]).toEqual([200, started]);
});

test('of a list of a million members the first fault is named, and the others are not searched', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { body: journey } = await citizen.rest('POST', '/api/journeys', START);
  const path = `/api/journeys/${journey.id}`;
  const { status, body } = await citizen.rest('PATCH', path, `{"route":[${'0,'.repeat(1_400_000)}0]}`);
  expect([status, body.fields]).toEqual([400, { route: 'Must have at most 20000 members' }]);
  const { body: few } = await citizen.rest('PATCH', path, { route: [0, {}], maxSpeed: 301 });
  expect(Object.keys(few.fields)).toEqual([
    'maxSpeed',
    'route.0',
    'route.1.lat',
    'route.1.lng',
    'route.1.timestamp',
  ]);
});

test('PATCH stores a route and claims, leaves the figures its own, and ends', async () => {
  const citizen = await TestClient.citizen(server.url);
  const startTime = new Date(Date.now() - 60_000).toISOString();
  const { body: started } = await citizen.rest('POST', '/api/journeys', { ...START, startTime });
  const path = `/api/journeys/${started.id}`;
  const route = [0, 1, 2, 3, 4, 5].map((second) => pointAt(startTime, second));
  const claims = { maxSpeed: 250, distance: 900, averageSpeed: 120, registrationNumber: 'XX 999 XX' };
  const patched = await citizen.rest('PATCH', path, { ...claims, route });
  expect(patched.status).toBe(200);
  expect(Object.keys(patched.body).sort()).toEqual(KEYS);
  expect(patched.body.registrationNumber).toBe('SW-452-CM');
  expect(patched.body.distance).toBe(0.056);
  expect(patched.body.maxSpeed).toBeCloseTo(40, 0);
  expect(patched.body.route).toEqual(route.map((point) => ({ ...point, accuracy: null, speed: null })));
  const longer = [...route, { ...pointAt(startTime, 6), accuracy: 12, speed: 40 }];
  const ended = await citizen.rest('PATCH', path, { route: longer, isActive: false });
  expect(ended.body.route).toHaveLength(7);
  expect(ended.body.route[6]).toMatchObject({ accuracy: 12, speed: 40 });
  expect(ended.body).toMatchObject({ isActive: false, status: 'completed', endTime: expect.any(String) });
  const reopened = await citizen.rest('PATCH', path, { isActive: true, maxSpeed: 66 });
  expect([reopened.status, reopened.body.code]).toEqual([409, 'CONFLICT']);
  const again = await citizen.rest('PATCH', path, { isActive: false });
  expect([again.status, again.body.endTime]).toEqual([200, ended.body.endTime]);
  const [stored] = await server.dataSource.query('SELECT * FROM journey WHERE id = $1', [started.id]);
  expect(stored).toMatchObject({
    claimed_max_speed_kmh: 250,
    claimed_distance_km: 900,
    claimed_average_speed_kmh: 120,
  });
});

test('a visitor gets public rows a day late, a citizen its own, staff all with masked plates', async () => {
  const [owner, other, viewer] = await Promise.all([
    TestClient.citizen(server.url),
    TestClient.citizen(server.url),
    staffClient(server, 'VIEWER'),
  ]);
  const bus = { ...START, vehicleType: 'BUS', category: 'public', transportAgency: 'Men Travel' };
  const { body: started } = await owner.rest('POST', '/api/journeys', bus);
  const rowFor = async (client: TestClient, query = '?limit=200') => {
    const { status, body } = await client.rest('GET', `/api/journeys${query}`);
    expect(status).toBe(200);
    return body.find(({ id }: { id: number }) => id === started.id);
  };
  const visitor = new TestClient(server.url);
  const rowsFor = async () => (await visitor.rest('GET', '/api/journeys?limit=200&include=route')).body;
  expect(await rowsFor()).toEqual([]);
  expect(Object.keys(await rowFor(owner)).sort()).toEqual(ROW_KEYS);
  expect(Object.keys(await rowFor(owner, '?include=route')).sort()).toEqual(KEYS);
  expect(await rowFor(other)).toBeUndefined();
  const forStaff = await rowFor(viewer);
  expect(Object.keys(forStaff).sort()).toEqual([...ROW_KEYS, 'vehicleId'].sort());
  expect(forStaff.registrationNumber).toBe('SW-•••-CM');
  await owner.rest('PATCH', `/api/journeys/${started.id}`, { isActive: false });
  expect(await rowsFor()).toEqual([]);
  server.clock.advance(26 * 3_600_000);
  const [row] = await server.dataSource.query('SELECT public_id FROM journey WHERE id = $1', [started.id]);
  const publicRow = (await rowsFor()).find(({ id }: { id: number }) => id === Number(row.public_id));
  expect(publicRow).toEqual({
    id: expect.any(Number) as number,
    registrationNumber: 'SW •••• ••',
    category: 'Public',
    transportAgency: null,
    violations: 0,
  });
});

test('public rows of journeys come in the order of their ids, and go on before the last one seen', async () => {
  server.clock.advance(48 * 3_600_000);
  const visitor = new TestClient(server.url);
  const ids = async (query: string): Promise<number[]> =>
    (await visitor.rest('GET', `/api/journeys?${query}`)).body.map(({ id }: { id: number }) => id);
  const all = await ids('limit=200');
  expect(all.length).toBeGreaterThan(0);
  expect(all).toEqual([...all].sort((one, other) => other - one));
  const [first = 0] = all;
  expect(await ids(`limit=200&before=${first}`)).toEqual(all.slice(1));
});

test('lists come newest first and go on before the last row seen', async () => {
  const citizen = await TestClient.citizen(server.url);
  const hourAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const hours of [3, 5, 1]) {
    await citizen.rest('POST', '/api/journeys', {
      ...START,
      startTime: hourAgo(hours),
      endTime: hourAgo(hours - 0.5),
    });
  }
  const { body: all } = await citizen.rest('GET', '/api/journeys');
  const times = all.map(({ startTime }: { startTime: string }) => startTime);
  expect(times).toEqual([...times].sort().reverse());
  const { body: first } = await citizen.rest('GET', '/api/journeys?limit=2');
  const { body: rest } = await citizen.rest('GET', `/api/journeys?limit=2&before=${first[1].id}`);
  expect([...first, ...rest]).toEqual(all);
});

test('visitors and staff may not drive; what is not theirs is not there', async () => {
  const [owner, other, viewer] = await Promise.all([
    TestClient.citizen(server.url),
    TestClient.citizen(server.url),
    staffClient(server, 'ADMIN'),
  ]);
  const visitor = new TestClient(server.url);
  const { body: started } = await owner.rest('POST', '/api/journeys', START);
  const statusOf = async (client: TestClient, method: string, path: string, body?: unknown) =>
    (await client.rest(method, path, body)).status;
  expect(await statusOf(visitor, 'POST', '/api/journeys', START)).toBe(401);
  expect(await statusOf(viewer, 'POST', '/api/journeys', START)).toBe(403);
  expect(await statusOf(visitor, 'GET', '/api/journeys/active')).toBe(401);
  expect(await statusOf(viewer, 'GET', '/api/journeys/active')).toBe(403);
  const path = `/api/journeys/${started.id}`;
  expect(await statusOf(visitor, 'PATCH', path, {})).toBe(401);
  expect(await statusOf(viewer, 'PATCH', path, {})).toBe(403);
  expect(await statusOf(other, 'PATCH', path, { isActive: false })).toBe(404);
  expect(await statusOf(owner, 'PATCH', '/api/journeys/999999999', {})).toBe(404);
  expect(await statusOf(owner, 'PATCH', path, {})).toBe(200);
});
