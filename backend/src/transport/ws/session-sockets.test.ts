import { startJourney } from '../../testing/drives/live-drive';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { openTestSockets, RawSocket, until } from '../../testing/server/test-sockets';
import type { TestSockets } from '../../testing/server/test-sockets';

const WITHIN_MS = 2_000;
const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';

let server: TestServer;
let otherProcess: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  // A door with an event bus of its own learns of a session's end only as another server process would.
  otherProcess = await openTestSockets(server);
});
afterAll(async () => {
  await otherProcess.close();
  await server.close();
});

/** A citizen's live socket; `closed` resolves to the code with which the server closes it. */
async function liveSocket(client: TestClient) {
  const socket = client.socket();
  const closed = new Promise<number>((resolve) =>
    // The library passes on the close event of the socket.
    socket.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  const { results, atLeast } = collect(socket, ACTIVE_JOURNEY);
  await atLeast(1);
  return { closed, results, atLeast, leave: () => socket.dispose() };
}

async function sessionIds(client: TestClient & { mobileNumber: string }): Promise<number[]> {
  const rows: { id: number }[] = await server.dataSource.query(
    'SELECT session.id FROM session JOIN account ON account.id = account_id WHERE mobile_number = $1 ORDER BY 1',
    [client.mobileNumber],
  );
  return rows.map(({ id }) => id);
}

function late(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), WITHIN_MS).unref());
}

test.each([
  ['REST', (client: TestClient) => client.rest('POST', '/api/auth/signout')],
  ['GraphQL', (client: TestClient) => client.graphql('mutation { signOut }')],
])('signing out over %s closes the sockets of the session', async (_, signOut) => {
  const client = await TestClient.citizen(server.url);
  const first = await liveSocket(client);
  const second = await liveSocket(client);
  await signOut(client);
  expect(await Promise.race([first.closed, late()])).toBe(4401);
  expect(await Promise.race([second.closed, late()])).toBe(4401);
});

test('signing out leaves the sockets of the same citizen on another device open', async () => {
  const phone = await TestClient.citizen(server.url);
  const tablet = new TestClient(server.url);
  await tablet.rest('POST', '/api/auth/signin', { mobileNumber: phone.mobileNumber, pinCode: '483920' });
  const onPhone = await liveSocket(phone);
  const onTablet = await liveSocket(tablet);
  await phone.rest('POST', '/api/auth/signout');
  await onPhone.closed;
  await startJourney(tablet, new Date());
  await onTablet.atLeast(2);
  expect(onTablet.results[1]?.data?.activeJourney).not.toBeNull();
  await onTablet.leave();
});

test('a session that another server process has ended loses its sockets here', async () => {
  const client = await TestClient.citizen(server.url);
  const { closed } = await liveSocket(client);
  const [sessionId] = await sessionIds(client);
  await server.dataSource.query('DELETE FROM session WHERE id = $1', [sessionId]);
  expect(await Promise.race([closed, late()])).toBe(4401);
});

test('a suspended account loses its sockets', async () => {
  const client = await TestClient.citizen(server.url);
  const { closed } = await liveSocket(client);
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE mobile_number = $1', [
    client.mobileNumber,
  ]);
  expect(await Promise.race([closed, late()])).toBe(4401);
});

test('the sockets of a session that goes on are left alone by the checks', async () => {
  const client = await TestClient.citizen(server.url);
  const { closed, leave } = await liveSocket(client);
  expect(await Promise.race([closed, late()])).toBe('late');
  await leave();
});

test('a client that does not read is cut off when its session ends', async () => {
  const client = await TestClient.citizen(server.url);
  const socket = await RawSocket.open(otherProcess.url, client.cookie('wf_session'));
  await socket.subscribe('journey', ACTIVE_JOURNEY);
  socket.stall();
  await client.rest('POST', '/api/auth/signout');
  await until(async () => (await otherProcess.connectionCount()) === 0, WITHIN_MS);
  await until(() => otherProcess.live.journeys.topicCount === 0, WITHIN_MS);
});

test('closing the door does not wait for a client that does not read', async () => {
  const client = await TestClient.citizen(server.url);
  const door = await openTestSockets(server);
  const socket = await RawSocket.open(door.url, client.cookie('wf_session'));
  await socket.subscribe('journey', ACTIVE_JOURNEY);
  socket.stall();
  expect(await Promise.race([door.close(), late()])).toBeUndefined();
});
