import { gzipSync } from 'node:zlib';
import { head, sendRaw } from '../testing/peers/raw-http';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const SIGN_IN = '/api/auth/signin';
const KB = 1024;

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

/** The documented body of a refusal; clients of GraphQL also find it where they look for errors. */
function refusal(code: string, path = SIGN_IN) {
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const body = { error: expect.any(String), code, requestId };
  const errors = [{ message: expect.any(String), extensions: { code, requestId } }];
  return path === '/graphql' ? { ...body, errors } : body;
}

function padded(bytes: number): string {
  return JSON.stringify({ mobileNumber: '677000001', pinCode: '483920', padding: 'x'.repeat(bytes) });
}

test.each([
  ['malformed', '{"mobileNumber":'],
  ['not an object', '[1,2,3]'],
  ['a bare text', '"hello"'],
  ['null', 'null'],
  ['empty', ''],
  ['not JSON at all', '<a/>'],
  ['NaN, which JSON does not know', '{"mobileNumber":NaN,"pinCode":"1"}'],
  ['poisoned with __proto__', '{"__proto__":{"role":"ADMIN"},"mobileNumber":"1","pinCode":"1"}'],
  ['poisoned in escapes', '{"\\u005f_proto__":{"role":"ADMIN"},"mobileNumber":"1","pinCode":"1"}'],
  [
    'poisoned with constructor.prototype',
    '{"constructor":{"prototype":{"a":1}},"mobileNumber":"1","pinCode":"1"}',
  ],
  ['nested 7,000 deep', `${'['.repeat(7_000)}${']'.repeat(7_000)}`],
  ['nested deep and never closed', '{"a":'.repeat(3_000)],
])('a body that is %s answers 400', async (_name, body) => {
  const { status, body: answer } = await client.rest('POST', SIGN_IN, body);
  expect([status, answer]).toEqual([400, refusal('BAD_USER_INPUT')]);
});

test('a body that is not UTF-8 answers 400', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"mobileNumber":"'),
    Buffer.from([0xff, 0xc3, 0x28]),
    Buffer.from('"}'),
  ]);
  for (const path of [SIGN_IN, '/graphql']) {
    const { status, body } = await client.rest('POST', path, new Uint8Array(bytes));
    expect([status, body]).toEqual([400, refusal('BAD_USER_INPUT', path)]);
  }
});

test.each([
  ['a REST body', SIGN_IN, 16 * KB],
  ['a patch', '/api/journeys/1', 3 * KB * KB],
  ['a GraphQL request', '/graphql', KB * KB],
])('%s above its limit answers 413, plain or packed', async (_name, path, limit) => {
  const method = path.startsWith('/api/journeys') ? 'PATCH' : 'POST';
  const plain = await client.rest(method, path, padded(limit));
  expect([plain.status, plain.body]).toEqual([413, refusal('PAYLOAD_TOO_LARGE', path)]);
  const packed = new Uint8Array(gzipSync(padded(limit)));
  expect(packed.length).toBeLessThan(16 * KB);
  const bomb = await client.rest(method, path, packed, { 'content-encoding': 'gzip' });
  expect([bomb.status, bomb.body]).toEqual([413, refusal('PAYLOAD_TOO_LARGE', path)]);
});

test('a body of 10 MB answers 413 without being read', async () => {
  const length = 10 * KB * KB;
  const request = head(`POST ${SIGN_IN}`, {
    'content-type': 'application/json',
    'content-length': String(length),
  });
  const { status, body } = await sendRaw(server.url, request);
  expect([status, body]).toEqual([413, refusal('PAYLOAD_TOO_LARGE')]);
});

test('a gzip body within its limit is read', async () => {
  const body = JSON.stringify({ mobileNumber: client.cookie('none') ?? '699999999', pinCode: '483920' });
  const packed = new Uint8Array(gzipSync(body));
  const { status } = await client.rest('POST', SIGN_IN, packed, { 'content-encoding': 'gzip' });
  expect(status).toBe(401);
});

test.each([
  ['is not gzip', Buffer.from('{"mobileNumber":"1"}')],
  ['breaks off', gzipSync(padded(5_000)).subarray(0, 40)],
  ['is empty', Buffer.alloc(0)],
])('a gzip body that %s answers 400', async (_name, bytes) => {
  const { status, body } = await client.rest('POST', SIGN_IN, new Uint8Array(bytes), {
    'content-encoding': 'gzip',
  });
  expect([status, body]).toEqual([400, refusal('BAD_USER_INPUT')]);
});

