import { buildDrive } from './drives/drive';
import { sendFixes } from './drive-journey';
import { freshIdentity } from './identity';
import { createPhone, type Phone } from './phone';
import { startWireServer, type Mishap, type WireServer } from './testing/wire-server';

const STARTED_AT_MS = Date.UTC(2026, 0, 5);
const CAR = { vehicleType: 'CAR', registrationNumber: 'LT 000 ZZ', category: 'PRIVATE' } as const;
const START = { ...CAR, startedAtMs: STARTED_AT_MS };
const { fixes } = buildDrive({ kind: 'city', seed: 1, startedAtMs: STARTED_AT_MS, durationS: 99 });

let server: WireServer;
let phone: Phone;

beforeEach(async () => {
  server = await startWireServer();
  phone = createPhone({ url: server.url, patienceMs: 5_000 });
});
afterEach(() => server.close());

async function signIn(): Promise<void> {
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
}

test('a phone that has signed in carries its session and its device mark', async () => {
  expect(await phone.viewerId()).toBeNull();
  await signIn();
  expect(await phone.viewerId()).toBe('1');
  expect(phone.cookieHeader()).toBe('wf_session=s1; wf_device=d1');
});

test.each<Mishap>(['lost-request', 'lost-answer', 'restarting', 'unavailable', 'too-many'])(
  'every act survives a %s',
  async (mishap) => {
    for (const operation of ['SignUp', 'SignIn', 'StartJourney', 'RecordFixes', 'EndJourney', 'Violations']) {
      server.misbehave(operation, mishap);
    }
    await signIn();
    const { id } = await phone.startJourney(START);
    const { accepted, duplicates } = await sendFixes(phone, id, fixes, { batchSize: 30 });
    const journey = await phone.endJourney(id, STARTED_AT_MS + 99_000);
    expect(server.book.journeys).toHaveLength(1);
    expect([...(server.book.journeys[0]?.fixes.keys() ?? [])]).toEqual(fixes.map((fix) => fix.seq));
    expect(accepted + duplicates).toBe(fixes.length);
    expect(journey).toMatchObject({ isActive: false, endTime: '2026-01-05T00:01:39.000Z' });
    expect((await phone.violations(id)).map((violation) => violation.id)).toEqual(['1', '2']);
  },
);

test('a push is sent again until patience ends', async () => {
  await signIn();
  const { id } = await phone.startJourney(START);
  server.misbehave('RecordFixes', 'lost-request', 'restarting', 'lost-answer', 'unavailable', 'lost-answer');
  await expect(phone.recordFixes(id, fixes)).resolves.toMatchObject({
    accepted: 0,
    duplicates: fixes.length,
  });
  const hasty = createPhone({ url: server.url, patienceMs: 50 });
  server.misbehave('Viewer', 'restarting', 'restarting', 'restarting');
  await expect(hasty.viewerId()).rejects.toThrow('HTTP status 503');
});

test('a refusal is final and carries the code of the service', async () => {
  await signIn();
  const before = server.requests();
  await expect(phone.recordFixes('77', fixes)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(server.requests()).toBe(before + 1);
});

test('a conflict with a journey that is not the one to start is reported', async () => {
  await signIn();
  await phone.startJourney(START);
  await expect(phone.startJourney({ ...START, registrationNumber: 'CE 111 ZZ' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('a number that somebody else has taken can not be signed up', async () => {
  const identity = freshIdentity();
  await phone.signUp(identity);
  await expect(phone.signUp({ ...identity, pin: '902817' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a service that is not there is reported as such when patience ends', async () => {
  const lost = createPhone({ url: 'http://127.0.0.1:1', patienceMs: 0 });
  await expect(lost.viewerId()).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test('a drive is sent no earlier than its fixes are due', async () => {
  await signIn();
  const { id } = await phone.startJourney(START);
  const beganMs = performance.now();
  await sendFixes(phone, id, fixes.slice(0, 3), { batchSize: 1, dueInMs: (fix) => fix.seq * 100 });
  expect(performance.now() - beganMs).toBeGreaterThanOrEqual(299);
});

test('a fresh citizen has a mobile number and a PIN that may be chosen', () => {
  const { mobileNumber, pin } = freshIdentity();
  expect(mobileNumber).toMatch(/^6\d{8}$/);
  expect(pin).toMatch(/^\d{6}$/);
});
