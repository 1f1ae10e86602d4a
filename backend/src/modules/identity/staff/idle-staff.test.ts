import { STAFF_IDLE_MS, UNATTENDED_HEADER } from '@wakafine/domain/people/staff-session';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { newStaff, signedInStaff } from '../../../testing/staff-accounts';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { deleteExpiredSessions } from '../sessions/sessions';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const isSignedIn = async (client: TestClient): Promise<boolean> =>
  (await client.rest('GET', '/api/auth/me')).status === 200;
const sessions = () =>
  server.dataSource.query('SELECT session.id FROM session JOIN account ON account.id = account_id');

test('staff who ask for nothing for 30 minutes are signed out, those who do so stay up to eight hours', async () => {
  const [idle, busy] = await Promise.all(
    [1, 2].map(async () => signedInStaff(server, await newStaff(server))),
  );
  if (idle === undefined || busy === undefined) {
    throw new Error('Two should have signed in.');
  }
  for (let half = 0; half < 15; half += 1) {
    server.clock.advance(STAFF_IDLE_MS - 1_000);
    expect(await isSignedIn(busy)).toBe(true);
  }
  expect(await isSignedIn(idle)).toBe(false);
  server.clock.advance(STAFF_IDLE_MS - 1_000);
  expect(await isSignedIn(busy)).toBe(true);
  server.clock.advance(10 * MINUTE_MS);
  expect(server.clock.now().getTime()).toBeGreaterThan(8 * HOUR_MS);
  expect(await isSignedIn(busy)).toBe(false);
});

test('what an app that nobody touches asks for extends no session, nor does its socket, which is closed', async () => {
  const client = await signedInStaff(server, await newStaff(server));
  const socket = client.socket();
  const closed = new Promise<number>((resolve) =>
    // The library passes on the close event of the socket.
    socket.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  const connected = new Promise((resolve) => socket.on('connected', resolve));
  collect(socket, 'subscription { dashboardUpdated { __typename } }');
  await connected;
  const unattended = () =>
    client.send('GET', '/api/auth/me', undefined, { [UNATTENDED_HEADER]: '1' }).then(({ status }) => status);
  for (let tens = 0; tens < 2; tens += 1) {
    server.clock.advance(14 * MINUTE_MS);
    expect(await unattended()).toBe(200);
  }
  server.clock.advance(3 * MINUTE_MS);
  expect(await closed).toBe(4401);
  expect(await unattended()).toBe(401);
});

test('a busy session is written at most once a minute', async () => {
  const client = await signedInStaff(server, await newStaff(server));
  const activeAt = async () =>
    (await server.dataSource.query('SELECT active_at FROM session WHERE active_at IS NOT NULL'))[0]
      ?.active_at;
  await isSignedIn(client);
  expect(await activeAt()).toBeUndefined();
  server.clock.advance(MINUTE_MS);
  await isSignedIn(client);
  const first = await activeAt();
  server.clock.advance(MINUTE_MS / 2);
  await isSignedIn(client);
  expect(await activeAt()).toEqual(first);
});

test('idle sessions of staff are deleted in time, those of citizens stay', async () => {
  await signedInStaff(server, await newStaff(server));
  const citizen = await TestClient.citizen(server.url);
  server.clock.advance(DAY_MS);
  await deleteExpiredSessions(server.services);
  expect(await sessions()).toHaveLength(1);
  expect(await isSignedIn(citizen)).toBe(true);
});
