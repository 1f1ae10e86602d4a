import { once } from 'node:events';
import WebSocket from 'ws';
import { head, sendRaw } from '../../testing/peers/raw-http';
import { readableLog } from '../../testing/server/read-log';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';

const ID = 'ring-4711_of.the-phone';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { log, lines, text, clear } = readableLog();
let server: TestServer;
let client: TestClient & { readonly mobileNumber: string };
beforeAll(async () => {
  // On a busy machine a second is soon over.
  server = await startTestServer({ log, slowRequestMs: 600_000 });
  client = await TestClient.citizen(server.url);
});
beforeEach(clear);
afterAll(() => server.close());

/** The lines of requests, once there are so many: they are written after the answer. */
async function requestLines(count: number): Promise<Record<string, unknown>[]> {
  await until(() => lines('request').length >= count, 2_000);
  return lines('request');
}

test('a refused call has one line, with its route and without what was sent', async () => {
  const { body, headers } = await client.rest('PATCH', '/api/journeys/987654321', { distance: 12 });
  const [line, ...others] = await requestLines(1);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 30,
    method: 'PATCH',
    path: '/api/journeys/:id',
    status: 404,
    code: 'NOT_FOUND',
    requestId: body.requestId,
    ms: expect.any(Number),
    account: expect.stringMatching(/^m[0-9a-f]{12}$/),
  });
  expect(headers.get('x-request-id')).toBe(body.requestId);
  expect(text()).not.toContain('987654321');
});

test('an answered call has none', async () => {
  await client.rest('GET', '/api/journeys');
  await client.graphql('{ viewer { id } }');
  await client.rest('GET', '/api/nothing');
  expect(await requestLines(1)).toMatchObject([{ path: 'none', status: 404 }]);
});

test('the mark of an account stays the same, differs between accounts, and another pepper gives another', async () => {
  const marks = new Set<unknown>();
  const other = await startTestServer({
    log,
    sharing: server,
    pepper: 'another pepper of enough characters',
  });
  const strangers = await TestClient.citizen(server.url);
  for (const [count, each] of [client, client, strangers].entries()) {
    await each.rest('GET', '/api/users');
    marks.add((await requestLines(count + 1)).at(-1)?.['account']);
  }
  expect(marks.size).toBe(2);
  expect(other.services.security.accountMark(1)).not.toBe(server.services.security.accountMark(1));
  await other.close();
});

test('an operation is named where the name is the web app’s own, and "other" where anything may stand', async () => {
  const query = (name: string): string => `query ${name} { users(first: 1) { totalCount } }`;
  await client.graphql(query('ActiveJourney'));
  await client.graphql(query(`q${client.mobileNumber}`));
  await client.graphql('{ users(first: 1, search: "677000001") { totalCount } }');
  expect(await requestLines(3)).toMatchObject([
    { path: '/graphql', operation: 'ActiveJourney', status: 200, code: 'FORBIDDEN' },
    { path: '/graphql', operation: 'other', status: 200, code: 'FORBIDDEN' },
    { path: '/graphql', operation: 'other', status: 200, code: 'FORBIDDEN' },
  ]);
  expect(text()).not.toContain(client.mobileNumber);
  expect(text()).not.toContain('677000001');
});

test('what took longer than configured has a line too', async () => {
  const slow = await startTestServer({ log, sharing: server, slowRequestMs: 1 });
  await new TestClient(slow.url).rest('POST', '/api/auth/signin', {
    mobileNumber: client.mobileNumber,
    pinCode: '483920',
  });
  await slow.close();
  expect(lines('request')).toMatchObject([{ level: 40, path: '/api/auth/signin', status: 200, slow: true }]);
});

test('a fault of ours has a line, and its cause stands under the same id', async () => {
  await server.services.owner.run('ALTER TABLE journey RENAME TO journey_away', []);
  const { body } = await client.graphql('query ActiveJourney { activeJourney { id } }');
  await server.services.owner.run('ALTER TABLE journey_away RENAME TO journey', []);
  const [{ extensions }] = body.errors;
  const [line] = await requestLines(1);
  expect(line).toMatchObject({ code: extensions.code, requestId: extensions.requestId });
  const causes = lines().filter(
    ({ err, requestId }) => err !== undefined && requestId === line?.['requestId'],
  );
  expect(causes).toHaveLength(1);
});

