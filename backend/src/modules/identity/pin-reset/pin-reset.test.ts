import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { createSmsOutbox } from '../../../testing/peers/sms-outbox';
import type { SmsOutbox } from '../../../testing/peers/sms-outbox';
import { collect, TestClient } from '../../../testing/server/test-client';
import type { Answer } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { FairQueue } from '../../../platform/limits/fair-queue';
import { Account } from '../accounts/account.entity';
import { deleteOldResets } from './request-pin-reset';
import { signIn } from '../sign-in/sign-in';

const OLD_PIN = '483920';
const NEW_PIN = '719264';
const REFUSED = 'This code is wrong or no longer valid. Please check it or ask for a new one';
const REQUEST = 'mutation ($input: RequestPinResetInput!) { requestPinReset(input: $input) { resetId } }';
const RESET = 'mutation ($input: ResetPinInput!) { resetPin(input: $input) { updated } }';
type Citizen = Awaited<ReturnType<typeof TestClient.citizen>>;

let outbox: SmsOutbox;
let server: TestServer;
let stranger: TestClient;
beforeAll(async () => {
  outbox = createSmsOutbox();
  server = await startTestServer({ sms: outbox.config });
  stranger = new TestClient(server.url);
});
afterAll(async () => {
  await server.close();
  outbox.remove();
});

async function requestReset(mobileNumber: string): Promise<string> {
  const { body } = await stranger.graphql(REQUEST, { input: { mobileNumber } });
  return body.data.requestPinReset.resetId;
}

function resetPin(resetId: string, code: string, newPin = NEW_PIN): Promise<Answer> {
  return stranger.graphql(RESET, { input: { resetId, code, newPin } });
}

/** A citizen with an open reset and the code that came by SMS. */
async function forgetful(): Promise<{ citizen: Citizen; resetId: string; code: string }> {
  const citizen = await TestClient.citizen(server.url);
  const resetId = await requestReset(citizen.mobileNumber);
  return { citizen, resetId, code: await outbox.code(citizen.mobileNumber) };
}

function another(code: string): string {
  return code === '482913' ? '482914' : '482913';
}

async function pinsThatOpen({ mobileNumber }: Citizen): Promise<string[]> {
  const pins = [];
  for (const pinCode of [OLD_PIN, NEW_PIN]) {
    const client = new TestClient(server.url);
    const { status } = await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode });
    pins.push(...(status === 200 ? [pinCode] : []));
  }
  return pins;
}

function expectRefused({ status, body }: Answer): void {
  expect(status).toBe(200);
  expect(body.errors[0].message).toBe(REFUSED);
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { code: REFUSED } });
}

