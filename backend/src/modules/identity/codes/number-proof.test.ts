import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { createSmsOutbox } from '../../../testing/peers/sms-outbox';
import type { SmsOutbox } from '../../../testing/peers/sms-outbox';
import { TestClient } from '../../../testing/server/test-client';
import type { Answer } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { dayStart } from '../allowances/allowances';
import { eraseDueAccounts } from '../../administration/retention/erase-accounts';

const PIN = '483920';
const NEW_PIN = '719264';
const RESET = '/api/auth/custom-pin-update';
const SIGN_IN = '/api/auth/signin';
const REQUEST_CODE = 'mutation { requestNumberCode { isMessageSent } }';
const PROVE =
  'mutation ($code: String!) { proveNumber(input: { code: $code }) { viewer { isNumberProven } } }';
const BY_LINK = `mutation ($token: String!, $newPin: String!) {
  resetPinByLink(input: { token: $token, newPin: $newPin }) { updated }
}`;
const JOURNEY = { vehicleType: 'car', registrationNumber: 'LT 482 KD', category: 'private' };
type Citizen = Awaited<ReturnType<typeof TestClient.citizen>>;

let outbox: SmsOutbox;
let server: TestServer;
beforeEach(async () => {
  outbox = createSmsOutbox();
  server = await startTestServer({ sms: outbox.config, publicUrl: 'http://wakafine.test' });
});
afterEach(async () => {
  await server.close();
  outbox.remove();
});

async function requestReset(mobileNumber: string, by: TestClient): Promise<Answer> {
  return by.rest('POST', RESET, { mobileNumber, newPin: NEW_PIN });
}

/** Resets the PIN of a number with the message at a position, from a browser. */
async function reset(mobileNumber: string, by: TestClient, index = 0): Promise<number> {
  const { body } = await requestReset(mobileNumber, by);
  const code = await outbox.code(mobileNumber, index);
  const proof = { mobileNumber, newPin: NEW_PIN, resetId: body.resetId, code };
  return (await by.rest('POST', RESET, proof)).status;
}

async function prove(citizen: Citizen, index = 0): Promise<Answer> {
  await citizen.graphql(REQUEST_CODE);
  return citizen.graphql(PROVE, { code: await outbox.code(citizen.mobileNumber, index) });
}

async function signedIn(mobileNumber: string, pinCode: string, by = new TestClient(server.url)) {
  expect((await by.rest('POST', SIGN_IN, { mobileNumber, pinCode })).status).toBe(200);
  return by;
}

/** Number of journeys that the citizen of a browser sees, and whether the mobile number counts as proven. */
async function historyOf(browser: TestClient): Promise<{ journeys: number; isNumberProven: boolean }> {
  const { body } = await browser.graphql('{ viewer { isNumberProven } }');
  const journeys = (await browser.rest('GET', '/api/journeys')).body.length;
  return { journeys, isNumberProven: body.data.viewer.isNumberProven };
}

async function citizenWithJourney(): Promise<Citizen> {
  const citizen = await TestClient.citizen(server.url);
  expect((await citizen.rest('POST', '/api/journeys', JOURNEY)).status).toBe(201);
  return citizen;
}

test('a code by SMS proves the own number, and what was recorded stays', async () => {
  const citizen = await citizenWithJourney();
  expect(await historyOf(citizen)).toEqual({ journeys: 1, isNumberProven: false });
  const { body } = await prove(citizen);
  expect(body.data.proveNumber.viewer).toEqual({ isNumberProven: true });
  expect(await historyOf(citizen)).toEqual({ journeys: 1, isNumberProven: true });
  expect((await citizen.graphql(REQUEST_CODE)).body.errors[0].extensions.code).toBe('CONFLICT');
});

test('a wrong code proves nothing, and neither does one that was sent to somebody else', async () => {
  const [citizen, other] = [await TestClient.citizen(server.url), await TestClient.citizen(server.url)];
  await citizen.graphql(REQUEST_CODE);
  await other.graphql(REQUEST_CODE);
  const code = await outbox.code(citizen.mobileNumber);
  const [theirs, wrong] = [await outbox.code(other.mobileNumber), code === '482913' ? '482914' : '482913'];
  for (const given of [wrong, theirs].filter((each) => each !== code)) {
    expect((await citizen.graphql(PROVE, { code: given })).body.errors[0].extensions.fields).toHaveProperty(
      'code',
    );
  }
  expect(await historyOf(citizen)).toMatchObject({ isNumberProven: false });
});

test('who proves a number that somebody else has used gets an empty history, and the other one nothing more', async () => {
  const squatter = await citizenWithJourney();
  const { mobileNumber } = squatter;
  const owner = new TestClient(server.url);
  expect(await reset(mobileNumber, owner)).toBe(200);
  expect((await squatter.rest('GET', '/api/auth/me')).status).toBe(401);
  expect((await squatter.rest('POST', SIGN_IN, { mobileNumber, pinCode: PIN })).status).toBe(401);
  await signedIn(mobileNumber, NEW_PIN, owner);
  expect(await historyOf(owner)).toEqual({ journeys: 0, isNumberProven: true });
  await eraseDueAccounts(server.services);
  expect(await server.dataSource.query('SELECT mobile_number FROM account')).toEqual([
    { mobile_number: mobileNumber },
  ]);
  expect(await server.dataSource.query('SELECT account_id FROM journey')).toEqual([{ account_id: null }]);
});

test('a reset on a known device proves the number and leaves the history', async () => {
  const citizen = await citizenWithJourney();
  expect(await reset(citizen.mobileNumber, citizen)).toBe(200);
  await signedIn(citizen.mobileNumber, NEW_PIN, citizen);
  expect(await historyOf(citizen)).toEqual({ journeys: 1, isNumberProven: true });
});

