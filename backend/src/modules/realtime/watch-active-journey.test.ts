import { endJourney, push, startJourney } from '../../testing/drives/live-drive';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const WATCH = `subscription { activeJourney {
  id isActive registrationNumber distanceKm maxSpeedKmh currentSpeedKmh zone acceptedThrough violationCount
  violations { severity }
} }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A citizen with a journey that began 10 min ago, 36 s of it (the last ones at 80 km/h), and a watch on it. */
async function drivingCitizen() {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  const fixes = straightDrive(startedAt, [...seconds(5, 0), ...ramp(0, 80), ...seconds(22, 80)]);
  return { client, startedAt, fixes };
}

function watch(client: TestClient) {
  const socket = client.socket();
  const { results, atLeast } = collect(socket, WATCH);
  const journeys = () => results.map(({ data }) => data?.activeJourney);
  return { atLeast, journeys, leave: () => socket.dispose() };
}

test('the driver is notified of the journey at once, at every change, and with null at its end', async () => {
  const { client, startedAt, fixes } = await drivingCitizen();
  const { atLeast, journeys, leave } = watch(client);
  await atLeast(1);
  const id = await startJourney(client, startedAt, { registrationNumber: 'LT 222 BB' });
  await atLeast(2);
  await push(client, id, fixes.slice(0, 20));
  await atLeast(3);
  await push(client, id, fixes.slice(20));
  await atLeast(4);
  await endJourney(client, id, new Date(startedAt.getTime() + 60_000));
  await atLeast(5);
  const [before, started, moving, warned, ended] = journeys();
  expect(before).toBeNull();
  expect(started).toMatchObject({
    id,
    isActive: true,
    acceptedThrough: 0,
    currentSpeedKmh: null,
    zone: null,
  });
  expect(moving).toMatchObject({ id, registrationNumber: 'LT 222 BB', acceptedThrough: 20, violations: [] });
  expect(warned).toMatchObject({ acceptedThrough: 36, violationCount: 1, zone: 'DANGER' });
  // What hangs on the journey is asked for anew for every push.
  expect(warned).toMatchObject({ violations: [{ severity: 'DANGER' }] });
  expect(ended).toBeNull();
  await leave();
});

test('a watch that begins during a journey begins with its state of that moment', async () => {
  const { client, startedAt, fixes } = await drivingCitizen();
  const id = await startJourney(client, startedAt);
  await push(client, id, fixes);
  const { atLeast, journeys, leave } = watch(client);
  await atLeast(1);
  expect(journeys()).toMatchObject([{ id, acceptedThrough: 36, violationCount: 1 }]);
  await leave();
});

test('late fixes of an ended journey do not disturb the one that is active', async () => {
  const { client, startedAt, fixes } = await drivingCitizen();
  const older = await startJourney(client, startedAt);
  await push(client, older, fixes.slice(0, 10));
  await endJourney(client, older, new Date(startedAt.getTime() + 36_000));
  const newer = await startJourney(client, new Date(startedAt.getTime() + 120_000));
  const { atLeast, journeys, leave } = watch(client);
  await atLeast(1);
  await push(client, older, fixes.slice(10));
  const laterFixes = straightDrive(new Date(startedAt.getTime() + 120_000), seconds(5, 30));
  await push(client, newer, laterFixes);
  await atLeast(2);
  expect(journeys()).toMatchObject([
    { id: newer, acceptedThrough: 0 },
    { id: newer, acceptedThrough: 6 },
  ]);
  await leave();
});

test('a push that brings nothing new is no change', async () => {
  const { client, startedAt, fixes } = await drivingCitizen();
  const id = await startJourney(client, startedAt);
  await push(client, id, fixes.slice(0, 10));
  const { atLeast, journeys, leave } = watch(client);
  await atLeast(1);
  await push(client, id, fixes.slice(0, 10));
  await push(client, id, fixes.slice(0, 12));
  await atLeast(2);
  expect(journeys()).toMatchObject([{ acceptedThrough: 10 }, { acceptedThrough: 12 }]);
  await leave();
});

test('nobody is notified of the journey of somebody else', async () => {
  const driver = await drivingCitizen();
  const neighbour = await drivingCitizen();
  const { atLeast, journeys, leave } = watch(neighbour.client);
  await atLeast(1);
  const theirs = await startJourney(driver.client, driver.startedAt);
  await push(driver.client, theirs, driver.fixes);
  const own = await startJourney(neighbour.client, neighbour.startedAt);
  await atLeast(2);
  expect(journeys()).toEqual([null, expect.objectContaining({ id: own })]);
  await leave();
});
