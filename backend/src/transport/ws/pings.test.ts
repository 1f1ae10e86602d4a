import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { openTestSockets, RawSocket, until } from '../../testing/server/test-sockets';
import type { TestSockets } from '../../testing/server/test-sockets';

const PING_EVERY_MS = 300;
/** After this time something hangs, however busy the machine is. */
const PATIENCE_MS = 30_000;

let server: TestServer;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  sockets = await openTestSockets(server, { pingEveryMs: PING_EVERY_MS });
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

test('a client that answers no ping is cut off, and its subscriptions with it; one that answers stays', async () => {
  const client = await TestClient.citizen(server.url);
  const silent = await RawSocket.open(sockets.url, client.cookie('wf_session'));
  await silent.subscribe('all', 'subscription { violationCreated { id } }');
  expect(sockets.live.violationsOpened.topicCount).toBeGreaterThan(0);
  silent.stall();
  await until(async () => (await sockets.connectionCount()) === 0, PATIENCE_MS);
  await until(() => sockets.live.violationsOpened.topicCount === 0, PATIENCE_MS);

  const healthy = await RawSocket.open(sockets.url, client.cookie('wf_session'));
  await healthy.pinged(3);
  expect(await sockets.connectionCount()).toBe(1);
  await healthy.leave();
});
