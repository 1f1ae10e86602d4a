import { push, read, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let citizen: TestClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
  ({ id } = await start(citizen, {
    startedAt: new Date(server.clock.now().getTime() - 600_000).toISOString(),
  }));
});

function claim(speed: number, latitude = 4.05) {
  const payload = { journeyId: Number(id), speed, latitude, longitude: 9.77, severity: 'CAUTION' };
  return citizen.rest('POST', '/api/violations', payload);
}

/** The citizen's violations as GraphQL lists them. */
async function listed(): Promise<JsonValue> {
  const fields = 'id speedKmh severity grade isClaimed isWithdrawn startedAt';
  const { body } = await citizen.graphql(`{ violations { totalCount edges { node { ${fields} } } } }`);
  return body.data.violations.edges.map(({ node }: { node: JsonValue }) => node);
}

/** A drive with a long stretch at a speed that began so many seconds before the server's now. */
function fastDrive(secondsAgo: number, speedKmh: number, forSeconds: number) {
  const startedAt = new Date(server.clock.now().getTime() - secondsAgo * 1000);
  return straightDrive(startedAt, [
    ...ramp(0, speedKmh),
    ...seconds(forSeconds, speedKmh),
    ...ramp(speedKmh, 0),
  ]);
}

test('claims less than 15 s apart are one, with the highest speed and its place', async () => {
  const first = await claim(55, 4.01);
  expect([first.status, first.body.severity]).toEqual([201, 'CAUTION']);
  server.clock.advance(10_000);
  const second = await claim(75, 4.02);
  expect([second.status, second.body.id]).toEqual([200, first.body.id]);
  expect(second.body).toMatchObject({ speed: 75, severity: 'DANGER', latitude: 4.02 });
  server.clock.advance(10_000);
  const third = await claim(62, 4.03);
  expect([third.status, third.body.id]).toEqual([200, first.body.id]);
  expect(third.body).toMatchObject({ speed: 75, latitude: 4.02, timestamp: first.body.timestamp });
  server.clock.advance(15_000);
  const fourth = await claim(62, 4.04);
  expect(fourth.status).toBe(201);
  expect(fourth.body.id).not.toBe(first.body.id);
});

test('parallel claims are one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => claim(50 + index)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await listed())[0].speedKmh).toBe(59);
});

test('a claim alone is listed with grade C and counted nowhere', async () => {
  const { body } = await claim(80);
  expect(await listed()).toEqual([
    expect.objectContaining({ id: String(body.id), grade: 'C', isClaimed: true, severity: 'DANGER' }),
  ]);
  const journey = await read(citizen, id);
  expect([journey.violationCount, journey.violations]).toEqual([0, []]);
  const { body: row } = await citizen.rest('GET', '/api/journeys/active');
  expect(row.violations).toBe(0);
  const recent = await citizen.graphql('{ recentViolations(perZone: 20) { danger { id } } }');
  expect(recent.body.data.recentViolations.danger).toEqual([]);
});

test('a track episode over the same time takes over the id of the claim, and its figures', async () => {
  const { body: claimed } = await claim(140);
  await push(citizen, id, fastDrive(30, 80, 40));
  const { violations, violationCount } = await read(citizen, id);
  expect(violationCount).toBe(1);
  expect(violations[0]).toMatchObject({ id: String(claimed.id), isClaimed: false, severity: 'DANGER' });
  // A hair less than 80 is measured, and speeds are shown rounded down.
  expect(violations[0].speedKmh).toBe(79.99);
  expect(await listed()).toEqual([expect.objectContaining({ id: String(claimed.id), grade: 'B' })]);
});

test('of two claims within one episode the earlier gives its id and the later is withdrawn', async () => {
  const { body: first } = await claim(60);
  server.clock.advance(20_000);
  const { body: second } = await claim(60);
  await push(citizen, id, fastDrive(40, 80, 60));
  expect((await read(citizen, id)).violations.map(({ id: received }: JsonValue) => received)).toEqual([
    String(first.id),
  ]);
  expect(await listed()).toHaveLength(1);
  const gone = await citizen.rest('POST', `/api/violations/${second.id}/report`);
  expect(gone.status).toBe(404);
});

test('an episode at another time leaves the claim alone', async () => {
  const { body: claimed } = await claim(60);
  await push(citizen, id, fastDrive(500, 80, 40));
  const { violations, violationCount } = await read(citizen, id);
  expect(violationCount).toBe(1);
  expect(violations[0].id).not.toBe(String(claimed.id));
  expect(await listed()).toHaveLength(2);
});

test('a claim during an open episode is folded into it and changes nothing of it', async () => {
  await push(citizen, id, fastDrive(30, 80, 20).slice(0, 28));
  const [open] = (await read(citizen, id)).violations;
  expect(open.endedAt).toBeNull();
  const { status, body } = await claim(200);
  expect([status, String(body.id)]).toEqual([200, open.id]);
  expect(body.speed).toBe(open.speedKmh);
  expect(await listed()).toHaveLength(1);
});
