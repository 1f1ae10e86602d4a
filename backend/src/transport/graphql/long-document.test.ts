import { gzipSync } from 'node:zlib';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { hasLongDocument, MAX_LENGTH } from './long-document';

const LONG = ' '.repeat(MAX_LENGTH + 1);
const SHORT = '{ viewer { id } }';
const BULK = 'x'.repeat(MAX_LENGTH);

const isLong = (body: string): boolean => hasLongDocument(Buffer.from(body));

test.each([
  ['the only member', JSON.stringify({ query: LONG })],
  ['behind its variables', JSON.stringify({ variables: { input: { fixes: [1, 2], BULK } }, query: LONG })],
  ['in front of its variables', JSON.stringify({ query: LONG, variables: { query: SHORT } })],
  ['with spaces around it', `\n{\t"query" : \r\n "${LONG}" }`],
  ['full of quotes', JSON.stringify({ query: '"\\"'.repeat(MAX_LENGTH) })],
  ['full of backslashes', JSON.stringify({ query: '\\'.repeat(MAX_LENGTH) })],
  ['beside a key that only ends like it', JSON.stringify({ 'a"query': SHORT, query: LONG })],
  ['the last of two', `{"query":"${SHORT}","query":"${LONG}"}`],
  ['beside a long variable of that name', JSON.stringify({ query: LONG, variables: { query: LONG } })],
])('a long document is seen where it is %s', (_, body) => {
  expect(isLong(body)).toBe(true);
});

test.each([
  ['exactly as long as it may be', JSON.stringify({ query: ' '.repeat(MAX_LENGTH) })],
  ['short beside long variables', JSON.stringify({ query: SHORT, variables: { photo: BULK + BULK } })],
  ['short beside a long variable of that name', JSON.stringify({ query: SHORT, variables: { query: LONG } })],
  ['short beside a long text that quotes one', JSON.stringify({ query: SHORT, a: `{"query":"${LONG}"}` })],
  ['the short one of two, being the last', `{"query":"${LONG}","query":"${SHORT}"}`],
  ['no text', JSON.stringify({ query: [LONG] })],
  ['in a list', JSON.stringify([{ query: LONG }])],
  ['without an end', `{"query":"${LONG}`],
  ['without an end but for a backslash', `{"query":"${LONG}\\"`],
  ['followed by what is no JSON', `{"query":"${LONG}"}}`],
  ['behind more decoys than are looked at', `{"a":[${'"query",'.repeat(100)}0],"query":"${LONG}"}`],
  ['only said by escapes', `{"qu\\u0065ry":"${LONG}"}`],
  ['nowhere', `[${'1,'.repeat(MAX_LENGTH)}1]`],
  ['nothing but a key', `${LONG}"query"`],
])('the body is read where the document is %s', (_, body) => {
  expect(isLong(body)).toBe(false);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a long document is refused alike, read or not, and costs a point', async () => {
  const visitor = new TestClient(server.url);
  const unread = await visitor.rest('POST', '/graphql', { query: LONG });
  const read = await visitor.send('POST', '/graphql', `{"qu\\u0065ry":"${LONG}"}`, {
    'content-type': 'application/json',
  });
  expect(unread.status).toBe(400);
  expect(unread.body).toMatchObject({
    errors: [{ message: 'The document is too long.', extensions: { code: 'BAD_USER_INPUT' } }],
    extensions: { cost: { requested: 1 } },
  });
  expect(unread.headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/);
  expect(Object.keys(unread.body.errors[0].extensions)).toEqual(['code', 'requestId']);
  expect(read.status).toBe(400);
});

test('a packed body is looked at as it is unpacked', async () => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify({ query: LONG })),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('The document is too long.');
});

test('a text as long as a document may be goes on in variables, where the schema decides', async () => {
  const query = 'query ($query: String!) { __type(name: $query) { name } }';
  const answer = await new TestClient(server.url).rest('POST', '/graphql', {
    query,
    variables: { query: LONG },
  });
  expect([answer.status, answer.body.data]).toEqual([200, { __type: null }]);
});
