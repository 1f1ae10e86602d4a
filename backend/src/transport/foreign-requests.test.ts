import WebSocket from 'ws';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';
const OWN = 'own origin';

let server: TestServer;
let client: TestClient & { mobileNumber: string };
beforeAll(async () => {
  server = await startTestServer();
  client = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

/** The documented body of a refusal; clients of GraphQL also find it where they look for errors. */
function refusal(code: string, path = '') {
  const requestId = expect.any(String);
  const body = { error: expect.any(String), code, requestId };
  const errors = [{ message: expect.any(String), extensions: { code, requestId } }];
  return path === '/graphql' ? { ...body, errors } : body;
}

/** Headers with the server's own address where a case says so. */
function withOwn(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(OWN, server.url)]),
  );
}

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: OWN }],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'nonsense' }],
])('a change with %j comes from another site and answers 403', async (headers) => {
  for (const path of ['/api/journeys', '/api/auth/signin', '/api/auth/signout', '/graphql']) {
    const { status, body } = await client.rest('POST', path, {}, withOwn(headers));
    expect([path, status, body]).toEqual([path, 403, refusal('FORBIDDEN', path)]);
  }
  expect((await client.rest('GET', '/api/auth/me')).status).toBe(200);
});

test.each([
  [{}],
  [{ origin: OWN }],
  [{ 'sec-fetch-site': 'same-origin', origin: OWN }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-site', origin: OWN }],
])('a change with %j comes from nowhere else and is accepted', async (headers) => {
  const answer = await client.rest(
    'POST',
    '/graphql',
    { query: '{ viewer { mobileNumber } }' },
    withOwn(headers),
  );
  expect([answer.status, answer.body.data?.viewer?.mobileNumber]).toEqual([200, client.mobileNumber]);
});

/** The answer to a document in the query string, as stock clients send it. */
function byGet(query: string, headers: Readonly<Record<string, string>> = {}) {
  return client.rest('GET', `/graphql?query=${encodeURIComponent(query)}`, undefined, headers);
}

test('GraphQL changes nothing by a GET, which any page can make a browser send', async () => {
  const { status, headers } = await byGet('mutation { signOut }');
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  expect((await client.rest('GET', '/api/auth/me')).status).toBe(200);
});

test('a query by GET needs no header of a vendor, and has the session of its own site only', async () => {
  const own = await byGet('{ viewer { mobileNumber } }');
  expect([own.status, own.body.data.viewer?.mobileNumber]).toEqual([200, client.mobileNumber]);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const { status, body } = await byGet('{ viewer { mobileNumber } }', headers);
    expect([status, body.data]).toEqual([200, { viewer: null }]);
  }
});

test.each([
  'wf_session=',
  'wf_session=x',
  'wf_session=%00',
  'wf_session=%E0%A4%A',
  'wf_session=%zz',
  `wf_session=${'x'.repeat(8_000)}`,
  "wf_session=' OR 1=1 --",
  'wf_session=[object Object]; wf_session=y',
  'wf_session',
  ';;;==;',
  '__proto__=1; constructor=2; wf_session=x',
])('the cookie header %j is nobody’s', async (cookie) => {
  const { status, body } = await client.rest('GET', '/api/auth/me', undefined, { cookie });
  expect([status, body]).toEqual([401, refusal('UNAUTHENTICATED')]);
  const open = await client.rest('GET', '/api/journeys', undefined, { cookie });
  expect(open.status).toBe(200);
});

/** The status that a socket is refused with, or 101. */
function upgrade(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const address = `${server.url.replace('http', 'ws')}${path}`;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', (error) => (error.message.includes('closed before') ? undefined : reject(error)));
  });
}

test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense'])(
  'a socket from the origin %s is refused with 403',
  async (origin) => {
    expect(await upgrade('/graphql', { origin })).toBe(403);
  },
);

test('a socket is served at its own address only', async () => {
  expect(await upgrade('/api/journeys', { origin: server.url })).toBe(404);
  expect(await upgrade('/graphql?x=1', { origin: server.url })).toBe(101);
});

/** Answer of a socket to one operation: the codes of its errors, or 'next'. */
async function firstAnswer(
  by: TestClient,
  query: string,
  options?: { withOrigin: boolean },
): Promise<unknown> {
  const socket = by.socket(options);
  const answer = new Promise((resolve, reject) => {
    socket.subscribe(
      { query },
      {
        next: () => resolve('next'),
        // graphql-ws hands on the list of GraphQL errors that the server sent.
        error: (errors) => resolve((errors as { extensions: { code: string } }[])[0]?.extensions.code),
        complete: () => reject(new Error('completed without an answer')),
      },
    );
  });
  try {
    return await answer;
  } finally {
    await socket.dispose();
  }
}

test('a socket with the session of its own origin may subscribe; without an Origin its cookie is ignored', async () => {
  expect(await firstAnswer(client, ACTIVE_JOURNEY)).toBe('next');
  expect(await firstAnswer(client, ACTIVE_JOURNEY, { withOrigin: false })).toBe('UNAUTHENTICATED');
  expect(await firstAnswer(new TestClient(server.url), ACTIVE_JOURNEY)).toBe('UNAUTHENTICATED');
});

test.each(['{ viewer { id } }', 'mutation { signOut }', '{ __schema { types { name } } }'])(
  'a socket carries subscriptions only: %s is refused',
  async (query) => {
    expect(await firstAnswer(client, query)).toBe('BAD_USER_INPUT');
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(200);
  },
);

test.each([
  [
    'is larger than 64 KB',
    JSON.stringify({ type: 'connection_init', payload: { x: 'x'.repeat(70_000) } }),
    1009,
  ],
  ['is no JSON', 'hello', 4400],
  ['is of no known type', '{"type":"__proto__"}', 4400],
  [
    'subscribes before the connection is initialised',
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ACTIVE_JOURNEY } }),
    4401,
  ],
])('a socket whose message %s is closed', async (_name, message, expected) => {
  const print = jest.spyOn(console, 'error');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(message));
  expect(await closed).toBe(expected);
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});
