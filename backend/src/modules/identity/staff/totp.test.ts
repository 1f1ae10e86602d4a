import { MINUTE_MS } from '@wakafine/domain/units';
import { generateSync } from 'otplib';
import { adminSignIn, newStaff, signedInStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const ENROL = 'mutation ($input: EnrolTotpInput!) { enrolTotp(input: $input) { secret uri } }';
const CONFIRM = 'mutation ($input: TotpCodeInput!) { confirmTotp(input: $input) { recoveryCodes } }';
const REMOVE = 'mutation ($input: TotpCodeInput!) { removeTotp(input: $input) }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// No code of one test is the newest of the next.
beforeEach(() => server.clock.advance(2 * MINUTE_MS));

/** Code of the authenticator app so many seconds from now. */
function codeOf(secret: string, inSeconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) + inSeconds });
}

async function enrol(client: TestClient, password = STAFF_PASSWORD): Promise<JsonValue> {
  const { body } = await client.graphql(ENROL, { input: { password } });
  return body.errors === undefined ? body.data.enrolTotp : body.errors[0].extensions;
}

async function withTotp(): Promise<{
  client: TestClient;
  username: string;
  secret: string;
  recoveryCodes: string[];
}> {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  const { secret } = await enrol(client);
  // A code of the step before is accepted until this one is over: it begins now.
  server.clock.advance(30_000 - (server.clock.now().getTime() % 30_000));
  const { body } = await client.graphql(CONFIRM, { input: { code: codeOf(secret, -30) } });
  return { client, username, secret, recoveryCodes: body.data.confirmTotp.recoveryCodes };
}

async function signsIn(username: string, totp?: string | null): Promise<boolean> {
  const { body } = await adminSignIn(new TestClient(server.url), { username, totp });
  return body.errors === undefined;
}

test('enrolling asks for the password again, and gives a secret and an address for the app', async () => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  expect(await enrol(client, 'not the password')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { password: 'The password is not right' },
  });
  const { secret, uri } = await enrol(client);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(`WakaFine:${username}`);
});

test('a second factor counts only once a code of it was seen; the secret is sealed in the database', async () => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  const { secret } = await enrol(client);
  expect(await signsIn(username)).toBe(true);
  const refused = await client.graphql(CONFIRM, { input: { code: '000000' } });
  expect(refused.body.errors[0].extensions.fields).toHaveProperty('code');
  const { body } = await client.graphql(CONFIRM, { input: { code: codeOf(secret) } });
  expect(body.data.confirmTotp.recoveryCodes).toHaveLength(10);
  expect(await signsIn(username)).toBe(false);
  const rows: unknown = await server.dataSource.query(
    'SELECT account.*, recovery_code.code_hash FROM account JOIN recovery_code ON account_id = account.id WHERE username = $1',
    [username],
  );
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(body.data.confirmTotp.recoveryCodes[0]);
});

test('with a second factor the password alone, and any wrong code, has the one answer', async () => {
  const { username, secret } = await withTotp();
  for (const totp of [undefined, null, '', '000000', '12345', 'abcdef', codeOf(secret, -300)]) {
    const { body } = await adminSignIn(new TestClient(server.url), { username, totp });
    expect(body.errors[0].message).toBe(
      'Invalid credentials. Please use the correct admin username and password.',
    );
    expect(Object.keys(body.errors[0].extensions).sort()).toEqual(['code', 'requestId']);
    server.clock.advance(16 * MINUTE_MS);
  }
  expect(await signsIn(username, codeOf(secret))).toBe(true);
});

test('a code is accepted once, also by two sign-ins at the same moment, and the one before it never after it', async () => {
  const { username, secret } = await withTotp();
  const earlier = codeOf(secret);
  server.clock.advance(30_000);
  const code = codeOf(secret);
  const results = await Promise.all([
    signsIn(username, code),
    signsIn(username, code),
    signsIn(username, code),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await signsIn(username, earlier)).toBe(false);
});

test('a code with a space in it, and one of the neighbouring half minute, is accepted', async () => {
  const { username, secret } = await withTotp();
  const code = codeOf(secret, 30);
  expect(await signsIn(username, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
});

test('each recovery code takes the place of the app once, however it is typed', async () => {
  const { username, recoveryCodes } = await withTotp();
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect(await signsIn(username, first.toUpperCase().replace('-', ' '))).toBe(true);
  expect(await signsIn(username, first)).toBe(false);
  expect(await signsIn(username, second)).toBe(true);
});

test('a second factor is not replaced while it is active, and goes by a code only', async () => {
  const { client, username, secret } = await withTotp();
  expect(await enrol(client)).toMatchObject({ code: 'CONFLICT' });
  const refused = await client.graphql(REMOVE, { input: { code: '000000' } });
  expect(refused.body.errors[0].extensions.fields).toHaveProperty('code');
  const { body } = await client.graphql(REMOVE, { input: { code: codeOf(secret, 30) } });
  expect(body.data.removeTotp).toBe(true);
  expect(await signsIn(username)).toBe(true);
  const acts: { act: string }[] = await server.dataSource.query(
    `SELECT act FROM audit_entry WHERE actor_name = $1 AND act LIKE 'TOTP%' ORDER BY id`,
    [username],
  );
  expect(acts.map(({ act }) => act)).toEqual(['TOTP_ENROLLED', 'TOTP_REMOVED']);
});

test('codes can not be guessed with an open session: the sixth wrong one in a row locks', async () => {
  const { client, secret } = await withTotp();
  for (let index = 0; index < 5; index += 1) {
    await client.graphql(REMOVE, { input: { code: '000000' } });
  }
  const { body } = await client.graphql(REMOVE, { input: { code: codeOf(secret, 30) } });
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('citizens and visitors have no second factor', async () => {
  const citizen = await TestClient.citizen(server.url);
  const visitor = new TestClient(server.url);
  for (const [document, input] of [
    [ENROL, { password: 'x' }],
    [CONFIRM, { code: '123456' }],
    [REMOVE, { code: '123456' }],
  ] as const) {
    expect((await citizen.graphql(document, { input })).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await visitor.graphql(document, { input })).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  }
});
