import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const USER_KEYS = [
  'displayName',
  'email',
  'fullName',
  'id',
  'mobileNumber',
  'phoneNumber',
  'profileImage',
  'role',
  'username',
];
const REFUSED = 'Invalid phone number or PIN. Please check your credentials or create an account';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

test('sign-up answers 201 with the user, null where nothing is known, and starts no session', async () => {
  const client = new TestClient(server.url);
  const payload = { mobileNumber: '677000001', pinCode: '483920', username: '677000001', password: '483920' };
  const { status, body } = await client.rest('POST', '/api/auth/signup', payload);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    username: '677000001',
    mobileNumber: '677000001',
    phoneNumber: '+237677000001',
    email: null,
    fullName: null,
    displayName: null,
    profileImage: null,
    role: 'citizen',
  });
  expect(client.cookie('wf_session')).toBeUndefined();
});

test('a taken number answers 409 in the documented shape', async () => {
  const payload = { mobileNumber: '677000002', pinCode: '483920' };
  await visitor.rest('POST', '/api/auth/signup', payload);
  const { status, body } = await visitor.rest('POST', '/api/auth/signup', payload);
  expect(status).toBe(409);
  expect(body).toEqual({ error: expect.any(String), code: 'CONFLICT', requestId: expect.any(String) });
});

test.each([
  [{ pinCode: '483920' }, 'mobileNumber', 'Phone number is required'],
  [{ mobileNumber: '', pinCode: '483920' }, 'mobileNumber', 'Phone number is required'],
  [{ mobileNumber: 677000003, pinCode: '483920' }, 'mobileNumber', 'Phone number is required'],
  [{ mobileNumber: '67700', pinCode: '483920' }, 'mobileNumber', 'Phone number must be at least 9 digits'],
  [
    { mobileNumber: '277000003', pinCode: '483920' },
    'mobileNumber',
    'Must be a valid Cameroon phone number starting with 6',
  ],
  [
    { mobileNumber: '677000003\u0000', pinCode: '483920' },
    'mobileNumber',
    'Must be a valid Cameroon phone number starting with 6',
  ],
  [{ mobileNumber: '677000003' }, 'pinCode', 'PIN code is required'],
  [{ mobileNumber: '677000003', pinCode: null }, 'pinCode', 'PIN code is required'],
  [{ mobileNumber: '677000003', pinCode: 483920 }, 'pinCode', 'PIN code is required'],
  [{ mobileNumber: '677000003', pinCode: '48392' }, 'pinCode', 'PIN must be exactly 6 digits'],
  [{ mobileNumber: '677000003', pinCode: '4839201' }, 'pinCode', 'PIN must be exactly 6 digits'],
  [{ mobileNumber: '677000003', pinCode: '48392a' }, 'pinCode', 'PIN must contain only numbers'],
  [{ mobileNumber: '677000003', pinCode: '٤٨٣٩٢٠' }, 'pinCode', 'PIN must contain only numbers'],
  [{ mobileNumber: '677000003', pinCode: '4839\u00002' }, 'pinCode', 'PIN must contain only numbers'],
  [
    { mobileNumber: '677000003', pinCode: '000000' },
    'pinCode',
    'Please choose a PIN that is harder to guess',
  ],
  [
    { mobileNumber: '677000003', pinCode: '123456' },
    'pinCode',
    'Please choose a PIN that is harder to guess',
  ],
])('sign-up with %j is refused at %s: %s', async (payload, field, sentence) => {
  const { status, body } = await visitor.rest('POST', '/api/auth/signup', payload);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: sentence,
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
    fields: { [field]: sentence },
  });
});

test('every faulty field of a sign-up is named at once', async () => {
  const { body } = await visitor.rest('POST', '/api/auth/signup', { mobileNumber: '1', pinCode: '2' });
  expect(Object.keys(body.fields).sort()).toEqual(['mobileNumber', 'pinCode']);
});

test('sign-in answers 200 with the user and sets both cookies, out of reach for scripts and other sites', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const { status, body, headers } = await visitor.rest('POST', '/api/auth/signin', {
    mobileNumber,
    pinCode: '483920',
  });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(USER_KEYS);
  const cookies = headers.getSetCookie().sort();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['wf_device', 'wf_session']);
  for (const line of cookies) {
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
    expect(line).toMatch(/; SameSite=Lax(;|$)/);
    expect(line).not.toMatch(/; Secure(;|$)/);
  }
  const days = cookies.map(
    (line) => (Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '') - Date.now()) / 86_400_000,
  );
  expect(days.map(Math.round)).toEqual([365, 30]);
});

test.each([
  [{}, 'mobileNumber'],
  [{ mobileNumber: '677000004' }, 'pinCode'],
  [{ mobileNumber: ['677000004'], pinCode: '483920' }, 'mobileNumber'],
  [{ mobileNumber: '677000004', pinCode: 483920 }, 'pinCode'],
])('sign-in with %j misses a text and answers 400 at %s', async (payload, field) => {
  const { status, body } = await visitor.rest('POST', '/api/auth/signin', payload);
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(field);
});

test.each(['677999999', '12', 'nobody', '677999999\u0000', '٦٧٧٩٩٩٩٩٩'])(
  'sign-in with the number %j answers the one documented 401',
  async (mobileNumber) => {
    const { status, body } = await visitor.rest('POST', '/api/auth/signin', {
      mobileNumber,
      pinCode: '483920',
    });
    expect(status).toBe(401);
    expect(body).toEqual({ error: REFUSED, code: 'UNAUTHENTICATED', requestId: expect.any(String) });
  },
);

test('me answers the user with a session and 401 without one', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { status, body } = await citizen.rest('GET', '/api/auth/me');
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(USER_KEYS);
  expect(body.mobileNumber).toBe(citizen.mobileNumber);
  const refused = await visitor.rest('GET', '/api/auth/me', undefined, { cookie: '' });
  expect(refused.status).toBe(401);
  expect(refused.body.code).toBe('UNAUTHENTICATED');
});

test('sign-out answers 204 without a body, and 401 once it has happened', async () => {
  const citizen = await TestClient.citizen(server.url);
  const token = citizen.cookie('wf_session') ?? '';
  const { status, body } = await citizen.rest('POST', '/api/auth/signout');
  expect([status, body]).toEqual([204, null]);
  expect(citizen.cookie('wf_session')).toBeUndefined();
  const cookie = `wf_session=${token}`;
  expect((await visitor.rest('GET', '/api/auth/me', undefined, { cookie })).status).toBe(401);
  expect((await visitor.rest('POST', '/api/auth/signout', undefined, { cookie })).status).toBe(401);
});
