import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { SecretHasher } from '../../../platform/secrets/secret-hasher';
import { createSmsOutbox } from '../../../testing/peers/sms-outbox';
import type { SmsOutbox } from '../../../testing/peers/sms-outbox';
import { TestClient } from '../../../testing/server/test-client';
import type { Answer } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';
import { signIn } from '../sign-in/sign-in';
import { dayStart } from './allowances';

const PIN = '483920';
const WRONG = '975310';
const SIGN_IN = '/api/auth/signin';
const CODE_REQUIRED = 'code-required';

let outbox: SmsOutbox;
let server: TestServer;
beforeEach(async () => {
  outbox = createSmsOutbox();
  server = await startTestServer({ sms: outbox.config });
  // Some hours of waits lie within one day, whenever the tests run.
  const now = server.clock.now();
  server.clock.advance(dayStart(now).getTime() + DAY_MS + HOUR_MS - now.getTime());
});
afterEach(async () => {
  await server.close();
  outbox.remove();
});

function tryPin(mobileNumber: string, pinCode: string, by = new TestClient(server.url)): Promise<Answer> {
  return by.rest('POST', SIGN_IN, { mobileNumber, pinCode });
}

/** Fails from unknown devices, two minutes' waits long, so that no lock of minutes is in the way. */
async function fail(count: number, mobileNumber: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect((await tryPin(mobileNumber, WRONG)).status).toBe(401);
    server.clock.advance(index % 4 === 3 ? 16 * MINUTE_MS : 0);
  }
}

/** As if so many sign-ins had failed two days ago, for a number or a device. */
async function failedBefore(count: number, subject: string): Promise<void> {
  const at = new Date(server.clock.now().getTime() - 2 * DAY_MS);
  await server.dataSource.query('INSERT INTO allowance_use VALUES ($1, $2, $3)', [subject, at, count]);
}

/** A hasher that finds every secret wrong at once and counts those it compared with a stored hash. */
function refusingHasher(): SecretHasher & { verified: number } {
  return {
    verified: 0,
    hash: () => Promise.resolve(''),
    verify(secretHash) {
      this.verified += secretHash === null ? 0 : 1;
      return Promise.resolve(false);
    },
    isOutdated: () => false,
  };
}

/** Tries a wrong PIN four times in every so many minutes, for so many days. */
async function guess(
  hasher: SecretHasher,
  {
    days,
    everyMs,
    ...by
  }: { days: number; everyMs: number; mobileNumber: string; deviceToken: string | null },
): Promise<void> {
  const ctx = { ...server.services, hasher, actor: null };
  for (let passedMs = 0; passedMs < days * DAY_MS; passedMs += everyMs) {
    for (let tries = 1; tries <= 4; tries += 1) {
      const input = { ...by, pin: WRONG, address: '192.0.2.1', deviceName: null };
      await expect(signIn(ctx, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    server.clock.advance(everyMs);
  }
}

test.each(['an unknown device', 'a known one'])(
  '4 wrong PINs every 15 minutes for a year verify at most 100, from %s',
  async (device) => {
    const owner = await TestClient.citizen(server.url);
    const { mobileNumber } = owner;
    const deviceToken = device === 'a known one' ? (owner.cookie('wf_device') ?? null) : null;
    const hasher = refusingHasher();
    const by = { mobileNumber, deviceToken };
    await guess(hasher, { ...by, days: 1, everyMs: 15 * MINUTE_MS });
    expect(hasher.verified).toBeLessThanOrEqual(30);
    // Fewer than that allows from here on, which is more than is verified, so that a year passes in seconds.
    await guess(hasher, { ...by, days: 30, everyMs: DAY_MS });
    await guess(hasher, { ...by, days: 333, everyMs: 3 * DAY_MS });
    expect(hasher.verified).toBe(100);
  },
);

test('of a day, 15 wrong PINs from unknown devices are verified', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await fail(15, mobileNumber);
  server.clock.advance(16 * MINUTE_MS);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(401);
  server.clock.advance(DAY_MS);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(200);
});

test('an owner who signs in on a new phone does not clear the failures of strangers', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await fail(14, mobileNumber);
  server.clock.advance(16 * MINUTE_MS);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(200);
  await fail(1, mobileNumber);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(401);
});

test('failures are deleted after 365 days', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await failedBefore(100, `pin:number:${mobileNumber}`);
  expect((await tryPin(mobileNumber, PIN)).body.clientCode).toBe(CODE_REQUIRED);
  server.clock.advance(366 * DAY_MS);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(200);
});

test('at the 20th failure the owner gets one message, and a number without an account none', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await fail(12, mobileNumber);
  await fail(12, '699000077');
  server.clock.advance(DAY_MS);
  await fail(7, mobileNumber);
  expect(outbox.sentTo(mobileNumber)).toHaveLength(0);
  await fail(3, mobileNumber);
  await fail(9, '699000077');
  await until(() => outbox.sentTo(mobileNumber).length > 0, 5_000);
  expect(outbox.sentTo(mobileNumber)).toHaveLength(1);
  expect(outbox.sentTo(mobileNumber)[0]?.text).toMatch(/20 wrong PINs .* 20 PIN faux/);
  expect(outbox.sentTo(mobileNumber)[0]?.text.length).toBeLessThanOrEqual(160);
  expect(outbox.sentTo('699000077')).toHaveLength(0);
});

