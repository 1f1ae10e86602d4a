import { endJourney, push, startJourney } from '../../../testing/drives/live-drive';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { newCitizen } from '../../../testing/party/party';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { watchStatements } from '../../../testing/server/watched-statements';

const ACTIVE = `{ activeJourney { id acceptedThrough distanceKm currentSpeedKmh isActive binding driverName role
  registrationNumber violationCount zone } }`;

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await server.another();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function activeOf(client: TestClient) {
  const { body } = await client.graphql(ACTIVE);
  expect(body.errors).toBeUndefined();
  return body.data.activeJourney;
}

/** Somebody under way since a minute, and forty fixes of theirs. */
async function driving() {
  const { client } = await newCitizen(server);
  const startedAt = new Date(Date.now() - 60_000);
  const journeyId = await startJourney(client, startedAt);
  return { client, journeyId, fixes: straightDrive(startedAt, seconds(40, 40)) };
}

/** The same session at the other process. */
function elsewhere(client: TestClient): TestClient {
  const there = new TestClient(other.url);
  there.setCookie('wf_session', client.cookie('wf_session') ?? '');
  return there;
}

test('what was pushed is shown from memory, by one statement', async () => {
  const { client, journeyId, fixes } = await driving();
  await push(client, journeyId, fixes.slice(0, 20));
  const statements = watchStatements(server.app);
  try {
    const ran = await statements.during(async () => {
      expect(await activeOf(client)).toMatchObject({ id: journeyId, acceptedThrough: 20, isActive: true });
    });
    expect(ran.filter((name) => name.startsWith('journeys.') || name.includes('Journey'))).toEqual([
      'journeys.active-of-accounts',
    ]);
  } finally {
    statements.stop();
  }
});

test('memory and database show the same', async () => {
  const { client, journeyId, fixes } = await driving();
  await push(client, journeyId, fixes);
  const remembered = await activeOf(client);
  expect(remembered).toMatchObject({ acceptedThrough: 41, zone: 'SAFE' });
  expect(await activeOf(elsewhere(client))).toEqual(remembered);
});

test('nobody sees less than another process has acknowledged', async () => {
  const { client, journeyId, fixes } = await driving();
  const there = elsewhere(client);
  for (let from = 0; from < 40; from += 10) {
    const pusher = from % 20 === 0 ? client : there;
    await push(pusher, journeyId, fixes.slice(from, from + 10));
    expect((await activeOf(client)).acceptedThrough).toBe(from + 10);
    expect((await activeOf(there)).acceptedThrough).toBe(from + 10);
  }
  await endJourney(there, journeyId, new Date());
  expect(await activeOf(client)).toBeNull();
});

test('the owner sees their own name while they drive, and nobody sees anything of another', async () => {
  const { client, journeyId, fixes } = await driving();
  await push(client, journeyId, fixes.slice(0, 5));
  expect(await activeOf(client)).toMatchObject({ driverName: 'Demo Citizen', role: 'DRIVER' });
  expect(await activeOf((await newCitizen(server)).client)).toBeNull();
  expect(await activeOf(new TestClient(server.url))).toBeNull();
});
