import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import WebSocket from 'ws';
import { issueKey } from '../../../testing/api-keys';
import { newCitizen, newStaffMember } from '../../../testing/party/party';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer, TestClock } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { openTestSockets } from '../../../testing/server/test-sockets';
import { newKeyText } from './key-text';
import { storeKeyUse } from './store-key-use';

const clock = new TestClock();
let server: TestServer;
beforeAll(async () => {
  clock.passMidnight({ before: 2 * HOUR_MS, after: HOUR_MS });
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  secret apiKey { id state hint kind scopes pointsToday } } }`;
const ROTATE = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { secret apiKey { hint formerSecretUntil } } }`;
const REVOKE = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { state } } }';
const STATISTICS = '{ statistics { totalJourneys } }';
const INPUT = { name: 'Newsroom site', scopes: ['statistics:read', 'violations:public'], lifeDays: 30 };

/** A program with a key. */
function programWith(secret: string): TestClient {
  const program = new TestClient(server.url);
  program.setKey(secret);
  return program;
}

async function newPublicKey(scopes = INPUT.scopes) {
  const { client } = await newCitizen(server);
  const { body } = await client.graphql(CREATE, { input: { ...INPUT, scopes } });
  const { secret, apiKey } = body.data.createApiKey;
  return { owner: client, secret, id: apiKey.id, program: programWith(secret) };
}