test('a code sets the new PIN', async () => {
  const { citizen, resetId, code } = await forgetful();
  const { body } = await resetPin(resetId, code);
  expect(body.data).toEqual({ resetPin: { updated: true } });
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('the message holds the code in English and French and fits into one SMS', async () => {
  const { citizen, code } = await forgetful();
  const [message] = outbox.sentTo(citizen.mobileNumber);
  expect(Object.keys(message ?? {}).sort()).toEqual(['at', 'text', 'to']);
  expect(message?.text).toContain(code);
  expect(message?.text).toMatch(/your code .* votre code/);
  expect(message?.text.length).toBeLessThanOrEqual(160);
  expect(Date.parse(message?.at ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS);
});

test('a code is refused once it was used', async () => {
  const { citizen, resetId, code } = await forgetful();
  await resetPin(resetId, code);
  expectRefused(await resetPin(resetId, code, '264719'));
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('five wrong codes close a reset even for the right one, and the PIN stays', async () => {
  const { citizen, resetId, code } = await forgetful();
  for (let tries = 1; tries <= 6; tries += 1) {
    expectRefused(await resetPin(resetId, another(code)));
  }
  expectRefused(await resetPin(resetId, code));
  expect(await pinsThatOpen(citizen)).toEqual([OLD_PIN]);
});

test('the fifth code may still be the right one', async () => {
  const { citizen, resetId, code } = await forgetful();
  for (let tries = 1; tries <= 4; tries += 1) {
    expectRefused(await resetPin(resetId, another(code)));
  }
  await resetPin(resetId, code);
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('of many wrong codes at the same time five are tried', async () => {
  const { citizen, resetId, code } = await forgetful();
  const answers = await Promise.all(Array.from({ length: 20 }, () => resetPin(resetId, another(code))));
  answers.forEach(expectRefused);
  const [row] = await server.dataSource.query('SELECT tries FROM one_time_code WHERE mobile_number = $1', [
    citizen.mobileNumber,
  ]);
  expect(row).toEqual({ tries: 5 });
});

test('of many right codes at the same time one is used', async () => {
  const { resetId, code } = await forgetful();
  const answers = await Promise.all(Array.from({ length: 5 }, () => resetPin(resetId, code)));
  expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
});

test('the latest code of a number serves every request, and that of another number none', async () => {
  const { citizen, resetId, code } = await forgetful();
  await requestReset(citizen.mobileNumber);
  const laterCode = await outbox.code(citizen.mobileNumber, 1);
  const { resetId: othersId, code: othersCode } = await forgetful();
  if (othersCode !== laterCode) {
    expectRefused(await resetPin(resetId, othersCode));
    expectRefused(await resetPin(othersId, laterCode));
  }
  if (laterCode !== code) {
    expectRefused(await resetPin(resetId, code));
  }
  expect(await pinsThatOpen(citizen)).toEqual([OLD_PIN]);
  await resetPin(resetId, laterCode);
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('a used code can not be used for another request of the number', async () => {
  const { citizen, resetId, code } = await forgetful();
  const laterId = await requestReset(citizen.mobileNumber);
  const laterCode = await outbox.code(citizen.mobileNumber, 1);
  await resetPin(laterId, laterCode);
  expectRefused(await resetPin(resetId, laterCode, '264719'));
  expectRefused(await resetPin(resetId, code, '264719'));
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('a trivial or malformed new PIN is refused and costs no try', async () => {
  const { citizen, resetId, code } = await forgetful();
  for (const newPin of ['000000', '123456', '121212', '12345', '12345a', '']) {
    const { body } = await resetPin(resetId, code, newPin);
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual(['newPin']);
  }
  const { body } = await resetPin(resetId, 'x', '123456');
  expect(Object.keys(body.errors[0].extensions.fields).sort()).toEqual(['code', 'newPin']);
  await resetPin(resetId, code);
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('a reset ends all sessions at once and closes their sockets, and leaves those of others', async () => {
  const { citizen: phone, resetId, code } = await forgetful();
  const { mobileNumber } = phone;
  const tablet = new TestClient(server.url);
  await tablet.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: OLD_PIN });
  const bystander = await TestClient.citizen(server.url);
  const closed = [phone, tablet].map(async (client) => {
    const socket = client.socket();
    // The library passes on the close event of the socket.
    const code = new Promise((resolve) =>
      socket.on('closed', (event) => resolve((event as { code: number }).code)),
    );
    await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
    return () => code;
  });
  const closings = await Promise.all(closed);
  // All of them were just seen, so that this process remembers them.
  for (const client of [phone, tablet, bystander]) {
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(200);
  }
  await resetPin(resetId, code);
  for (const client of [phone, tablet]) {
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(401);
  }
  expect((await bystander.rest('GET', '/api/auth/me')).status).toBe(200);
  expect(await Promise.all(closings.map((closing) => closing()))).toEqual([4401, 4401]);
});

test('a sign-in with the former PIN that a reset overtakes gets no session', async () => {
  const { citizen, resetId, code } = await forgetful();
  const { mobileNumber } = citizen;
  const account = await server.services.db.entities.findOneByOrFail(Account, { mobileNumber });
  const { hasher } = server.services;
  // Verified while the former PIN held, and answered only after the reset.
  const overtaken = {
    ...hasher,
    async verify(hash: string | null, secret: string): Promise<boolean> {
      const isRight = await hasher.verify(hash, secret);
      await resetPin(resetId, code);
      return isRight;
    },
  };
  // In a server process of its own, which the reset need not wait for.
  const ctx = { ...server.services, actor: null, hasher: overtaken, secretQueue: new FairQueue(1) };
  const browser = { address: '127.0.0.1', deviceToken: null, deviceName: null };
  const late = signIn(ctx, { mobileNumber, pin: OLD_PIN, ...browser });
  await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const values = [account.id];
  const left = await server.dataSource.query('SELECT id FROM session WHERE account_id = $1', values);
  expect(left).toEqual([]);
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
});

test('a reset lets in again who was locked out by wrong PINs', async () => {
  const { citizen, resetId, code } = await forgetful();
  const { mobileNumber } = citizen;
  for (let tries = 1; tries <= 6; tries += 1) {
    for (const client of [stranger, citizen]) {
      await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '264719' });
    }
  }
  expect(await pinsThatOpen(citizen)).toEqual([]);
  await resetPin(resetId, code);
  expect(await pinsThatOpen(citizen)).toEqual([NEW_PIN]);
  const again = await citizen.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: NEW_PIN });
  expect(again.status).toBe(200);
});

test('no table holds a code in the clear once it was sent', async () => {
  const { citizen, code } = await forgetful();
  const rows = await server.dataSource.query(
    `SELECT row_to_json(pin_reset)::text AS row FROM pin_reset
     UNION ALL SELECT row_to_json(one_time_code)::text FROM one_time_code
     UNION ALL SELECT row_to_json(sms_message)::text FROM sms_message WHERE sent_at IS NOT NULL`,
  );
  expect(rows.length).toBeGreaterThan(1);
  // The digits may stand in a hash or an id by chance, but not by themselves.
  const alone = new RegExp(`(?<![0-9a-zA-Z+/$.-])${code}(?![0-9a-zA-Z+/$.-])`);
  expect(rows.filter(({ row }: { row: string }) => alone.test(row))).toEqual([]);
  expect(outbox.sentTo(citizen.mobileNumber)).toHaveLength(1);
});

test('a number without an account costs the same rows', async () => {
  const before = await server.dataSource.query('SELECT count(*)::int AS n FROM sms_message');
  const resetId = await requestReset('698888801');
  const after = await server.dataSource.query('SELECT count(*)::int AS n FROM sms_message');
  expect(after[0].n).toBe(before[0].n + 1);
  const [row] = await server.dataSource.query(
    `SELECT one_time_code.account_id, code_hash IS NOT NULL AS "hasHash" FROM one_time_code
     JOIN pin_reset USING (subject) WHERE pin_reset.id = $1`,
    [resetId],
  );
  expect(row).toEqual({ account_id: null, hasHash: true });
});

// The tests below move the clock for good.

test('a code is refused after ten minutes, and its hash is deleted', async () => {
  const { citizen, resetId, code } = await forgetful();
  const { resetId: fastId, code: fastCode } = await forgetful();
  server.clock.advance(10 * MINUTE_MS - 30_000);
  expect((await resetPin(fastId, fastCode)).body.errors).toBeUndefined();
  server.clock.advance(30_000);
  expectRefused(await resetPin(resetId, code));
  expect(await pinsThatOpen(citizen)).toEqual([OLD_PIN]);
  await deleteOldResets(server.services);
  const left = await server.dataSource.query('SELECT subject FROM one_time_code');
  expect(left).toEqual([]);
});

test('five requests an hour and number are accepted and two send a message, also at the same time', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const input = { mobileNumber };
  const answers = await Promise.all(Array.from({ length: 8 }, () => stranger.graphql(REQUEST, { input })));
  const codes = answers.map(({ body }) => body.errors?.[0].extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
  server.clock.advance(HOUR_MS - MINUTE_MS);
  await deleteOldResets(server.services);
  expect((await stranger.graphql(REQUEST, { input })).body.errors[0].extensions.retryAfterS).toBeLessThan(61);
  server.clock.advance(MINUTE_MS + 1_000);
  expect((await stranger.graphql(REQUEST, { input })).body.errors).toBeUndefined();
  await outbox.code(mobileNumber, 2);
  expect(outbox.sentTo(mobileNumber)).toHaveLength(3);
});
