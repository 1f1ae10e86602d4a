import { randomUUID } from 'node:crypto';
import { createSmsOutbox } from '../../testing/peers/sms-outbox';
import type { SmsOutbox } from '../../testing/peers/sms-outbox';
import { TestClient } from '../../testing/server/test-client';
import type { Answer } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const PATH = '/api/auth/custom-pin-update';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REFUSED = 'This code is wrong or no longer valid. Please check it or ask for a new one';

let outbox: SmsOutbox;
let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  outbox = createSmsOutbox();
  server = await startTestServer({ sms: outbox.config });
  visitor = new TestClient(server.url);
});
afterAll(async () => {
  await server.close();
  outbox.remove();
});

function signIn(mobileNumber: string, pinCode: string): Promise<Answer> {
  return new TestClient(server.url).rest('POST', '/api/auth/signin', { mobileNumber, pinCode });
}

test('a first call answers 202 with the id of the reset and changes nothing', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const { status, body } = await visitor.rest('POST', PATH, { mobileNumber, newPin: '719264' });
  expect(status).toBe(202);
  expect(body).toEqual({ status: 'code_sent', resetId: expect.stringMatching(UUID) });
  expect((await signIn(mobileNumber, '719264')).status).toBe(401);
  expect((await signIn(mobileNumber, '483920')).status).toBe(200);
});

test('a second call with the code answers 200 and sets the PIN', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const spaced = `+237 ${mobileNumber}`;
  const { resetId } = (await visitor.rest('POST', PATH, { mobileNumber: spaced, newPin: '719264' })).body;
  const code = await outbox.code(mobileNumber);
  const answer = await visitor.rest('POST', PATH, { mobileNumber: spaced, newPin: '719264', resetId, code });
  expect([answer.status, answer.body]).toEqual([200, { status: 'updated' }]);
  expect((await signIn(mobileNumber, '483920')).status).toBe(401);
  expect((await signIn(mobileNumber, '719264')).status).toBe(200);
});

test('an unknown number gets the status, the headers and the body of a known one, and no message', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const known = await visitor.rest('POST', PATH, { mobileNumber, newPin: '719264' });
  const unknown = await visitor.rest('POST', PATH, { mobileNumber: '699999901', newPin: '719264' });
  const shapeOf = ({ status, headers, body }: Answer) => ({
    status,
    headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
    body: { ...body, resetId: typeof body.resetId },
  });
  expect(shapeOf(unknown)).toEqual(shapeOf(known));
  expect(unknown.body.resetId).toMatch(UUID);
  await outbox.code(mobileNumber);
  expect(outbox.sentTo('699999901')).toEqual([]);
});

test('a code for an unknown number is refused as a wrong one for a known number is', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const answers = [];
  for (const number of [mobileNumber, '699999902']) {
    const payload = { mobileNumber: number, newPin: '719264' };
    const { resetId } = (await visitor.rest('POST', PATH, payload)).body;
    const { status, body } = await visitor.rest('POST', PATH, { ...payload, resetId, code: '00000a' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ code: 'The code must be exactly 6 digits' });
    answers.push(await visitor.rest('POST', PATH, { ...payload, resetId, code: '000000' }));
  }
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({
      error: REFUSED,
      code: 'BAD_USER_INPUT',
      requestId: expect.any(String),
      fields: { code: REFUSED },
    });
  }
});

test('the number of the second call must be that of the reset', async () => {
  const owner = await TestClient.citizen(server.url);
  const other = await TestClient.citizen(server.url);
  const payload = { mobileNumber: owner.mobileNumber, newPin: '719264' };
  const { resetId } = (await visitor.rest('POST', PATH, payload)).body;
  const code = await outbox.code(owner.mobileNumber);
  const wrong = { ...payload, mobileNumber: other.mobileNumber, resetId, code };
  expect((await visitor.rest('POST', PATH, wrong)).body.fields).toEqual({ code: REFUSED });
  expect((await visitor.rest('POST', PATH, { ...payload, resetId, code })).status).toBe(200);
});

test.each([
  [{ newPin: '719264' }, { mobileNumber: 'Phone number is required' }],
  [{ mobileNumber: '69999', newPin: '719264' }, { mobileNumber: 'Phone number must be at least 9 digits' }],
  [
    { mobileNumber: '599999903', newPin: '719264' },
    { mobileNumber: 'Must be a valid Cameroon phone number starting with 6' },
  ],
  [{ mobileNumber: '699999903' }, { newPin: 'PIN code is required' }],
  [{ mobileNumber: '699999903', newPin: 719264 }, { newPin: 'PIN code is required' }],
  [{ mobileNumber: '699999903', newPin: '7192' }, { newPin: 'PIN must be exactly 6 digits' }],
  [{ mobileNumber: '699999903', newPin: '71926x' }, { newPin: 'PIN must contain only numbers' }],
  [
    { mobileNumber: '699999903', newPin: '123456' },
    { newPin: 'Please choose a PIN that is harder to guess' },
  ],
  [
    { mobileNumber: '699999903', newPin: '719264', resetId: randomUUID() },
    { code: 'The code from the text message is required' },
  ],
  [{ mobileNumber: '699999903', newPin: '719264', code: '482913' }, { resetId: 'Must be a text' }],
  [
    { mobileNumber: '699999903', newPin: '111111', resetId: randomUUID(), code: '482913' },
    { newPin: 'Please choose a PIN that is harder to guess' },
  ],
  [{ mobileNumber: '699999903', newPin: '719264', resetId: randomUUID(), code: '482913' }, { code: REFUSED }],
  [{ mobileNumber: '699999903', newPin: '719264', resetId: 'x\u0000', code: '482913' }, { code: REFUSED }],
  [{ mobileNumber: '699999903', newPin: '719264', resetId: "' OR 1=1", code: '482913' }, { code: REFUSED }],
])('%j is refused with %j', async (payload, fields) => {
  const { status, body } = await visitor.rest('POST', PATH, payload);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: Object.values(fields)[0],
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
    fields,
  });
});

test('the sixth code that is asked for within an hour answers 429, the same for every number', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  for (const number of [mobileNumber, '699999904']) {
    const payload = { mobileNumber: number, newPin: '719264' };
    for (let asked = 1; asked <= 5; asked += 1) {
      expect((await visitor.rest('POST', PATH, payload)).status).toBe(202);
    }
    const { status, headers, body } = await visitor.rest('POST', PATH, payload);
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    const waitS = Number(headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(3_590);
    expect(waitS).toBeLessThanOrEqual(3_600);
  }
});

test('without a gateway it answers 503 with a plain help text, for every number', async () => {
  const mute = await startTestServer();
  try {
    const client = await TestClient.citizen(mute.url);
    for (const mobileNumber of [client.mobileNumber, '699999905']) {
      const { status, body } = await client.rest('POST', PATH, { mobileNumber, newPin: '719264' });
      expect(status).toBe(503);
      expect(body).toEqual({
        error: expect.stringMatching(/^PIN reset is not available here/),
        code: 'UNAVAILABLE',
        requestId: expect.any(String),
      });
    }
  } finally {
    await mute.close();
  }
});