test('after 100 failures an unknown device needs PIN and code, and a known one needs none', async () => {
  const owner = await TestClient.citizen(server.url);
  const { mobileNumber } = owner;
  await failedBefore(100, `pin:number:${mobileNumber}`);
  const right = await tryPin(mobileNumber, PIN);
  const wrong = await tryPin(mobileNumber, WRONG);
  expect(right.status).toBe(401);
  expect({ ...right.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  expect((await tryPin(mobileNumber, PIN, owner)).status).toBe(200);

  const browser = new TestClient(server.url);
  const payload = { mobileNumber, newPin: '719264' };
  const { body } = await browser.rest('POST', '/api/auth/custom-pin-update', payload);
  const code = await outbox.code(mobileNumber);
  const shown = { mobileNumber, resetId: body.resetId, code };
  const another = code === '482913' ? '482914' : '482913';
  for (const [pinCode, given] of [
    [WRONG, code],
    [PIN, another],
  ]) {
    const refused = await browser.rest('POST', SIGN_IN, { ...shown, pinCode, code: given });
    expect([refused.status, refused.body.clientCode]).toEqual([401, undefined]);
  }
  expect((await browser.rest('POST', SIGN_IN, { ...shown, pinCode: PIN })).status).toBe(200);
  // From now on it is a known device.
  expect((await browser.rest('POST', SIGN_IN, { mobileNumber, pinCode: PIN })).status).toBe(200);
  const again = { ...shown, pinCode: PIN };
  expect((await new TestClient(server.url).rest('POST', SIGN_IN, again)).status).toBe(401);
});

test('a known device that failed 100 times needs PIN and code, and is known again after them', async () => {
  const owner = await TestClient.citizen(server.url);
  const { mobileNumber } = owner;
  const [device] = await server.dataSource.query('SELECT id FROM device');
  await failedBefore(100, `pin:device:${device.id}`);
  expect((await tryPin(mobileNumber, PIN, owner)).body.clientCode).toBe(CODE_REQUIRED);
  expect((await tryPin(mobileNumber, PIN)).status).toBe(200);
  const payload = { mobileNumber, newPin: '719264' };
  const { body } = await owner.rest('POST', '/api/auth/custom-pin-update', payload);
  const shown = { mobileNumber, pinCode: PIN, resetId: body.resetId, code: await outbox.code(mobileNumber) };
  expect((await owner.rest('POST', SIGN_IN, shown)).status).toBe(200);
  expect((await tryPin(mobileNumber, PIN, owner)).status).toBe(200);
});

test('a number without an account asks for a code after 100 failures just the same', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await failedBefore(100, `pin:number:${mobileNumber}`);
  await failedBefore(100, 'pin:number:699000078');
  const [known, unknown] = [await tryPin(mobileNumber, PIN), await tryPin('699000078', PIN)];
  expect(unknown.status).toBe(known.status);
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
  expect(known.body.clientCode).toBe(CODE_REQUIRED);
});

test('a code of one number does not sign in to another', async () => {
  const [victim, thief] = [await TestClient.citizen(server.url), await TestClient.citizen(server.url)];
  const own = { mobileNumber: thief.mobileNumber, newPin: '719264' };
  const { body } = await new TestClient(server.url).rest('POST', '/api/auth/custom-pin-update', own);
  const code = await outbox.code(thief.mobileNumber);
  const shown = { mobileNumber: victim.mobileNumber, pinCode: PIN, resetId: body.resetId, code };
  expect((await new TestClient(server.url).rest('POST', SIGN_IN, shown)).status).toBe(401);
});

test('a stranger who fails all day locks no known device out, at the number or at the address', async () => {
  const strict = await startTestServer({ authFailuresPerAddress: 3 });
  const owner = await TestClient.citizen(strict.url);
  for (let index = 0; index < 5; index += 1) {
    await tryPin(owner.mobileNumber, WRONG, new TestClient(strict.url));
  }
  expect((await tryPin(owner.mobileNumber, PIN, new TestClient(strict.url))).status).toBe(429);
  expect((await tryPin(owner.mobileNumber, PIN, owner)).status).toBe(200);
  await strict.close();
});

test('too many failures nationally ask every unknown device for a code, and stop doing so by themselves', async () => {
  const alarmed = await startTestServer({ allowances: { unknownDeviceFailuresPerHour: 10 } });
  const owner = await TestClient.citizen(alarmed.url);
  const by = () => new TestClient(alarmed.url);
  for (let index = 0; index < 10; index += 1) {
    expect((await tryPin(String(640_200_000 + index), WRONG, by())).body.clientCode).toBeUndefined();
  }
  expect((await tryPin(owner.mobileNumber, PIN, by())).body.clientCode).toBe(CODE_REQUIRED);
  expect((await tryPin('699000079', PIN, by())).body.clientCode).toBe(CODE_REQUIRED);
  expect((await tryPin(owner.mobileNumber, PIN, owner)).status).toBe(200);
  alarmed.clock.advance(2 * HOUR_MS);
  expect((await tryPin(owner.mobileNumber, PIN, by())).status).toBe(200);
  await alarmed.close();
});
