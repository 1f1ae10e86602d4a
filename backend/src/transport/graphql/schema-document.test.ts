import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const SCHEMA_FILE = join(__dirname, '../../../../schema.graphql');
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the schema is served in its own language, and not again to those who have it', async () => {
  const url = `${server.url}/graphql/schema.graphql`;
  const first = await fetch(url);
  expect([first.status, first.headers.get('content-type')]).toEqual([
    200,
    'application/graphql; charset=utf-8',
  ]);
  expect(await first.text()).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

async function visit(path: string, headers: Record<string, string>): Promise<[number, string | null]> {
  const answer = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('location')];
}

test('a browser that opens the address of GraphQL is led to the explorer, with the operation that it names', async () => {
  expect(await visit('/graphql', PAGE)).toEqual([303, '/developers/explorer']);
  expect(await visit('/graphql/', PAGE)).toEqual([303, '/developers/explorer']);
  const query = encodeURIComponent('{ statistics { totalJourneys } }');
  expect(await visit(`/graphql?query=${query}&to=//elsewhere.example`, PAGE)).toEqual([
    303,
    '/developers/explorer?query=%7B+statistics+%7B+totalJourneys+%7D+%7D',
  ]);
});

test('a client is answered as ever, also by GET', async () => {
  const asked = encodeURIComponent('{ statistics { totalJourneys } }');
  const headers = { accept: 'application/json', 'apollo-require-preflight': 'true' };
  const answer = await fetch(`${server.url}/graphql?query=${asked}`, { headers });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { data: { statistics: { totalJourneys: 0 } } },
  ]);
  const posted = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...PAGE, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect(posted.status).toBe(200);
});
