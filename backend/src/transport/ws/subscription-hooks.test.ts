import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import type { Client } from 'graphql-ws';

const MOST_SUBSCRIPTIONS = 20;
const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The first thing that a subscription brings: its data or its errors. */
function firstOf(socket: Client, query: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('complete') });
  });
}

test('a socket carries 20 subscriptions and refuses the next one without harm to them', async () => {
  const client = await TestClient.citizen(server.url);
  const socket = client.socket();
  const started = Array.from({ length: MOST_SUBSCRIPTIONS }, () => firstOf(socket, ACTIVE_JOURNEY));
  expect(await Promise.all(started)).toMatchObject(started.map(() => ({ data: { activeJourney: null } })));
  expect(await firstOf(socket, ACTIVE_JOURNEY)).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect(await firstOf(socket, ACTIVE_JOURNEY)).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  await socket.dispose();
});

test('a subscription that was left makes room for another', async () => {
  const client = await TestClient.citizen(server.url);
  const socket = client.socket();
  for (let index = 0; index <= MOST_SUBSCRIPTIONS; index += 1) {
    const results = socket.iterate({ query: ACTIVE_JOURNEY });
    expect((await results.next()).value).toMatchObject({ data: { activeJourney: null } });
    await results.return?.();
  }
  await socket.dispose();
});

test.each([
  ['a field that there is not', 'subscription { activeJourney { colour } }'],
  ['a syntax error', 'subscription { activeJourney {'],
  ['a document without end', `subscription { activeJourney { ${'id '.repeat(2_000)}} }`],
])('%s is refused as bad input', async (_, query) => {
  const client = await TestClient.citizen(server.url);
  const socket = client.socket();
  expect(await firstOf(socket, query)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  // The socket lives on.
  expect(await firstOf(socket, ACTIVE_JOURNEY)).toMatchObject({ data: { activeJourney: null } });
  await socket.dispose();
});