test.each([
  ['GET', '/api/auth/me'],
  ['GET', '/api/nothing'],
  ['PUT', '/api/journeys'],
  ['GET', '/livez'],
  ['GET', '/metrics'],
  ['GET', '/graphql?query={viewer{id}}'],
  ['GET', '/somewhere'],
  ['GET', '/api/%zz'],
])('%s %s answers with the id that it came with', async (method, path) => {
  const answer = await client.send(method, path, undefined, { 'x-request-id': ID });
  expect(answer.headers.get('x-request-id')).toBe(ID);
  const body = await answer.text();
  expect(/"requestId":"([^"]*)"/.exec(body)?.[1] ?? ID).toBe(ID);
});

test.each([
  ['short', 'a-short'],
  ['long', 'long-'.repeat(13)],
  ['with a space', 'two words of it'],
  ['with a quote', 'a"quoted"one'],
  ['with other letters', 'numéro-de-route'],
  ['a mobile number', '677000001'],
  ['a number within', 'phone.677000001'],
  ['a plate', 'LT-482-KD'],
  ['a place', '4.05110-lat'],
  ['like a token', 'Q'.repeat(43)],
  ['empty', ''],
])('an id that is %s is replaced by a new one', async (_, id) => {
  const answer = await sendRaw(
    server.url,
    head('GET /api/auth/me', { 'x-request-id': Buffer.from(id).toString('latin1') }),
  );
  expect(answer.body.requestId).toMatch(UUID);
  expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
});

test('two ids make none', async () => {
  const bytes = head('GET /api/auth/me', { 'x-request-id': ID, 'X-Request-Id': 'another-of-them' });
  expect((await sendRaw(server.url, bytes)).headers['x-request-id']).toMatch(UUID);
});

test('bytes that are no request are answered with an id and have a line', async () => {
  const { headers, body } = await sendRaw(server.url, 'nonsense\r\n\r\n');
  expect(headers['x-request-id']).toBe(body.requestId);
  expect(await requestLines(1)).toMatchObject([{ method: 'unread', status: 400, requestId: body.requestId }]);
});

test.each([
  ['of no language', { query: 'nonsense' }],
  ['of no field', { query: '{ nothing }' }],
  ['of a wrong variable', { query: 'query ($id: ID!) { journey(id: $id) { id } }', variables: {} }],
  ['of a subscription', { query: 'subscription { activeJourney { id } }' }],
  ['without a document', { variables: {} }],
  ['of an empty body', ''],
  ['of a list', [{ query: '{ viewer { id } }' }]],
])('a refused operation %s has the id of its answer in each error', async (_, body) => {
  const answer = await client.rest('POST', '/graphql', body, { 'x-request-id': ID });
  expect(answer.headers.get('x-request-id')).toBe(ID);
  const ids = answer.body.errors.map(({ extensions }: { extensions: object }) =>
    Reflect.get(extensions, 'requestId'),
  );
  expect(ids).toEqual([ID]);
});

/** Head of the answer to an upgrade. */
function upgrade(path: string, headers: Record<string, string>): Promise<[number, string | undefined]> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', {
    headers: { 'x-request-id': ID, ...headers },
  });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('upgrade', ({ headers: answered }) => resolve([101, String(answered['x-request-id'])]));
    socket.on('open', () => socket.terminate());
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve([response.statusCode ?? 0, String(response.headers['x-request-id'])]);
    });
  });
}

test('a socket has the id of its upgrade, and so has one that is refused', async () => {
  expect(await upgrade('/graphql', { origin: server.url })).toEqual([101, ID]);
  expect(await upgrade('/graphql', { origin: 'https://evil.example' })).toEqual([403, ID]);
  expect(await upgrade('/elsewhere', {})).toEqual([404, ID]);
  expect(await requestLines(2)).toMatchObject([
    { method: 'UPGRADE', path: '/graphql', status: 403, requestId: ID },
    { method: 'UPGRADE', path: 'none', status: 404, requestId: ID },
  ]);
});

test('errors over a socket have its id', async () => {
  const raw = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-request-id': ID },
  });
  await once(raw, 'open');
  raw.send('{"type":"connection_init"}');
  await once(raw, 'message');
  raw.send('{"id":"1","type":"subscribe","payload":{"query":"subscription { journeyUpdated { id } }"}}');
  const [message] = await once(raw, 'message');
  expect(JSON.parse(String(message))).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: expect.any(String), requestId: ID } }],
  });
  raw.terminate();
});
