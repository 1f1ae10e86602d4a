import { once } from 'node:events';
import WebSocket from 'ws';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

/** Processor time of client and server together within which each is refused, ms: with room for a slow machine, not for working it out. */
const MOST_CPU_MS = 400;
const ATTEMPTS = 5;
const COST = {
  requested: 1,
  limit: expect.any(Number),
  remaining: expect.any(Number),
  resetAt: expect.any(String),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const repeated = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

/** Documents that no door serves, of a root such as `{ viewer` and the type of that field. */
function hostileDocuments(root: string, type: string): [name: string, document: string][] {
  const within = (selection: string) => `${root} { ${selection} } }`;
  const bomb = repeated(60, (at) => `fragment f${at} on ${type} { ...f${at + 1} ...f${at + 1} }`);
  return [
    ['nests deeply', within(`${'a { '.repeat(600)} a ${'}'.repeat(600)}`)],
    ['is wide', within(repeated(1_900, () => 'id'))],
    ['has a flood of aliases', within(repeated(600, (at) => `a${at}: id`))],
    ['has a flood of directives', within(`id ${'@include(if: true) '.repeat(300)}`)],
    [
      'has fragments in a circle',
      `${within('...a')} fragment a on ${type} { id ...b } fragment b on ${type} { id ...a }`,
    ],
    ['has fragments that multiply', `${within('...f0')} ${bomb} fragment f60 on ${type} { id }`],
  ];
}

const OF_QUERIES: readonly [name: string, document: string][] = [
  ...hostileDocuments('{ viewer', 'Viewer'),
  ['is a megabyte long', `{ __typename }${' '.repeat(1_000_000)}`],
  [
    'asks for long pages within long pages',
    '{ journeys(first: 100) { edges { node { route { lat } violations { id } alerts { id } } } } }',
  ],
];
const OF_SUBSCRIPTIONS = hostileDocuments('subscription { activeJourney', 'Journey');

/** The least processor time of some attempts, ms: collections of garbage fall into one or another. */
async function leastCpuMs(attempt: () => Promise<void>): Promise<number> {
  let leastMs = Infinity;
  for (let at = 0; at < ATTEMPTS && leastMs > MOST_CPU_MS; at += 1) {
    const before = process.cpuUsage();
    await attempt();
    const { user, system } = process.cpuUsage(before);
    leastMs = Math.min(leastMs, (user + system) / 1_000);
  }
  return leastMs;
}

test.each(OF_QUERIES)('a document that %s is refused with 400 and its cost, unread', async (_, query) => {
  const stranger = new TestClient(server.url);
  const usedMs = await leastCpuMs(async () => {
    const { status, body } = await stranger.rest('POST', '/graphql', { query });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.extensions.cost).toEqual(COST);
  });
  expect(usedMs).toBeLessThan(MOST_CPU_MS);
});

test.each(OF_SUBSCRIPTIONS)('so is a subscription that %s, as a stream', async (_, query) => {
  const client = await TestClient.citizen(server.url);
  const usedMs = await leastCpuMs(async () => {
    const { status, body } = await client.rest('POST', '/graphql/stream', { query });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.extensions.cost).toEqual(COST);
  });
  expect(usedMs).toBeLessThan(MOST_CPU_MS);
});

test.each(OF_SUBSCRIPTIONS)(
  'a subscription that %s is refused over a socket, which has no status, with its cost, and the socket lives on',
  async (_, query) => {
    const socket = await openSocket(server.url);
    const usedMs = await leastCpuMs(async () => {
      const { type, payload } = await answerTo(socket, query);
      expect(type).toBe('error');
      expect(payload[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', cost: COST });
    });
    expect(usedMs).toBeLessThan(MOST_CPU_MS);
    const { type, payload } = await answerTo(socket, 'subscription { activeJourney { id } }');
    expect([type, payload.extensions.cost]).toEqual(['next', COST]);
    socket.terminate();
  },
);

test('each refusal over a socket is charged to its caller', async () => {
  const budgeted = await startTestServer({ budget: { burst: 50, perSecond: 0.001 } });
  const socket = await openSocket(budgeted.url);
  const left: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { payload } = await answerTo(socket, 'subscription {');
    left.push(payload[0].extensions.cost.remaining);
  }
  const [first = 0] = left;
  expect(first).toBeLessThan(50);
  expect(left).toEqual([first, first - 1, first - 2]);
  socket.terminate();
  await budgeted.close();
});

/** A socket of a citizen that is ready for operations. */
async function openSocket(origin: string): Promise<WebSocket> {
  const client = await TestClient.citizen(origin);
  const headers = { origin, cookie: `wf_session=${client.cookie('wf_session')}` };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

async function answerTo(socket: WebSocket, query: string) {
  socket.send(JSON.stringify({ id: 'one', type: 'subscribe', payload: { query } }));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
