import { once } from 'node:events';
import pino from 'pino';
import WebSocket from 'ws';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const LINES: string[] = [];
const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';

let server: TestServer;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void LINES.push(line) });
  server = await startTestServer({ log });
});
afterAll(() => server.close());
beforeEach(() => {
  LINES.length = 0;
  ['error', 'warn', 'log'].forEach((name) =>
    jest.spyOn(console, name as 'error').mockImplementation((...parts) => void LINES.push(parts.join(' '))),
  );
});
afterEach(() => jest.restoreAllMocks());

async function acknowledged(): Promise<WebSocket> {
  const client = await TestClient.citizen(server.url);
  const headers = { origin: server.url, cookie: `wf_session=${client.cookie('wf_session')}` };
  const address = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

async function answerTo(socket: WebSocket, query: string, variables = {}): Promise<unknown> {
  socket.send(JSON.stringify({ id: query, type: 'subscribe', payload: { query, variables } }));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}

test.each([
  ['next', { id: 'a', type: 'next', payload: { data: null } }],
  ['error', { id: 'a', type: 'error', payload: [{ message: 'x' }] }],
  ['connection_ack', { type: 'connection_ack' }],
  ['a type that there is not', { type: 'shout' }],
  ['no object', []],
])('a client that sends %s is closed with 4400, and nothing is printed', async (_, frame) => {
  const socket = await acknowledged();
  const closed = once(socket, 'close');
  socket.send(JSON.stringify(frame));
  expect((await closed)[0]).toBe(4400);
  expect(LINES).toEqual([]);
});

test.each([
  ['@skip', 'subscription { activeJourney @skip(if: true) { id } }'],
  ['@include', 'subscription ($is: Boolean = false) { activeJourney @include(if: $is) { id } }'],
  ['@skip that lets it in', 'subscription { activeJourney @skip(if: false) { id } }'],
  ['an inline fragment with @skip', 'subscription { ... @skip(if: true) { activeJourney { id } } }'],
  [
    'a spread with @skip',
    'subscription { ...f @skip(if: true) } fragment f on Subscription { activeJourney { id } }',
  ],
  [
    '@skip in a fragment',
    'subscription { ...f } fragment f on Subscription { activeJourney @skip(if: true) { id } }',
  ],
])(
  '%s at the root of a subscription is an error, the socket lives on, and nothing is printed',
  async (_, query) => {
    const socket = await acknowledged();
    expect(await answerTo(socket, query)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(await answerTo(socket, ACTIVE_JOURNEY)).toMatchObject({ type: 'next' });
    expect(LINES).toEqual([]);
    socket.terminate();
  },
);

test('a frame that is no UTF-8 or too long closes the socket, and nothing is printed', async () => {
  for (const [frame, code] of [
    [Buffer.from([0xff, 0xfe]), 1007],
    [Buffer.alloc(70_000, 32), 1009],
  ] as const) {
    const socket = await acknowledged();
    const closed = once(socket, 'close');
    socket.send(frame, { binary: false });
    expect((await closed)[0]).toBe(code);
  }
  expect(LINES).toEqual([]);
});
