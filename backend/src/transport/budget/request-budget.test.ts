import { sendRaw, head } from '../../testing/peers/raw-http';
import { issueKey } from '../../testing/api-keys';
import { TestClient } from '../../testing/server/test-client';
import type { Answer } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const BURST = 30;
const PIN = '483920';
const VIEWER = '{ viewer { id } }';
const SIGN_IN = `mutation ($mobileNumber: String!, $pin: String!) {
  signIn(input: { mobileNumber: $mobileNumber, pin: $pin }) { viewer { id } }
}`;

let server: TestServer;
beforeEach(async () => {
  // So slow that nothing comes back while a test runs; the clock brings it.
  server = await startTestServer({ budget: { burst: BURST, perSecond: 0.001 }, trustProxy: true });
});
afterEach(() => server.close());

function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

function ask(client: TestClient, query: string, headers = {}, variables = {}): Promise<Answer> {
  return client.rest('POST', '/graphql', { query, variables }, headers);
}

async function spendAll(client: TestClient, headers = {}): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < BURST; index += 1) {
    answers.push(await client.rest('GET', '/api/statistics', undefined, headers));
  }
  return answers;
}

test('one budget serves REST, GraphQL and sockets of a session, and nobody else feels that it is spent', async () => {
  const eager = await TestClient.citizen(server.url);
  const other = await TestClient.citizen(server.url);
  const statuses = (await spendAll(eager)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));

  const rest = await eager.rest('GET', '/api/journeys');
  expect([rest.status, rest.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rest.body).toMatchObject({ limit: 30, windowS: 30_000, resetAt: expect.stringMatching(/Z$/) });
  expect(rest.body.error).toMatch(/^At most 30 points in 30000 seconds\. Try again at /);
  const graphql = await ask(eager, VIEWER);
  expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(graphql.headers.get('retry-after'))).toBe(graphql.body.errors[0].extensions.retryAfterS);
  const socket = eager.socket();
  const refusal = await new Promise((resolve) => {
    const query = 'subscription { activeJourney { id } }';
    socket.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve(null) });
  });
  expect(refusal).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  await socket.dispose();

  expect((await other.rest('GET', '/api/auth/me')).status).toBe(200);
  expect((await ask(new TestClient(server.url), VIEWER)).status).toBe(200);
  expect((await eager.rest('POST', '/api/auth/signout')).status).toBe(204);
});

test('what was spent comes back with the time', async () => {
  const eager = await TestClient.citizen(server.url);
  await spendAll(eager);
  const { headers } = await eager.rest('GET', '/api/auth/me');
  server.clock.advance((Number(headers.get('retry-after')) - 1) * 1_000);
  expect((await eager.rest('GET', '/api/auth/me')).status).toBe(429);
  server.clock.advance(1_000);
  expect((await eager.rest('GET', '/api/auth/me')).status).toBe(200);
});

test('every answer says how the budget stands, refusals and what is not there included', async () => {
  const visitor = new TestClient(server.url);
  const asked = [
    () => visitor.rest('GET', '/api/statistics'),
    () => ask(visitor, VIEWER),
    () => ask(visitor, '{ viewer {'),
    () => visitor.rest('GET', '/graphql?query=%7Bviewer%7Bid%7D%7D'),
    () => visitor.rest('GET', '/api/nothing-here'),
    () => visitor.rest('PUT', '/api/journeys', {}),
    () => visitor.rest('POST', '/api/journeys', '{'),
    () => visitor.rest('POST', '/api/auth/signin', { mobileNumber: '655000009', pinCode: '111112' }),
    () => visitor.rest('POST', '/api/journeys', {}, { origin: 'https://elsewhere.example' }),
  ];
  let remaining = BURST;
  for (const call of asked) {
    const { headers } = await call();
    expect(headers.get('ratelimit-policy')).toBe('"default";q=30;w=30000');
    const [, left, resetS] = /^"default";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
    expect(Number(left)).toBeLessThanOrEqual(remaining);
    expect(Number(resetS)).toBeGreaterThan(0);
    remaining = Number(left);
  }
  expect(remaining).toBe(BURST - 7);
  expect((await visitor.send('GET', '/livez')).headers.get('ratelimit')).toBeNull();
});

