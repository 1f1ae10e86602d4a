import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@wakafine/domain/units';
import { end, push, read, start, tryStart } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SPEEDS = [...ramp(0, 70), ...seconds(60, 78), ...ramp(70, 10)];

let server: TestServer;
/** Two phones of one citizen. */
let online: TestClient;
let offline: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const citizen = await TestClient.citizen(server.url);
  online = citizen;
  offline = new TestClient(server.url);
  await offline.rest('POST', '/api/auth/signin', { mobileNumber: citizen.mobileNumber, pinCode: '483920' });
});

function ago(ms: number): Date {
  return new Date(server.clock.now().getTime() - ms);
}

async function journeys(): Promise<JsonValue[]> {
  const { body } = await online.graphql('{ journeys { totalCount edges { node { id isActive } } } }');
  expect(body.data.journeys.edges).toHaveLength(body.data.journeys.totalCount);
  return body.data.journeys.edges.map(({ node }: JsonValue) => node);
}

/** Stored drive of the offline phone: its start, its fixes and its end. */
function storedDrive(startedAt: Date) {
  const input = {
    clientId: randomUUID(),
    registrationNumber: 'CE 900 ZZ',
    startedAt: startedAt.toISOString(),
  };
  return {
    input,
    fixes: straightDrive(startedAt, SPEEDS),
    endedAt: new Date(startedAt.getTime() + SPEEDS.length * 1_000),
  };
}

test('a drive without a network that overlaps the one of another phone waits for its end, and then is there once and whole', async () => {
  const active = await start(online, { clientId: randomUUID(), startedAt: ago(2 * HOUR_MS).toISOString() });
  const activeFixes = straightDrive(ago(2 * HOUR_MS), seconds(60, 40));
  await push(online, active.id, activeFixes);

  const { input, fixes, endedAt } = storedDrive(ago(HOUR_MS));
  const conflict = { code: 'CONFLICT', activeJourneyId: Number(active.id) };
  // The phone asks as for a journey that goes on, and then as for one that is over.
  expect((await tryStart(offline, input)).refused).toMatchObject(conflict);
  const over = { ...input, endedAt: endedAt.toISOString() };
  expect((await tryStart(offline, over)).refused).toMatchObject(conflict);
  expect(await journeys()).toEqual([{ id: active.id, isActive: true }]);

  const untouched = await read(online, active.id);
  await end(online, active.id);
  const late = await start(offline, input);
  expect((await start(offline, input)).id).toBe(late.id);
  await push(offline, late.id, fixes);
  await push(offline, late.id, fixes);
  await end(offline, late.id, endedAt);
  const synced = await read(online, late.id);
  expect(synced).toMatchObject({
    startTime: input.startedAt,
    endTime: endedAt.toISOString(),
    acceptedThrough: fixes.length,
    violationCount: 1,
  });
  expect(await read(online, active.id)).toMatchObject({
    acceptedThrough: activeFixes.length,
    distanceKm: untouched.distanceKm,
    violationCount: 0,
  });
  expect(await journeys()).toHaveLength(2);
});

test('a drive that was over before the other phone started is accepted beside it, with its violation', async () => {
  const { input, fixes, endedAt } = storedDrive(ago(3 * HOUR_MS));
  const active = await start(online, { clientId: randomUUID(), startedAt: ago(HOUR_MS).toISOString() });
  expect((await tryStart(offline, input)).refused.code).toBe('CONFLICT');
  const late = await start(offline, { ...input, endedAt: endedAt.toISOString() });
  await push(offline, late.id, fixes);
  expect(await read(offline, late.id)).toMatchObject({
    isActive: false,
    acceptedThrough: fixes.length,
    violationCount: 1,
  });
  expect((await read(online, active.id)).isActive).toBe(true);
});

test('what one phone stores for a journey of its own never lands in the journey of the other', async () => {
  const active = await start(online, { clientId: randomUUID() });
  const { input, fixes } = storedDrive(ago(HOUR_MS));
  expect((await push(offline, input.clientId, fixes)).refused.code).toBe('NOT_FOUND');
  expect((await read(online, active.id)).acceptedThrough).toBe(0);
});
