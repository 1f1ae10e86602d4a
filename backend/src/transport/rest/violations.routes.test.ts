import { start } from '../../testing/drives/drive-calls';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const KEYS = [
  'grade',
  'limit',
  'limitSource',
  'proven',
  'uncertainty',
  'category',
  'id',
  'journeyId',
  'latitude',
  'longitude',
  'registrationNumber',
  'reported',
  'severity',
  'speed',
  'timestamp',
  'transportAgency',
  'vehicleType',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A citizen on a journey, with the claim that it may make. */
async function onTheRoad() {
  const client = await TestClient.citizen(server.url);
  const journey = await start(client);
  const journeyId = Number(journey.id);
  return {
    client,
    claim: { journeyId, speed: 83.5, latitude: 4.05116, longitude: 9.76794, severity: 'LOW' },
  };
}

/** Makes a claim one that the track has shown, as a public row needs it. */
async function corroborate(id: number): Promise<void> {
  await server.dataSource.query(`UPDATE violation SET is_claimed = false, grade = 'A' WHERE id = $1`, [id]);
}

test('a claim answers 201 with every key and the severity of its speed', async () => {
  const { client, claim } = await onTheRoad();
  const { status, body } = await client.rest('POST', '/api/violations', claim);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    journeyId: claim.journeyId,
    speed: 83.5,
    timestamp: expect.stringMatching(/Z$/),
    latitude: 4.05116,
    longitude: 9.76794,
    severity: 'DANGER',
    grade: 'C',
    limit: null,
    limitSource: null,
    proven: null,
    uncertainty: null,
    reported: false,
    registrationNumber: 'LT 482 KD',
    transportAgency: null,
    category: 'Private',
    vehicleType: 'Car',
  });
});

test.each([
  ['speed', { speed: 49.9 }],
  ['speed', { speed: 301 }],
  ['speed', { speed: '80' }],
  ['speed', { speed: -5 }],
  ['speed', { speed: null }],
  ['latitude', { latitude: 91 }],
  ['longitude', { longitude: -180.1 }],
  ['latitude', { latitude: undefined }],
  ['journeyId', { journeyId: '7' }],
])('a claim with a wrong %s (%j) answers 400 at that field', async (field, over) => {
  const { client, claim } = await onTheRoad();
  const { status, body } = await client.rest('POST', '/api/violations', { ...claim, ...over });
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each(['1.5', '-1', '0', '1e30', '9007199254740993'])(
  'a claim on the journey %s answers 404',
  async (journeyId) => {
    const { client, claim } = await onTheRoad();
    const text = JSON.stringify(claim).replace(/"journeyId":\d+/, `"journeyId":${journeyId}`);
    const { status, body } = await client.rest('POST', '/api/violations', text);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test.each([
  ['speed', '83.5'],
  ['journeyId', '\\d+'],
])('a %s of 1e999 in a claim is no number', async (field, value) => {
  const { client, claim } = await onTheRoad();
  const text = JSON.stringify(claim).replace(new RegExp(`"${field}":${value}`), `"${field}":1e999`);
  const { status, body } = await client.rest('POST', '/api/violations', text);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('claims of others, of visitors and of staff are refused, and so is one on an ended journey', async () => {
  const { client, claim } = await onTheRoad();
  const statusOf = async (by: TestClient): Promise<number> =>
    (await by.rest('POST', '/api/violations', claim)).status;
  expect(await statusOf(new TestClient(server.url))).toBe(401);
  expect(await statusOf(await TestClient.citizen(server.url))).toBe(404);
  expect(await statusOf(await staffClient(server, 'ADMIN'))).toBe(403);
  await client.rest('PATCH', `/api/journeys/${claim.journeyId}`, { isActive: false });
  expect(await statusOf(client)).toBe(409);
});

test('others see a public row, staff see the place, and an uncorroborated claim stays private', async () => {
  const { client, claim } = await onTheRoad();
  const { body: made } = await client.rest('POST', '/api/violations', claim);
  const [visitor, other, viewer] = [
    new TestClient(server.url),
    await TestClient.citizen(server.url),
    await staffClient(server, 'VIEWER'),
  ];
  const [{ public_id: publicText }] = await server.dataSource.query(
    'SELECT public_id FROM violation WHERE id = $1',
    [made.id],
  );
  const publicId = Number(publicText);
  const rowFor = async (by: TestClient) => {
    const { status, body } = await by.rest('GET', '/api/violations?limit=200');
    expect(status).toBe(200);
    return body.find(({ id }: { id: number }) => id === made.id || id === publicId);
  };
  expect(await rowFor(client)).toEqual(made);
  expect(await rowFor(visitor)).toBeUndefined();
  expect(await rowFor(other)).toBeUndefined();
  expect(Object.keys(await rowFor(viewer)).sort()).toEqual([...KEYS, 'vehicleId'].sort());
  await corroborate(made.id);
  const hidden = { journeyId: null, latitude: null, longitude: null, speed: 83, grade: 'A' };
  const timestamp = `${made.timestamp.slice(0, 13)}:00:00.000Z`;
  const publicRow = { ...made, ...hidden, id: publicId, timestamp, registrationNumber: 'LT •••• ••' };
  expect(await rowFor(visitor)).toEqual(publicRow);
  expect(await rowFor(other)).toEqual(publicRow);
  expect(await rowFor(client)).toEqual({ ...made, grade: 'A' });
  expect(await rowFor(viewer)).toMatchObject({ latitude: 4.05116, registrationNumber: 'LT ••• KD' });
});

test('a report answers 200 with reported true, and the first one stands', async () => {
  const { client, claim } = await onTheRoad();
  const { body: made } = await client.rest('POST', '/api/violations', claim);
  const path = `/api/violations/${made.id}/report`;
  const first = await client.rest('POST', path);
  expect([first.status, first.body]).toEqual([200, { ...made, reported: true }]);
  const reports = () =>
    server.dataSource.query('SELECT reported_at, reported_by FROM violation WHERE id = $1', [made.id]);
  const [before] = await reports();
  const operator = await staffClient(server, 'OPERATOR');
  const again = await operator.rest('POST', path);
  expect([again.status, again.body.reported]).toEqual([200, true]);
  expect(await reports()).toEqual([before]);
});

test('who may report: the owner and staff but viewers; for others there is nothing', async () => {
  const { client, claim } = await onTheRoad();
  const { body: made } = await client.rest('POST', '/api/violations', claim);
  await corroborate(made.id);
  const statusOf = async (by: TestClient, id: number | string = made.id): Promise<number> =>
    (await by.rest('POST', `/api/violations/${id}/report`)).status;
  expect(await statusOf(new TestClient(server.url))).toBe(401);
  expect(await statusOf(await TestClient.citizen(server.url))).toBe(404);
  expect(await statusOf(await staffClient(server, 'VIEWER'))).toBe(403);
  for (const role of ['OPERATOR', 'SUPERVISOR', 'ADMIN'] as const) {
    expect(await statusOf(await staffClient(server, role))).toBe(200);
  }
  expect(await statusOf(client, 999_999_999)).toBe(404);
  expect(await statusOf(client, 'abc')).toBe(404);
  expect(await statusOf(client)).toBe(200);
});
