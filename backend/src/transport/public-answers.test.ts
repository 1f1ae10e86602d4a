import { HOUR_MS } from '@wakafine/domain/units';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const HOURLY = `/graphql?query=${encodeURIComponent('{ statistics { totalJourneys totalDistanceKm } }')}`;
const LIVE = `/graphql?query=${encodeURIComponent('{ statistics { totalJourneys } viewer { id } }')}`;
const OF_HOURS = [HOURLY, '/api/statistics'];
const DOCUMENTS = ['/graphql/schema.graphql', '/api/openapi.json'];

let server: TestServer;
let visitor: TestClient;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  citizen = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

function read(client: TestClient, path: string, headers: Readonly<Record<string, string>> = {}) {
  return client.send('GET', path, undefined, headers);
}

test.each([...OF_HOURS, ...DOCUMENTS])('what a visitor gets of %s is not sent twice', async (path) => {
  const first = await read(visitor, path);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{43}"$/)]);
  expect((await first.text()).length).toBeGreaterThan(50);
  for (const given of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await read(visitor, path, { 'if-none-match': given });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  const other = await read(visitor, path, { 'if-none-match': 'W/"other"' });
  expect(other.status).toBe(200);
});

test.each(OF_HOURS)(
  '%s may be used until the next full hour at most, and five minutes at most',
  async (path) => {
    const sinceHour = server.clock.now().getTime() % HOUR_MS;
    server.clock.advance(HOUR_MS - sinceHour + 60_000);
    expect((await read(visitor, path)).headers.get('cache-control')).toBe('public, max-age=300');
    server.clock.advance(HOUR_MS - 60_000 - 100_000);
    const ageS = Number(
      /max-age=(\d+)$/.exec((await read(visitor, path)).headers.get('cache-control') ?? '')?.[1],
    );
    expect(ageS).toBeGreaterThan(80);
    expect(ageS).toBeLessThan(100);
  },
);

test.each([...OF_HOURS, ...DOCUMENTS])('%s differs by who asks and in which form', async (path) => {
  const vary = (await read(visitor, path)).headers.get('vary')?.split(', ') ?? [];
  expect(vary).toEqual(expect.arrayContaining(['accept', 'accept-encoding', 'authorization', 'cookie']));
});

test.each(OF_HOURS)('an answer of %s to a session is never stored', async (path) => {
  const own = await read(citizen, path);
  expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  const ended = await read(visitor, path, { cookie: 'wf_session=of-no-session' });
  expect([ended.status, ended.headers.get('cache-control'), ended.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  const tag = (await read(visitor, path)).headers.get('etag') ?? '';
  expect((await read(citizen, path, { 'if-none-match': tag })).status).toBe(200);
});

test('what is not of an hour alone, is refused or comes by POST is not stored', async () => {
  const answers = [
    await read(visitor, LIVE),
    await read(visitor, '/graphql?query=%7B'),
    await visitor.send('POST', '/graphql', { query: '{ statistics { totalJourneys } }' }),
    await read(visitor, `${HOURLY}&variables=%7B`),
  ];
  for (const { headers } of answers) {
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  }
});

test('the schema is served as it stands in the repository', async () => {
  const answer = await read(visitor, '/graphql/schema.graphql');
  expect(answer.headers.get('content-type')).toBe('application/graphql; charset=utf-8');
  expect(await answer.text()).toContain('type Query {');
});
