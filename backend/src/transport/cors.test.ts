import { issueKey } from '../testing/api-keys';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { TestStream } from '../testing/server/test-streams';

const FOREIGN = { origin: 'https://press.example', 'sec-fetch-site': 'cross-site' };
const QUERY = { query: '{ statistics { totalJourneys } }' };

let server: TestServer;
let visitor: TestClient;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  citizen = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

function preflight(path: string, method: string): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method: 'OPTIONS',
    headers: {
      ...FOREIGN,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });
}

test.each([
  ['/graphql', 'POST'],
  ['/graphql?query=x', 'GET'],
  ['/api/statistics', 'GET'],
  ['/api/journeys/1', 'PATCH'],
])('the preflight of %s for %s is answered for a day, without credentials', async (path, method) => {
  const { status, headers } = await preflight(path, method);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(headers.get('access-control-allow-methods')).toContain(method);
  expect(headers.get('access-control-allow-headers')).toBe('*, Authorization');
  expect(headers.get('access-control-max-age')).toBe('86400');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test.each(['/', '/metrics', '/readyz', '/signin'])('pages of other sites may not read %s', async (path) => {
  const asked = await preflight(path, 'GET');
  const read = await visitor.send('GET', path, undefined, FOREIGN);
  for (const { headers } of [asked, read]) {
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a page of another site reads what is public, and the budget beside it', async () => {
  const answers = [
    await visitor.send('POST', '/graphql', QUERY, FOREIGN),
    await visitor.send('GET', `/graphql?query=${encodeURIComponent(QUERY.query)}`, undefined, FOREIGN),
    await visitor.send('GET', '/api/statistics', undefined, FOREIGN),
    await visitor.send('GET', '/api/openapi.json', undefined, FOREIGN),
  ];
  for (const { status, headers } of answers) {
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('RateLimit');
  }
});

test('refusals can be read too, so that a page sees why', async () => {
  const faulty = await visitor.send('POST', '/graphql', { query: '{' }, FOREIGN);
  expect([faulty.status, faulty.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  const unknown = await visitor.send('GET', '/api/nothing', undefined, FOREIGN);
  expect([unknown.status, unknown.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
});

test('the cookie of a citizen is no use to a page of another site, and answers by it carry no CORS headers', async () => {
  const read = await citizen.rest('GET', '/api/journeys', undefined, FOREIGN);
  const statistics = await citizen.rest('GET', '/api/statistics', undefined, FOREIGN);
  expect([read.status, statistics.status]).toEqual([200, 200]);
  expect(read.body).toEqual((await visitor.rest('GET', '/api/journeys')).body);
  const own = await citizen.rest('GET', '/api/journeys');
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['GET', '/api/auth/me'],
  ['GET', '/api/journeys/active'],
  ['GET', '/api/users'],
  ['POST', '/api/auth/signout'],
  ['POST', '/api/auth/signin'],
  ['PATCH', '/api/journeys/1'],
])('%s %s from another site is refused with 403, with a session or without', async (method, path) => {
  for (const client of [visitor, citizen]) {
    const { status, body, headers } = await client.rest(
      method,
      path,
      method === 'GET' ? undefined : {},
      FOREIGN,
    );
    expect([status, body.code, headers.get('access-control-allow-origin')]).toEqual([403, 'FORBIDDEN', '*']);
  }
});

test('a mutation from another site is refused, also beside a query and behind a name', async () => {
  const query = 'query Q { viewer { id } } mutation M { signOut }';
  const mutations = [
    { query: 'mutation { signOut }' },
    { query, operationName: 'M' },
    {
      query: 'mutation { signIn(input: { mobileNumber: "650000000", pin: "483920" }) { viewer { id } } }',
    },
  ];
  for (const body of mutations) {
    const answer = await visitor.rest('POST', '/graphql', body, FOREIGN);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  }
  const named = await visitor.rest('POST', '/graphql', { query, operationName: 'Q' }, FOREIGN);
  expect([named.status, named.body.data]).toEqual([200, { viewer: null }]);
});

test('no answer to another site sets a cookie', async () => {
  const answer = await citizen.send('POST', '/graphql', QUERY, { ...FOREIGN, cookie: '' });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

describe('a page of another site that shows an API key', () => {
  let key: string;
  beforeAll(async () => {
    const { body } = await citizen.graphql('{ viewer { id } }');
    const accountId = Number(body.data.viewer.id);
    key = (await issueKey(server, { accountId, scopes: ['statistics:read'] })).secret;
  });
  const withKey = (secret: string) => ({ ...FOREIGN, authorization: `Bearer ${secret}` });

  test('reads what the key opens, in the name of the key alone', async () => {
    const query = await citizen.rest('POST', '/graphql', QUERY, withKey(key));
    expect([query.status, query.body.data]).toEqual([200, { statistics: { totalJourneys: 0 } }]);
    expect(query.headers.get('access-control-allow-origin')).toBe('*');
    const byRest = await citizen.rest('GET', '/api/statistics', undefined, withKey(key));
    expect([byRest.status, byRest.body.totalJourneys]).toEqual([200, 0]);
    const closed = await citizen.rest('GET', '/api/auth/me', undefined, withKey(key));
    expect(closed.status).toBe(403);
  });

  test('sees why a key is refused', async () => {
    for (const path of ['/graphql', '/graphql/stream']) {
      const refused = await visitor.rest('POST', path, QUERY, withKey('wfk_made_up'));
      expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(refused.headers.get('access-control-allow-origin')).toBe('*');
      expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    }
  });

  test('subscribes with it by server-sent events until it is revoked', async () => {
    const headers = { ...withKey(key), accept: 'text/event-stream' };
    const query = 'subscription { settingsChanged { speedThresholds { caution } } }';
    const stream = await TestStream.open(visitor, query, { headers });
    expect(stream.response.status).toBe(200);
    await server.dataSource.query('UPDATE api_key SET revoked_at = now()');
    await stream.ended();
    expect([stream.isComplete, stream.values.at(-1)]).toMatchObject([
      true,
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
  });
});
