import { MINUTE_MS } from '@wakafine/domain/units';
import { setConsents } from '../../../testing/consent-calls';
import { push, start } from '../../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { ask, bind, provenCitizen, registerBus } from '../../../testing/register';
import type { RegisteredBus } from '../../../testing/register';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const ASK = '{ rideAgreement { isAgreed speedKmh } }';
const NOBODY = { isAgreed: false, speedKmh: null };

let server: TestServer;
let bus: RegisteredBus;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  bus = await registerBus(server);
});

interface Ride {
  readonly speedKmh?: number;
  readonly client?: TestClient;
  readonly hasConsent?: boolean;
}

/** Somebody who has scanned the code of the bus and measures a speed now. */
async function ride({ speedKmh = 80.7, client, hasConsent = true }: Ride = {}): Promise<TestClient> {
  const rider = client ?? (await provenCitizen(server));
  await setConsents(rider, { witness: hasConsent });
  const startedAt = new Date(server.clock.now().getTime() - MINUTE_MS);
  const { id } = await start(rider, { startedAt });
  await bind(rider, bus.typedCode);
  await push(rider, id, straightDrive(startedAt, seconds(59, speedKmh)));
  return rider;
}

async function agreement(rider: TestClient) {
  return (await ask(rider, ASK)).rideAgreement;
}

test('three people in a bus see that the others agree, with their own speed and no count', async () => {
  const rider = await ride();
  await ride({ speedKmh: 79 });
  await ride({ speedKmh: 82 });
  expect(await agreement(rider)).toEqual({ isAgreed: true, speedKmh: 80 });
});

test.each([
  ['one other', [{}]],
  ['one other, and one who is faster', [{}, { speedKmh: 90 }]],
  ['one other, and one who will be no witness', [{}, { hasConsent: false }]],
])('nothing is said with %s', async (_name, others) => {
  const rider = await ride();
  for (const other of others) {
    await ride(other);
  }
  expect(await agreement(rider)).toEqual(NOBODY);
});

test('an unproven number counts for nothing, and hears nothing', async () => {
  const unproven = await TestClient.citizen(server.url);
  const rider = await ride();
  await ride();
  await ride({ client: unproven });
  expect(await agreement(rider)).toEqual(NOBODY);
  await ride();
  expect(await agreement(unproven)).toEqual(NOBODY);
});

test('an answer holds for ten seconds, also when somebody joins meanwhile', async () => {
  const rider = await ride();
  await ride();
  expect(await agreement(rider)).toEqual(NOBODY);
  await ride();
  expect(await agreement(rider)).toEqual(NOBODY);
});

test('those who are in no vehicle by its code get no answer', async () => {
  const citizen = await provenCitizen(server);
  expect(await agreement(citizen)).toBeNull();
  await start(citizen);
  expect(await agreement(citizen)).toBeNull();
  expect((await ask(new TestClient(server.url), ASK)).refused.code).toBe('UNAUTHENTICATED');
});
