import { newStaff, STAFF_PASSWORD } from '../../testing/staff-accounts';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const PATH = '/api/auth/admin-signin';
const REFUSED = 'Invalid credentials. Please use the correct admin username and password.';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

test('a sign-in of staff answers 200 with the user, the map of all eight permissions and the time', async () => {
  const username = await newStaff(server, 'OPERATOR');
  const client = new TestClient(server.url);
  const { status, body } = await client.rest('POST', PATH, { username, password: STAFF_PASSWORD });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(Number),
    username,
    mobileNumber: null,
    phoneNumber: null,
    email: null,
    fullName: 'Demo Officer',
    displayName: 'Demo Officer',
    profileImage: null,
    role: 'operator',
    permissions: {
      canViewDashboard: true,
      canGenerateReports: true,
      canViewFullRegistrations: false,
      canSuspendVehicles: false,
      canBroadcastAlerts: false,
      canEditSettings: false,
      canManageUsers: false,
      canAccessSystemSettings: false,
    },
    lastLogin: expect.stringMatching(/^20\d\d-.*Z$/),
  });
  expect((await client.rest('GET', '/api/auth/me')).body).toMatchObject({ username, role: 'operator' });
});

test('the session cookie of staff is out of reach for scripts and other sites, and ends after eight hours', async () => {
  const username = await newStaff(server);
  const { headers } = await visitor.rest('POST', PATH, { username, password: STAFF_PASSWORD });
  const [session = ''] = headers.getSetCookie().filter((line) => line.startsWith('wf_session='));
  expect(session).toMatch(/; HttpOnly(;|$)/);
  expect(session).toMatch(/; SameSite=Lax(;|$)/);
  const hours = (Date.parse(/Expires=([^;]+)/.exec(session)?.[1] ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(8);
});

test.each([
  [{ username: 'nobody', password: STAFF_PASSWORD }],
  [{ username: '677123456', password: '483920' }],
  [{ username: '', password: '' }],
  [{ username: "' OR 1=1 --", password: STAFF_PASSWORD, totp: '000000' }],
])('%j answers the one documented 401', async (credentials) => {
  const { status, body } = await visitor.rest('POST', PATH, credentials);
  expect(status).toBe(401);
  expect(body).toEqual({ error: REFUSED, code: 'UNAUTHENTICATED', requestId: expect.any(String) });
});

test.each([
  [{}, ['password', 'username']],
  [{ username: { $gt: '' }, password: ['x'] }, ['password', 'username']],
  [{ username: 'chief', password: 'x', totp: 123456 }, ['totp']],
])('%j is no sign-in and answers 400', async (payload, fields) => {
  const { status, body } = await visitor.rest('POST', PATH, payload);
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(fields);
});
