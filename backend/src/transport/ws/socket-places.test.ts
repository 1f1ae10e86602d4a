import { once } from 'node:events';
import WebSocket from 'ws';
import { TestClient } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/test-sockets';
import { SocketPlaces, SOCKETS_PER_SESSION } from './socket-places';

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

test('a session holds ten sockets and no more, and gets a place back with each that closes', async () => {
  const client = await TestClient.citizen(server.url);
  const open: (WebSocket | number)[] = [];
  for (let index = 0; index < SOCKETS_PER_SESSION; index += 1) {
    open.push(await upgrade(client));
  }
  const sockets = open.flatMap((each) => (typeof each === 'number' ? [] : each));
  expect(sockets).toHaveLength(SOCKETS_PER_SESSION);
  expect(await upgrade(client)).toBe(429);
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

test('visitors of one address have their own limit, and a full process refuses everybody', () => {
  const places = new SocketPlaces(202);
  const visitor = { sessionId: null, address: '192.0.2.1' };
  const taken = Array.from({ length: 200 }, () => places.take(visitor));
  expect(taken.every((place) => typeof place === 'function')).toBe(true);
  expect(places.take(visitor)).toBe(429);
  expect(typeof places.take({ ...visitor, address: '192.0.2.2' })).toBe('function');
  expect(typeof places.take({ sessionId: 1, address: '192.0.2.1' })).toBe('function');
  expect(places.take({ sessionId: 2, address: '192.0.2.3' })).toBe(503);
  const [first] = taken;
  if (typeof first === 'function') {
    first();
  }
  expect(typeof places.take(visitor)).toBe('function');
});