test.each([
  [SIGN_IN, { 'content-type': 'text/plain' }],
  [SIGN_IN, { 'content-type': 'application/x-www-form-urlencoded' }],
  [SIGN_IN, { 'content-type': 'multipart/form-data; boundary=x' }],
  [SIGN_IN, { 'content-type': 'nonsense' }],
  ['/graphql', { 'content-type': 'text/plain' }],
  [SIGN_IN, { 'content-encoding': 'br' }],
  ['/graphql', { 'content-encoding': 'deflate' }],
])('a body sent to %s as %j answers 415', async (path, headers) => {
  const { status, body } = await client.rest('POST', path, '{"mobileNumber":"1","pinCode":"1"}', headers);
  expect([status, body]).toEqual([415, refusal('UNSUPPORTED_MEDIA_TYPE', path)]);
});

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/journeys/1/2',
  '/api/%00',
  '/api/%F0%9F%98%80',
  '/api/../../etc',
])('the unknown path %s answers 404', async (path) => {
  const { status, body } = await sendRaw(server.url, head(`GET ${path}`));
  expect([status, body]).toEqual([404, refusal('NOT_FOUND')]);
});

test.each(['/api/%zz', '/api/journeys/%', '/%c0%af'])('the broken path %s answers 400', async (path) => {
  const { status, body } = await sendRaw(server.url, head(`GET ${path}`));
  expect([status, body]).toEqual([400, refusal('BAD_USER_INPUT')]);
});

test.each([
  ['DELETE', '/api/journeys', ['GET', 'HEAD', 'POST']],
  ['GET', SIGN_IN, ['POST']],
  ['GET', '/api/journeys/1', ['PATCH']],
  ['PUT', '/api/journeys/active', ['GET', 'HEAD']],
  ['GET', '/api/violations/1/report', ['POST']],
  ['OPTIONS', '/graphql', ['GET', 'HEAD', 'POST']],
  ['TRACE', '/api/journeys', ['GET', 'HEAD', 'POST']],
])('%s %s answers 405 and says what is allowed', async (method, path, allowed) => {
  const { status, headers, body } = await sendRaw(server.url, head(`${method} ${path}`));
  expect([status, body]).toEqual([405, refusal('METHOD_NOT_ALLOWED', path)]);
  expect(headers.allow?.split(', ').sort()).toEqual(allowed);
});

test.each([
  '0',
  '-1',
  '1.5',
  '1e3',
  '%00',
  'x'.repeat(300),
  '9'.repeat(40),
  '9'.repeat(400),
  '18446744073709551616',
  '999999999999999',
])('the id %s in a path is nobody’s', async (id) => {
  for (const [method, path] of [
    ['PATCH', `/api/journeys/${id}`],
    ['POST', `/api/violations/${id}/report`],
  ] as const) {
    const { status, body } = await client.rest(method, path, {});
    expect([status, body]).toEqual([404, refusal('NOT_FOUND')]);
  }
});

test.each([
  'limit=0',
  'limit=201',
  'limit=1.5',
  'limit=',
  'limit=%00',
  'limit=NaN',
  'before=0',
  'before=%00',
  'before=-1',
  `before=${'9'.repeat(30)}`,
  `before=${'9'.repeat(400)}`,
  `limit=${'9'.repeat(400)}`,
  'limit=1&limit=x',
])('a list with ?%s answers 400', async (query) => {
  for (const path of ['/api/journeys', '/api/violations']) {
    const { status, body } = await client.rest('GET', `${path}?${query}`);
    const field = query.split('=')[0] ?? '';
    const expected = { ...refusal('BAD_USER_INPUT'), fields: { [field]: expect.any(String) } };
    expect([status, body]).toEqual([400, expected]);
  }
});

test.each(['include=%00', '__proto__=1', 'a=%zz', '%', '&&&===', 'before=999999999'])(
  'a list with ?%s answers as without what it does not know',
  async (query) => {
    const { status, body } = await client.rest('GET', `/api/journeys?${query}`);
    expect([status, body]).toEqual([200, []]);
  },
);

test('an absolute address as the target, whatever its host, is the path of it', async () => {
  const { status, body } = await sendRaw(server.url, head('GET http://nowhere/api/journeys?limit=1'));
  expect([status, body]).toEqual([200, []]);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}`, 431],
  [
    'two lengths',
    'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    400,
  ],
])('bytes that are %s answer %s in the documented shape', async (_name, bytes, status) => {
  const answer = await sendRaw(server.url, bytes);
  expect(answer).toMatchObject({ status, body: refusal('BAD_USER_INPUT') });
});
