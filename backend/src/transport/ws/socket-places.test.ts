import { once } from 'node:events';
import WebSocket from 'ws';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { SocketPlaces, SOCKETS_PER_ACCOUNT } from './socket-places';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An open socket, or the status that it was refused with. */
function upgrade(client: TestClient): Promise<WebSocket | number> {
  const headers = { origin: server.url, cookie: `wf_session=${client.cookie('wf_session')}` };
  const address = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', reject);
  });
}

test('an account holds twenty sockets over all its sessions, and gets a place back with each that closes', async () => {
  const client = await TestClient.citizen(server.url);
  const tablet = new TestClient(server.url);
  await tablet.rest('POST', '/api/auth/signin', { mobileNumber: client.mobileNumber, pinCode: '483920' });
  const open: (WebSocket | number)[] = [];
  for (let index = 0; index < SOCKETS_PER_ACCOUNT; index += 1) {
    open.push(await upgrade(index % 2 === 0 ? client : tablet));
  }
  const sockets = open.flatMap((each) => (typeof each === 'number' ? [] : each));
  expect(sockets).toHaveLength(SOCKETS_PER_ACCOUNT);
  expect([await upgrade(client), await upgrade(tablet)]).toEqual([429, 429]);
  const other = await upgrade(await TestClient.citizen(server.url));
  expect(other).toBeInstanceOf(WebSocket);

  const closed = sockets.map((socket) => once(socket, 'close'));
  sockets[0]?.terminate();
  await closed[0];
  await until(async () => {
    const again = await upgrade(client);
    if (typeof again === 'number') {
      return false;
    }
    again.terminate();
    return true;
  }, 2_000);
  sockets.forEach((socket) => socket.terminate());
  await Promise.all(closed);
});

const isPlace = (place: unknown): place is () => void => typeof place === 'function';

test('visitors of one address have their own limit, and a full process refuses everybody', async () => {
  const places = new SocketPlaces({ perProcess: 1_005 });
  const visitor = { accountId: null, address: '192.0.2.1' };
  const accepted = await Promise.all(Array.from({ length: 200 }, () => places.accept(visitor)));
  expect(accepted.every(isPlace)).toBe(true);
  expect(await places.accept(visitor)).toBe(429);
  expect(isPlace(await places.accept({ ...visitor, address: '192.0.2.2' }))).toBe(true);
  expect(isPlace(await places.accept({ accountId: 1, address: '192.0.2.1' }))).toBe(true);
  const others = await Promise.all(
    Array.from({ length: 803 }, (_, index) => places.accept({ accountId: index + 2, address: 'x' })),
  );
  expect(others.every(isPlace)).toBe(true);
  expect(await places.accept({ accountId: 1_000, address: '192.0.2.3' })).toBe(503);
  accepted.filter(isPlace)[0]?.();
  expect(isPlace(await places.accept(visitor))).toBe(true);
});

test('visitors from however many addresses leave four places of five to those who have signed in', async () => {
  const places = new SocketPlaces({ perProcess: 100 });
  const visitors = await Promise.all(
    Array.from({ length: 50 }, (_, index) => places.accept({ accountId: null, address: `192.0.2.${index}` })),
  );
  expect(visitors.filter(isPlace)).toHaveLength(20);
  expect(visitors[20]).toBe(503);
  const accounts = await Promise.all(
    Array.from({ length: 80 }, (_, index) => places.accept({ accountId: index, address: 'x' })),
  );
  expect(accounts.every(isPlace)).toBe(true);
  visitors.filter(isPlace)[0]?.();
  expect(isPlace(await places.accept({ accountId: null, address: '198.51.100.1' }))).toBe(true);
});
