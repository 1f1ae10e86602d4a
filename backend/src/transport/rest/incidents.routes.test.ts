import { randomUUID } from 'node:crypto';
import { end, push, start } from '../../testing/drives/drive-calls';
import { staffClient } from '../../testing/staff';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const MISSING = 'Missing Information - Please select your mood and incident type before submitting';
const INCIDENT = {
  mood: 'worried',
  incidentType: 'road_hazard',
  description: 'A tree lies across the road.',
  severity: 'high',
  location: { lat: 4.05116, lng: 9.76794 },
};

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  citizen = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function notify(client: TestClient, over: Readonly<Record<string, unknown>> = {}) {
  const { status, body } = await client.rest('POST', '/api/incidents', { ...INCIDENT, ...over });
  expect(status).toBe(201);
  return body;
}

test('an incident answers 201 with every key', async () => {
  const { body: me } = await citizen.rest('GET', '/api/auth/me');
  expect(await notify(citizen)).toEqual({
    id: expect.any(Number),
    userId: me.id,
    mood: 'worried',
    incidentType: 'road_hazard',
    description: 'A tree lies across the road.',
    severity: 'high',
    injuredCount: null,
    vehicle: null,
    location: { lat: 4.05116, lng: 9.76794 },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    status: 'received',
    statusReason: null,
    resolvedAt: null,
  });
});

test('mood and type are enough: severity is medium, the rest null, the time now', async () => {
  const { body, status } = await citizen.rest('POST', '/api/incidents', {
    mood: 'sad',
    incidentType: 'other',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ severity: 'medium', description: null, location: null });
  expect(Math.abs(Date.parse(body.timestamp) - server.clock.now().getTime())).toBeLessThan(10_000);
});

test.each(['crash', 'breakdown', 'flood', 'animals', 'roadblock', 'Crash'])(
  'a %s is stored with the hurt and the vehicle, and listed so',
  async (incidentType) => {
    const { id } = await notify(citizen, { incidentType, injuredCount: 2, vehicle: ' LT 482 KD ' });
    const { body } = await citizen.rest('GET', '/api/incidents');
    const listed = { id, incidentType: incidentType.toLowerCase(), injuredCount: 2, vehicle: 'LT 482 KD' };
    expect(body[0]).toMatchObject(listed);
    const seen = await (await staffClient(server, 'VIEWER')).rest('GET', '/api/incidents');
    expect(seen.body[0]).toMatchObject({ id, vehicle: 'LT ••• KD' });
  },
);

test.each([
  ['mood', { mood: undefined }, MISSING],
  ['mood', { mood: 'bored' }, MISSING],
  ['incidentType', { incidentType: null }, MISSING],
  ['incidentType', { incidentType: { $ne: 1 } }, MISSING],
  ['severity', { severity: 'huge' }, 'Must be low, medium or high'],
  ['description', { description: 'x'.repeat(2001) }, 'Must be at most 2000 characters'],
  ['description', { description: 'a\u0000b' }, 'Must not contain control characters'],
  ['description', { description: 7 }, 'Must be a text'],
  ['location', { location: 'here' }, 'Must be an object'],
  ['location.lat', { location: { lat: 91, lng: 9 } }, 'Must be a number from -90 to 90'],
  ['location.lng', { location: { lat: 4 } }, 'Must be a number from -180 to 180'],
  ['injuredCount', { injuredCount: -1 }, expect.any(String)],
  ['injuredCount', { injuredCount: 1.5 }, expect.any(String)],
  ['injuredCount', { injuredCount: 201 }, expect.any(String)],
  ['vehicle', { vehicle: 'x'.repeat(81) }, 'Must be at most 80 characters'],
  ['vehicle', { vehicle: 'LT\u0000' }, 'Must not contain control characters'],
  ['timestamp', { timestamp: 'yesterday' }, expect.stringContaining('Must be a time')],
  ['timestamp', { timestamp: Date.now() + 86_400_000 }, 'Must not be in the future'],
  ['timestamp', { timestamp: Date.now() - 8 * 86_400_000 }, expect.stringContaining('Must not be before')],
  ['clientId', { clientId: 'one' }, 'Must be a UUID'],
])('an incident with a wrong %s (%j) answers 400 at that field', async (field, over, sentence) => {
  const { status, body } = await citizen.rest('POST', '/api/incidents', { ...INCIDENT, ...over });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: sentence,
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
    fields: { [field]: sentence },
  });
});

test('a clientId gives the same incident again, also at the same time, and 422 with other content', async () => {
  const clientId = randomUUID();
  const received = await Promise.all([1, 2, 3].map(() => notify(citizen, { clientId })));
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  const other = await citizen.rest('POST', '/api/incidents', { ...INCIDENT, clientId, mood: 'angry' });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  const stranger = await TestClient.citizen(server.url);
  expect((await notify(stranger, { clientId })).id).not.toBe(received[0].id);
});

test('who may submit and who sees: citizens submit and see their own, staff see all and submit nothing', async () => {
  const [owner, other, viewer] = [
    await TestClient.citizen(server.url),
    await TestClient.citizen(server.url),
    await staffClient(server, 'VIEWER'),
  ];
  const made = await notify(owner);
  const visitor = new TestClient(server.url);
  expect((await visitor.rest('POST', '/api/incidents', INCIDENT)).status).toBe(401);
  expect((await viewer.rest('POST', '/api/incidents', INCIDENT)).status).toBe(403);
  expect((await visitor.rest('GET', '/api/incidents')).status).toBe(401);
  expect((await owner.rest('GET', '/api/incidents')).body).toEqual([made]);
  expect((await other.rest('GET', '/api/incidents')).body).toEqual([]);
  const { status, body } = await viewer.rest('GET', '/api/incidents?limit=1');
  expect([status, body]).toEqual([200, [made]]);
});