test('every GraphQL answer states its cost, and a dear one costs more', async () => {
  const client = await TestClient.citizen(server.url);
  const cheap = (await ask(client, VIEWER)).body.extensions.cost;
  expect(cheap).toMatchObject({ requested: 1, limit: BURST, remaining: BURST - 1 });
  expect(new Date(cheap.resetAt).getTime()).toBeGreaterThan(server.clock.now().getTime());
  const rows = '{ violations(first: 100) { edges { node { id speedKmh severity startedAt } } } }';
  expect((await ask(client, rows)).body.extensions.cost).toMatchObject({
    requested: 3,
    remaining: BURST - 4,
  });
  const broken = await ask(client, '{ viewer {');
  expect([broken.status, broken.body.extensions.cost.requested]).toEqual([400, 1]);
  const unknown = await ask(client, '{ viewer { colour } }');
  expect([unknown.status, unknown.body.extensions.cost.requested]).toEqual([400, 1]);
  const tooLarge = await ask(new TestClient(server.url), `{ viewer { ${'id '.repeat(110)} } }`);
  expect([tooLarge.status, tooLarge.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(tooLarge.body.extensions.cost.requested).toBe(1);
});

test('a subscription states the cost of its start with its first value', async () => {
  const client = await TestClient.citizen(server.url);
  const socket = client.socket();
  const results = socket.iterate({ query: 'subscription { activeJourney { id } }' });
  const first = (await results.next()).value;
  expect(first).toMatchObject({ extensions: { cost: { requested: 1, limit: BURST, remaining: BURST - 1 } } });
  await socket.dispose();
});

const LONG_LIST = '{ violations(first: 100) { nodes { id registrationNumber provenKmh limitKmh } } }';

test('a visitor asks for long lists now and then only, and for anything plain as before; keys and sessions do not notice', async () => {
  const visitor = new TestClient(server.url);
  const first = await ask(visitor, LONG_LIST, from('10.0.0.9'));
  expect([first.status, first.body.extensions.cost.requested > 1]).toEqual([200, true]);
  const answers = [first];
  while (answers.at(-1)?.status === 200 && answers.length < BURST) {
    answers.push(await ask(visitor, LONG_LIST, from('10.0.0.9')));
  }
  const refused = answers.at(-1);
  expect(answers.length).toBeLessThan(BURST / first.body.extensions.cost.requested);
  expect([refused?.status, refused?.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused?.body.errors[0].message).toContain('API key');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.body.extensions.cost.remaining).toBeGreaterThan(0);
  expect((await ask(visitor, VIEWER, from('10.0.0.9'))).status).toBe(200);
  expect((await visitor.rest('GET', '/api/violations', undefined, from('10.0.0.9'))).status).toBe(200);

  expect((await ask(visitor, LONG_LIST, from('10.0.0.10'))).status).toBe(200);
  const citizen = await TestClient.citizen(server.url);
  const program = new TestClient(server.url);
  const { body: me } = await citizen.rest('GET', '/api/auth/me');
  program.setKey((await issueKey(server, { accountId: me.id, scopes: ['violations:public'] })).secret);
  for (const client of [citizen, program]) {
    for (let time = 0; time < answers.length; time += 1) {
      expect((await ask(client, LONG_LIST, from('10.0.0.9'))).status).toBe(200);
    }
  }
});

test('visitors are counted by address, IPv6 by its /64, and a device that has signed in by itself', async () => {
  const phone = await TestClient.citizen(server.url);
  await phone.rest('POST', '/api/auth/signout');
  const visitor = new TestClient(server.url);
  await spendAll(visitor, from('2001:db8::1'));
  const status = async (client: TestClient, address: string, headers = {}): Promise<number> =>
    (await ask(client, VIEWER, { ...from(address), ...headers })).status;
  expect(await status(visitor, '2001:db8::2')).toBe(429);
  expect(await status(visitor, '2001:db8:0:1::1')).toBe(200);
  expect(await status(visitor, '2001:db8::1', { cookie: 'wf_device=made-up' })).toBe(429);
  expect(await status(visitor, '2001:db8::1', { cookie: 'wf_session=made-up' })).toBe(429);
  expect(await status(phone, '2001:db8::1')).toBe(200);
});

test('somebody behind a spent address still signs in, over REST and GraphQL', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const behind = from('192.0.2.7');
  await spendAll(new TestClient(server.url), behind);
  const rest = new TestClient(server.url);
  const signedIn = await rest.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN }, behind);
  expect(signedIn.status).toBe(200);
  expect((await rest.rest('GET', '/api/auth/me', undefined, behind)).status).toBe(200);
  const graphql = await ask(new TestClient(server.url), SIGN_IN, behind, { mobileNumber, pin: PIN });
  expect([graphql.status, graphql.body.errors]).toEqual([200, undefined]);
  expect(graphql.body.extensions.cost).toMatchObject({ requested: 0, remaining: 0 });
  const mixed = `${SIGN_IN.slice(0, -1)} other: signOut again: endAllJourneys { ended } }`;
  expect((await ask(new TestClient(server.url), mixed, behind, { mobileNumber, pin: PIN })).status).toBe(429);
});

test('an address written in another way is the same call', async () => {
  await spendAll(new TestClient(server.url));
  for (const target of [
    '/%61pi/statistics',
    'http://elsewhere.example/api/statistics',
    '/api/statistics/?x',
  ]) {
    const answer = await sendRaw(server.url, head(`GET ${target}`));
    expect([target, answer.status]).toEqual([target, 429]);
  }
});

test('a tracker has a budget of its own, and a wrong token is charged to the address', async () => {
  const visitor = new TestClient(server.url);
  const before = await visitor.rest('GET', '/api/trackers/osmand?id=wrong&lat=4&lon=9&timestamp=1');
  expect(before.status).toBe(401);
  expect(before.headers.get('ratelimit')).toContain(`r=${BURST - 1};`);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a document that asks for %s is refused as any other, and leaves the budget of its address in order',
  async (field) => {
    const address = from('203.0.113.9');
    const sender = new TestClient(server.url);
    for (const query of [`{ ${field} }`, `{ ${field} { id } }`, `mutation { ${field} { ${field} } }`]) {
      const refused = await ask(sender, query, address);
      expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    const neighbour = await ask(new TestClient(server.url), VIEWER, address);
    expect([neighbour.status, neighbour.body.extensions.cost.remaining]).toEqual([200, BURST - 4]);
  },
);