test('a key of public scopes works at once, reads what visitors see, and its secret is stored nowhere', async () => {
  const { client } = await newCitizen(server);
  const { body } = await client.graphql(CREATE, { input: INPUT });
  const { secret, apiKey } = body.data.createApiKey;
  expect(secret).toMatch(/^wfk_pub_[0-9A-Za-z]{38}$/);
  expect(apiKey).toMatchObject({ state: 'ACTIVE', kind: 'PUBLIC', scopes: INPUT.scopes });
  expect(apiKey.hint).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`);
  const { status, headers, body: answer } = await programWith(secret).graphql(STATISTICS);
  expect([status, answer.errors]).toEqual([200, undefined]);
  expect(answer.extensions.cost).toMatchObject({ requested: 1, limit: 1_000 });
  expect(headers.get('ratelimit-policy')).toBe('"minute";q=1000;w=60, "day";q=60000;w=86400');
  expect(headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+, "day";r=59999;t=\d+$/);
  const dump: { row: string }[] = await server.dataSource.query('SELECT key::text AS row FROM api_key key');
  expect(JSON.stringify(dump)).not.toContain(secret.slice(12, -4));
});

test.each([
  ['another word', 'x'],
  ['a mistyped key', `wfk_pub_${'A'.repeat(38)}`],
  ['an unknown key', newKeyText('PUBLIC')],
  ['an empty one', ''],
  ['a key of a kind that is none', 'wfk_adm_x'],
  ['a very long text', 'wfk_pub_'.repeat(1_000)],
])('%s is 401 in the documented shape, never a visitor', async (_, secret) => {
  const program = programWith(secret);
  const rest = await program.rest('GET', '/api/statistics');
  expect([rest.status, rest.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(rest.headers.get('www-authenticate')).toBe('Bearer realm="WakaFine", error="invalid_token"');
  const { status, body } = await program.graphql(STATISTICS);
  expect([status, body.errors[0].extensions.code, body.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
});

test('other schemes are no keys, and a session beside a key does not count', async () => {
  const { client } = await newCitizen(server);
  const basic = await client.rest('GET', '/api/auth/me', undefined, { authorization: 'Basic eDp5' });
  expect(basic.status).toBe(200);
  client.setKey((await newPublicKey()).secret);
  const { status, body } = await client.rest('GET', '/api/auth/me');
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
});

test('an expired key and one of a suspended account are 401', async () => {
  const { program, owner } = await newPublicKey();
  const { body } = await owner.rest('GET', '/api/auth/me');
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE id = $1', [body.id]);
  await expect(until401(program)).resolves.toBe(401);
  const other = await newPublicKey();
  expect((await other.program.graphql(STATISTICS)).status).toBe(200);
  await server.dataSource.query(
    `UPDATE api_key SET created_at = created_at - interval '40 days', expires_at = created_at - interval '1 day' WHERE id = $1`,
    [other.id],
  );
  await expect(until401(other.program)).resolves.toBe(401);
});

/** Another process has a key remembered for a second at most. */
async function until401(program: TestClient): Promise<number> {
  const endMs = Date.now() + 1_500;
  let status = 200;
  while (status !== 401 && Date.now() < endMs) {
    ({ status } = await program.graphql(STATISTICS));
  }
  return status;
}

test('an operation that the scopes of a key do not open names the scope that is missing, beside those that they do', async () => {
  const { program } = await newPublicKey(['statistics:read']);
  const { status, body } = await program.graphql(
    'query { fine: statistics { ...S } bad: recentViolations { danger { id } } } fragment S on Statistics { totalJourneys }',
  );
  expect(status).toBe(200);
  expect(body.errors ?? []).toHaveLength(1);
  expect(body.errors[0]).toMatchObject({
    path: ['bad'],
    extensions: { code: 'FORBIDDEN', missingScope: 'violations:public' },
  });
  const closed = await program.graphql('{ viewer { id } }');
  expect(closed.body.errors[0].extensions.code).toBe('FORBIDDEN');
  const rest = await program.rest('GET', '/api/violations');
  expect([rest.status, rest.body.code, rest.body.missingScope]).toEqual([
    403,
    'FORBIDDEN',
    'violations:public',
  ]);
});

test('no key runs a mutation, not even one that visitors run', async () => {
  const { program } = await newPublicKey();
  const { body } = await program.graphql('mutation { signOut }');
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  const { status } = await program.rest('POST', '/api/auth/signin', {
    mobileNumber: '650000000',
    pinCode: '483920',
  });
  expect(status).toBe(403);
});

test('an account has five keys at most, also when it asks for many at once', async () => {
  const { client } = await newCitizen(server);
  const asked = await Promise.all(Array.from({ length: 8 }, () => client.graphql(CREATE, { input: INPUT })));
  const codes = asked.map(({ body }) => body.errors?.[0].extensions.code ?? 'created');
  expect(codes.filter((code) => code === 'created')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
});

test.each([
  [['statistics:read', 'fleet:read'], 'BAD_USER_INPUT'],
  [['everything'], 'BAD_USER_INPUT'],
  [[], 'BAD_USER_INPUT'],
  [['fleet:read'], 'FORBIDDEN'],
  [['authority:read'], 'FORBIDDEN'],
])('a citizen who asks for %j gets %s', async (scopes, code) => {
  const { client } = await newCitizen(server);
  const { body } = await client.graphql(CREATE, { input: { ...INPUT, scopes, purpose: 'A dashboard' } });
  expect(body.errors[0].extensions.code).toBe(code);
});

test('a former secret works through its overlap and no longer, and the one before it ends at once', async () => {
  const { owner, secret, id } = await newPublicKey();
  const first = (await owner.graphql(ROTATE, { input: { keyId: id, overlapHours: 1 } })).body.data
    .rotateApiKey;
  expect((await programWith(secret).graphql(STATISTICS)).status).toBe(200);
  expect((await programWith(first.secret).graphql(STATISTICS)).status).toBe(200);
  const second = (await owner.graphql(ROTATE, { input: { keyId: id, overlapHours: 1 } })).body.data
    .rotateApiKey;
  expect((await programWith(secret).graphql(STATISTICS)).status).toBe(401);
  clock.advance(HOUR_MS + 1);
  expect((await programWith(first.secret).graphql(STATISTICS)).status).toBe(401);
  expect((await programWith(second.secret).graphql(STATISTICS)).status).toBe(200);
});

test("nobody but its owner ends or rotates a key, and an administrator ends anybody's", async () => {
  const { id, program } = await newPublicKey();
  const { client: other } = await newCitizen(server);
  for (const [document, input] of [
    [REVOKE, { keyId: id }],
    [ROTATE, { keyId: id, overlapHours: 0 }],
  ] as const) {
    const { body } = await other.graphql(document, { input });
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  const { client: admin } = await newStaffMember(server, { role: 'ADMIN' });
  const { body } = await admin.graphql(REVOKE, { input: { keyId: id } });
  expect(body.data.revokeApiKey.apiKey.state).toBe('REVOKED');
  expect((await program.graphql(STATISTICS)).status).toBe(401);
});

/** Closing code of a socket of a key; `subscribed` once it listens. */
function socketOf(url: string, apiKey: unknown): { subscribed: Promise<void>; closed: Promise<number> } {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const subscribed = new Promise<void>((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { apiKey } })));
    socket.on('message', () => resolve());
  });
  return { subscribed, closed };
}

function late(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), 2_000).unref());
}

test('a socket with a key that is none is closed with 4401', async () => {
  for (const apiKey of ['x', newKeyText('PUBLIC'), null, 5, {}]) {
    expect(await Promise.race([socketOf(server.url, apiKey).closed, late()])).toBe(4401);
  }
});

test('a revocation closes the sockets of a key within 2 s, in another process too', async () => {
  const elsewhere = await openTestSockets(server);
  const { owner, secret, id } = await newPublicKey();
  const bystander = await newPublicKey();
  const [here, there, other] = [
    socketOf(server.url, secret),
    socketOf(elsewhere.url, secret),
    socketOf(server.url, bystander.secret),
  ];
  await Promise.all([here, there, other].map(({ subscribed }) => subscribed));
  const before = Date.now();
  await owner.graphql(REVOKE, { input: { keyId: id } });
  expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401]);
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(await Promise.race([other.closed, late()])).toBe('late');
  await elsewhere.close();
});

test('a key of the authority reads masked as a viewer, an agency key as its people, and neither the other', async () => {
  const admin = await newStaffMember(server, { role: 'ADMIN' });
  const agent = await newStaffMember(server, { role: 'AGENCY_MANAGER' });
  const authority = await issueKey(server, { accountId: admin.id, scopes: ['authority:read'] });
  const fleet = await issueKey(server, {
    ...{ accountId: agent.id, scopes: ['fleet:read'], agencyName: 'Musango Bus Service' },
  });
  const DASHBOARD = '{ dashboard { range } }';
  const FLEET = '{ agencyVehicles { id } }';
  const codeOf = async (secret: string, query: string): Promise<string> => {
    const { body } = await programWith(secret).graphql(query);
    return body.errors?.[0].extensions.code ?? 'yes';
  };
  expect(await codeOf(authority.secret, '{ analytics { __typename } }')).not.toBe('UNAUTHENTICATED');
  expect(await codeOf(authority.secret, DASHBOARD)).not.toBe('FORBIDDEN');
  expect(await codeOf(authority.secret, FLEET)).not.toBe('yes');
  expect(await codeOf(fleet.secret, DASHBOARD)).not.toBe('yes');
});

test('what a key uses is counted by hours, with its refusals, and a refusal names the limit and the time', async () => {
  const { owner, program, id } = await newPublicKey();
  await server.dataSource.query(
    `INSERT INTO api_key_use (key_id, hour, points, calls, refused) VALUES ($1, date_trunc('hour', $2::timestamptz), 59999, 5, 0)`,
    [id, clock.now()],
  );
  const fresh = await program.graphql(STATISTICS);
  expect(fresh.status).toBe(200);
  const refused = await program.graphql(STATISTICS);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const [error] = refused.body.errors;
  expect(error.message).toContain('60,000 points a day');
  expect(error.extensions).toMatchObject({ code: 'RATE_LIMITED', limit: 60_000, windowS: 86_400 });
  expect(Date.parse(error.extensions.resetAt)).toBeGreaterThan(clock.now().getTime());
  await storeKeyUse(server.services);
  const { body } = await owner.graphql(
    `query ($id: ID!) { apiKeyUse(keyId: $id) { points calls refused } myApiKeys { pointsToday refusedToday lastUsedAt } }`,
    { id },
  );
  expect(body.data.apiKeyUse).toEqual([{ points: 60_000, calls: 6, refused: 1 }]);
  expect(body.data.myApiKeys[0]).toMatchObject({ pointsToday: 60_000, refusedToday: 1 });
  expect(body.data.myApiKeys[0].lastUsedAt).not.toBeNull();
});

test('the use of a key by days has each of them, today last, for its owner alone', async () => {
  const { program, owner, id } = await newPublicKey();
  const BY_DAY =
    'query ($id: ID!, $days: Int!) { apiKeyUseByDay(keyId: $id, days: $days) { day points calls } }';
  await program.graphql(STATISTICS);
  await storeKeyUse(server.services);
  const { body } = await owner.graphql(BY_DAY, { id, days: 7 });
  const days: { day: string; points: number; calls: number }[] = body.data.apiKeyUseByDay;
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ day: isoDay(civilDayOf(clock.now().getTime())), points: 1, calls: 1 });
  expect(days.slice(0, 6).every(({ points, calls }) => points === 0 && calls === 0)).toBe(true);
  for (const tooMany of [0, 91, -1]) {
    const refused = await owner.graphql(BY_DAY, { id, days: tooMany });
    expect(refused.body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { days: expect.any(String) },
    });
  }
  const { client: stranger } = await newCitizen(server);
  expect((await stranger.graphql(BY_DAY, { id, days: 7 })).body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('a key over its budget of a minute gets 429 that names limit and time, and nobody else feels it', async () => {
  const { program, id } = await newPublicKey();
  const neighbour = await newPublicKey();
  const { client: citizen } = await newCitizen(server);
  expect(server.services.budget.charge(`key:${id}`, 1_000, clock.now().getTime())).toEqual({
    retryAfterS: 0,
  });
  const answers = await Promise.all(Array.from({ length: 60 }, () => program.graphql(STATISTICS)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  const [error] = refused[0]?.body.errors ?? [];
  expect(error.message).toContain('1,000 points a minute');
  expect(error.extensions).toMatchObject({ limit: 1_000, windowS: 60 });
  expect((await neighbour.program.graphql(STATISTICS)).status).toBe(200);
  expect((await citizen.graphql(STATISTICS)).status).toBe(200);
  expect((await new TestClient(server.url).graphql(STATISTICS)).status).toBe(200);
});

test('what is not public waits for a second person, and works once that one has approved it', async () => {
  const DECIDE =
    'mutation ($input: DecideOnApiKeyInput!) { decideOnApiKey(input: $input) { owned { apiKey { state } } } }';
  const first = await newStaffMember(server, { role: 'ADMIN' });
  const second = await newStaffMember(server, { role: 'ADMIN' });
  const input = { ...INPUT, scopes: ['authority:read'], purpose: 'A board on the wall' };
  const { secret, apiKey } = (await first.client.graphql(CREATE, { input })).body.data.createApiKey;
  const program = programWith(secret);
  expect([apiKey.state, (await program.graphql(STATISTICS)).status]).toEqual(['REQUESTED', 401]);
  const decision = { input: { keyId: apiKey.id, isApproved: true } };
  const own = await first.client.graphql(DECIDE, decision);
  expect(own.body.errors[0].extensions.code).toBe('CONFLICT');
  const both = await Promise.all([
    second.client.graphql(DECIDE, decision),
    second.client.graphql(DECIDE, decision),
  ]);
  expect(both.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
  expect((await program.graphql(STATISTICS)).status).toBe(200);
  const log: { act: string }[] = await server.dataSource.query(
    'SELECT act FROM audit_entry WHERE target = $1 ORDER BY id',
    [`key:${apiKey.id}`],
  );
  expect(log.map(({ act }) => act)).toEqual(['API_KEY_REQUESTED', 'API_KEY_APPROVED']);
});

test('a key hears the violations of others as public rows, and is refused what its scopes do not open', async () => {
  const { program } = await newPublicKey(['violations:public']);
  const socket = program.socket({ withOrigin: false });
  const refused = await new Promise<unknown>((resolve) =>
    socket.subscribe(
      { query: 'subscription { dashboardUpdated { __typename } }' },
      { next: resolve, error: resolve, complete: () => resolve('over') },
    ),
  );
  expect(refused).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN', missingScope: 'authority:read' } }],
  });
  const { results } = collect(socket, 'subscription { violationCreated { registrationNumber } }');
  await expect(late()).resolves.toBe('late');
  expect(results).toEqual([]);
  await socket.dispose();
});
