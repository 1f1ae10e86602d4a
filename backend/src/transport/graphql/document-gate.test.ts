import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

/** More than a visitor may ask for. */
const LONG = `{ viewer { ${'id '.repeat(110)} } }`;
/** More than anybody may ask for. */
const TOO_LONG = `{ viewer ${'{ a '.repeat(20)}${'}'.repeat(20)} }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function codeFor(client: TestClient, query: string, headers = {}): Promise<unknown[]> {
  const { status, body } = await client.rest('POST', '/graphql', { query }, headers);
  return [status, body.errors[0].extensions.code];
}

test('whose session has ended is asked to sign in rather than to ask for less, a visitor to ask for less', async () => {
  const stranger = new TestClient(server.url);
  const ended = { cookie: 'wf_session=ended' };
  expect(await codeFor(stranger, LONG, ended)).toEqual([401, 'UNAUTHENTICATED']);
  expect(await codeFor(stranger, LONG)).toEqual([400, 'BAD_USER_INPUT']);
  expect(await codeFor(stranger, TOO_LONG, ended)).toEqual([400, 'BAD_USER_INPUT']);

  const client = await TestClient.citizen(server.url);
  expect((await client.rest('POST', '/graphql', { query: LONG })).status).toBe(200);
  await client.rest('POST', '/api/auth/signout');
  expect(await codeFor(client, LONG)).toEqual([400, 'BAD_USER_INPUT']);
});