test.each([
  [89, 1],
  [91, 0],
])(
  'a reset of a proven number on a new phone %i days after a known device was seen gives a history of %i journeys',
  async (days, journeys) => {
    const citizen = await citizenWithJourney();
    await prove(citizen);
    server.clock.advance(days * DAY_MS);
    const phone = new TestClient(server.url);
    expect(await reset(citizen.mobileNumber, phone, 1)).toBe(200);
    await signedIn(citizen.mobileNumber, NEW_PIN, phone);
    expect(await historyOf(phone)).toEqual({ journeys, isNumberProven: true });
  },
);

test('a reset removes all known devices but the one on which it was done', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { mobileNumber } = citizen;
  await prove(citizen);
  const phone = new TestClient(server.url);
  expect(await reset(mobileNumber, phone, 1)).toBe(200);
  for (let tries = 1; tries <= 5; tries += 1) {
    await new TestClient(server.url).rest('POST', SIGN_IN, { mobileNumber, pinCode: PIN });
  }
  expect((await citizen.rest('POST', SIGN_IN, { mobileNumber, pinCode: NEW_PIN })).status).toBe(401);
  await signedIn(mobileNumber, NEW_PIN, phone);
});

/** Begins another day, so that what follows in some hours is counted for one. */
function beginDay(): void {
  const now = server.clock.now();
  server.clock.advance(dayStart(now).getTime() + DAY_MS - now.getTime());
}

test('while a stranger asks for resets all day, the owner signs in and resets on a known phone', async () => {
  const owner = await TestClient.citizen(server.url);
  const { mobileNumber } = owner;
  const stranger = new TestClient(server.url);
  beginDay();
  for (let hour = 0; hour < 8; hour += 1) {
    for (let request = 1; request <= 6; request += 1) {
      const { status, body } = await requestReset(mobileNumber, stranger);
      expect(status).toBe(request <= 5 ? 202 : 429);
      const guess = { mobileNumber, newPin: NEW_PIN, resetId: body.resetId ?? '', code: '482913' };
      await stranger.rest('POST', RESET, guess);
    }
    // A message that is not sent within the hour is dropped.
    await outbox.code(mobileNumber, hour);
    server.clock.advance(HOUR_MS + 1_000);
  }
  await signedIn(mobileNumber, PIN, owner);
  const sent = outbox.sentTo(mobileNumber).length;
  expect(sent).toBe(8);
  expect(await reset(mobileNumber, owner, sent)).toBe(200);
  await signedIn(mobileNumber, NEW_PIN, owner);
});

test('15 wrong codes a day are checked for a number, and the link of the message works beyond', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { mobileNumber } = citizen;
  await prove(citizen);
  const stranger = new TestClient(server.url);
  beginDay();
  for (let hour = 1; hour <= 4; hour += 1) {
    server.clock.advance(HOUR_MS);
    const { body } = await requestReset(mobileNumber, stranger);
    const code = await outbox.code(mobileNumber, hour);
    const wrong = code === '482913' ? '482914' : '482913';
    const proof = { mobileNumber, newPin: NEW_PIN, resetId: body.resetId };
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await stranger.rest('POST', RESET, { ...proof, code: wrong })).status).toBe(400);
    }
    if (hour === 4) {
      expect((await stranger.rest('POST', RESET, { ...proof, code })).status).toBe(400);
    }
  }
  const token = await outbox.link(mobileNumber, 4);
  expect(token).toHaveLength(22);
  const phone = new TestClient(server.url);
  expect((await phone.graphql(BY_LINK, { token: `${token}x`, newPin: NEW_PIN })).body.errors).toBeDefined();
  expect((await phone.graphql(BY_LINK, { token, newPin: NEW_PIN })).body.errors).toBeUndefined();
  expect((await phone.graphql(BY_LINK, { token, newPin: '264719' })).body.errors).toBeDefined();
  await signedIn(mobileNumber, NEW_PIN, phone);
});

test('a new PIN of the last six digits of the own number is refused, and the code stays', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { mobileNumber } = citizen;
  const { body } = await requestReset(mobileNumber, citizen);
  const code = await outbox.code(mobileNumber);
  const proof = { input: { resetId: body.resetId, code, newPin: mobileNumber.slice(-6) } };
  const mutation = 'mutation ($input: ResetPinInput!) { resetPin(input: $input) { updated } }';
  const refused = await citizen.graphql(mutation, proof);
  expect(refused.body.errors[0].extensions.fields).toHaveProperty('newPin');
  const accepted = await citizen.graphql(mutation, { input: { ...proof.input, newPin: NEW_PIN } });
  expect(accepted.body.errors).toBeUndefined();
});

test('of the national budget half is reserved for known devices and proven numbers, at the same answer to all', async () => {
  const poor = await startTestServer({ sms: outbox.config, allowances: { smsPerDay: 10 } });
  const citizens: Citizen[] = [];
  for (let count = 0; count < 7; count += 1) {
    citizens.push(await TestClient.citizen(poor.url));
  }
  const [known, ...others] = citizens;
  for (const { mobileNumber } of others) {
    const { status } = await requestReset(mobileNumber, new TestClient(poor.url));
    expect(status).toBe(202);
  }
  expect((await requestReset('699000091', new TestClient(poor.url))).status).toBe(202);
  const number = known?.mobileNumber ?? '';
  expect((await requestReset(number, known ?? new TestClient(poor.url))).status).toBe(202);
  expect(await outbox.code(number)).toMatch(/^\d{6}$/);
  const sent = others.map(({ mobileNumber }) => outbox.sentTo(mobileNumber).length);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(5);
  await poor.close();
});
