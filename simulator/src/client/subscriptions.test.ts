import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { createCookieJar } from './cookie-jar';
import { createSubscriptions } from './subscriptions';

let http: Server;
let sockets: WebSocketServer;
let url: string;
const seen: { cookie: string | undefined; origin: string | undefined }[] = [];

async function* countTo(last: number): AsyncGenerator<{ count: number }> {
  for (let count = 1; count <= last; count += 1) {
    yield { count };
  }
}

beforeAll(async () => {
  const schema = buildSchema('type Query { none: Int } type Subscription { count(last: Int!): Int }');
  http = createServer();
  sockets = new WebSocketServer({ server: http, path: '/graphql' });
  sockets.on('connection', (_, request) => {
    seen.push({ cookie: request.headers.cookie, origin: request.headers.origin });
  });
  useServer(
    { schema, roots: { subscription: { count: ({ last }: { last: number }) => countTo(last) } } },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  sockets.clients.forEach((client) => client.terminate());
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

test('a subscription goes out with the session and the own origin, and gives each event', async () => {
  const cookies = createCookieJar();
  cookies.accept(['wf_session=abc; Path=/; HttpOnly']);
  const live = createSubscriptions(url, cookies);
  const counts: number[] = [];
  for await (const { count } of live.subscribe<{ count: number }>(
    'subscription Count($last: Int!) { count(last: $last) }',
    { last: 3 },
  )) {
    counts.push(count);
  }
  await live.close();
  expect(counts).toEqual([1, 2, 3]);
  expect(seen).toEqual([{ cookie: 'wf_session=abc', origin: new URL(url).origin }]);
});

test('a subscription that the service refuses throws its sentence', async () => {
  const live = createSubscriptions(url, createCookieJar());
  const events = live.subscribe('subscription { nothing }');
  await expect(events.next()).rejects.toBeDefined();
  await live.close();
});