test('an incident is a row among the violations for its owner and for staff, and for nobody else', async () => {
  const owner = await TestClient.citizen(server.url);
  const made = await notify(owner);
  const row = {
    id: made.id,
    journeyId: 0,
    speed: 0,
    timestamp: made.timestamp,
    latitude: 4.05116,
    longitude: 9.76794,
    severity: 'HIGH',
    grade: null,
    limit: null,
    limitSource: null,
    proven: null,
    uncertainty: null,
    reported: false,
    registrationNumber: null,
    transportAgency: null,
    category: null,
    vehicleType: null,
  };
  const operator = await staffClient(server, 'OPERATOR');
  const idsFor = async (client: TestClient): Promise<number[]> =>
    (await client.rest('GET', '/api/violations')).body.map(({ id }: { id: number }) => id);
  expect((await owner.rest('GET', '/api/violations')).body).toEqual([row]);
  expect(await idsFor(operator)).toContain(made.id);
  expect(await idsFor(await TestClient.citizen(server.url))).not.toContain(made.id);
  expect(await idsFor(new TestClient(server.url))).not.toContain(made.id);
  const resolve = `mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { status } } }`;
  await operator.graphql(resolve, { id: String(made.id) });
  expect((await owner.rest('GET', '/api/violations')).body).toEqual([{ ...row, reported: true }]);
  const { body: staffRows } = await operator.rest('GET', '/api/violations?limit=200');
  expect(staffRows.find(({ id }: { id: number }) => id === made.id)).toMatchObject({ vehicleId: null });
});

test('violations and incidents are one list: newest first, page by page, each row once', async () => {
  const owner = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 600_000);
  const { id: journeyId } = await start(owner, { startedAt: startedAt.toISOString() });
  const claim = { journeyId: Number(journeyId), speed: 80, latitude: 4, longitude: 9 };
  const at = (minutesAgo: number): string =>
    new Date(server.clock.now().getTime() - minutesAgo * 60_000).toISOString();
  await notify(owner, { timestamp: at(5) });
  await owner.rest('POST', '/api/violations', claim);
  await notify(owner, { timestamp: at(3) });
  await push(
    owner,
    journeyId,
    straightDrive(startedAt, [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 20), ...seconds(10, 20)]),
  );
  await notify(owner, { timestamp: at(60) });
  const { body: whole } = await owner.rest('GET', '/api/violations');
  expect(whole.map(({ journeyId: of }: { journeyId: number }) => of === 0)).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  let paged: { id: number }[] = [];
  for (let page = 0; page < 6; page += 1) {
    const before = paged.at(-1)?.id;
    const query = `limit=2${before === undefined ? '' : `&before=${before}`}`;
    paged = [...paged, ...(await owner.rest('GET', `/api/violations?${query}`)).body];
  }
  expect(paged).toEqual(whole);
  const { body: incidents } = await owner.rest('GET', `/api/incidents?limit=1&before=${whole[1].id}`);
  expect(incidents.map(({ id }: { id: number }) => id)).toEqual([whole[2].id]);
});

test('statistics are own for a citizen, live for staff, and of the last full hour for visitors', async () => {
  const driver = await TestClient.citizen(server.url);
  const visitor = new TestClient(server.url);
  const viewer = await staffClient(server, 'VIEWER');
  const statistics = async (client: TestClient) => {
    const { status, body } = await client.rest('GET', '/api/statistics');
    expect(status).toBe(200);
    return body;
  };
  const before = await statistics(viewer);
  const submittedBefore = await statistics(visitor);
  expect(await statistics(driver)).toEqual({
    totalJourneys: 0,
    totalDistance: 0,
    averageSpeed: 0,
    totalViolations: 0,
    safeDrivingPercentage: 100,
  });
  for (const speedKmh of [36, 72]) {
    const startedAt = new Date(server.clock.now().getTime() - 300_000);
    const { id } = await start(driver, { startedAt: startedAt.toISOString() });
    await driver.rest('POST', '/api/violations', {
      journeyId: Number(id),
      speed: 90,
      latitude: 4,
      longitude: 9,
    });
    await push(driver, id, straightDrive(startedAt, [...seconds(100, speedKmh)]));
    await end(driver, id, new Date(startedAt.getTime() + 200_000));
  }
  await notify(driver);
  const own = await statistics(driver);
  expect(own).toMatchObject({ totalJourneys: 2, totalViolations: 1, safeDrivingPercentage: 50 });
  // 100 s at 36 km/h and 100 s at 72 km/h: 3 km in 200 s, of which the first one at 36 km/h does not show
  // whether it is a start or a stop: 54.0904, which is shown rounded down.
  expect(own.totalDistance).toBeCloseTo(3, 2);
  expect(own.averageSpeed).toBe(54.09);
  const after = await statistics(viewer);
  expect(after).toMatchObject({
    totalJourneys: before.totalJourneys + 2,
    totalViolations: before.totalViolations + 1,
  });
  expect(await statistics(visitor)).toEqual(submittedBefore);
  server.clock.advance(2 * 3_600_000);
  const received = { ...after, totalDistance: Math.floor(after.totalDistance / 10) * 10 };
  expect(await statistics(visitor)).toEqual({ ...received, averageSpeed: Math.floor(after.averageSpeed) });
  const { body } = await driver.graphql(
    '{ statistics { totalJourneys totalDistanceKm } myStatistics { totalJourneys averageSpeedKmh } }',
  );
  expect(body.data).toEqual({
    statistics: { totalJourneys: after.totalJourneys, totalDistanceKm: received.totalDistance },
    myStatistics: { totalJourneys: 2, averageSpeedKmh: own.averageSpeed },
  });
});
