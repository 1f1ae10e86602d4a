import { fetchIdToken, startOidcProvider } from '../../../testing/peers/oidc-provider';
import type { OidcProvider } from '../../../testing/peers/oidc-provider';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { Answer } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { deleteExpiredNonces } from './prove-subject';

const MINUTE = 60_000;
const BEGIN = 'mutation { beginHostedSignIn { issuer clientId nonce expiresAt } }';
const SIGN_IN = `mutation ($input: HostedIdentityInput!) {
  signInWithIdToken(input: $input) { viewer { id mobileNumber role } }
}`;
const LINK = 'mutation ($input: HostedIdentityInput!) { linkHostedIdentity(input: $input) }';

let provider: OidcProvider;
let server: TestServer;
let nextNumber = 677_100_000;

beforeAll(async () => {
  provider = await startOidcProvider();
  server = await startTestServer({
    oidc: { issuer: provider.issuer, clientId: 'wakafine', audience: 'wakafine' },
  });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

function newNumber(): string {
  nextNumber += 1;
  return String(nextNumber);
}

function errorOf({ body }: Answer): { code: string; clientCode?: string } | undefined {
  return body.errors?.[0]?.extensions;
}

async function begin(client: TestClient): Promise<string> {
  const { body } = await client.graphql(BEGIN);
  return body.data.beginHostedSignIn.nonce;
}

/** Goes to the provider and comes back with what it gives. */
async function visit(client: TestClient, login: string): Promise<{ idToken: string; nonce: string }> {
  const nonce = await begin(client);
  return { idToken: await fetchIdToken(provider.issuer, { login, nonce }), nonce };
}

async function signIn(client: TestClient, login: string): Promise<Answer> {
  return client.graphql(SIGN_IN, { input: await visit(client, login) });
}

async function link(client: TestClient, login: string): Promise<Answer> {
  return client.graphql(LINK, { input: await visit(client, login) });
}

test('hands a browser everything that it needs to ask the issuer', async () => {
  const client = new TestClient(server.url);
  const { body } = await client.graphql(BEGIN);
  const { issuer, clientId, nonce, expiresAt } = body.data.beginHostedSignIn;
  expect({ issuer, clientId }).toEqual({ issuer: provider.issuer, clientId: 'wakafine' });
  expect(nonce).toMatch(/^[\w-]{43}$/);
  const lifeMs = Date.parse(expiresAt) - server.clock.now().getTime();
  expect(lifeMs).toBeGreaterThan(9 * MINUTE);
  expect(lifeMs).toBeLessThanOrEqual(10 * MINUTE);
  const stored = await server.dataSource.query('SELECT * FROM hosted_nonce');
  expect(JSON.stringify(stored)).not.toContain(nonce);
});

test('makes somebody new with a verified number a citizen, and knows them the next time', async () => {
  const number = newNumber();
  const client = new TestClient(server.url);
  const first = await signIn(client, `new-${number}-verified`);
  const { id } = first.body.data.signInWithIdToken.viewer;
  expect(first.body.data.signInWithIdToken.viewer).toEqual({ id, mobileNumber: number, role: 'CITIZEN' });
  expect((await client.rest('GET', '/api/auth/me')).body.mobileNumber).toBe(number);

  const again = await signIn(new TestClient(server.url), `new-${number}-verified`);
  expect(again.body.data.signInWithIdToken.viewer.id).toBe(id);
});

test('gives such a citizen no PIN that anybody could guess', async () => {
  const mobileNumber = newNumber();
  await signIn(new TestClient(server.url), `pinless-${mobileNumber}-verified`);
  const stranger = new TestClient(server.url);
  const answer = await stranger.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '000000' });
  expect(answer.status).toBe(401);
});

test.each(['unverified-677199999-unverified', 'nobody', 'abroad-33123456789-verified'])(
  'makes no account for %s',
  async (login) => {
    const answer = await signIn(new TestClient(server.url), login);
    expect(errorOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED', clientCode: 'user-not-found' });
    const accounts = await server.dataSource.query('SELECT 1 FROM account WHERE firebase_uid = $1', [login]);
    expect(accounts).toEqual([]);
  },
);

test('opens no account that the number belongs to already, until its owner has linked the two', async () => {
  const owner = await TestClient.citizen(server.url);
  const login = `owner-${owner.mobileNumber}-verified`;
  const refused = await signIn(new TestClient(server.url), login);
  expect(errorOf(refused)).toMatchObject({
    code: 'UNAUTHENTICATED',
    clientCode: 'account-exists-with-different-credential',
  });

  expect((await link(owner, login)).body.data).toEqual({ linkHostedIdentity: true });
  expect((await link(owner, login)).body.data).toEqual({ linkHostedIdentity: true });
  const { viewer } = (await signIn(new TestClient(server.url), login)).body.data.signInWithIdToken;
  expect(viewer.mobileNumber).toBe(owner.mobileNumber);
  expect(viewer.id).toBe((await owner.graphql('{ viewer { id } }')).body.data.viewer.id);
});

test('links no second identity and none of another number', async () => {
  const owner = await TestClient.citizen(server.url);
  await link(owner, `first-${owner.mobileNumber}-verified`);
  expect(errorOf(await link(owner, `second-${owner.mobileNumber}-verified`))).toMatchObject({
    code: 'CONFLICT',
    clientCode: 'credential-already-in-use',
  });
  const other = await TestClient.citizen(server.url);
  expect(errorOf(await link(other, `other-${newNumber()}-verified`))?.code).toBe('CONFLICT');
  expect(errorOf(await link(other, `other-${other.mobileNumber}-unverified`))?.code).toBe('CONFLICT');
});

test('links only for a citizen who has just signed in', async () => {
  const number = newNumber();
  expect(errorOf(await link(new TestClient(server.url), `link-${number}-verified`))?.code).toBe(
    'UNAUTHENTICATED',
  );
  const staff = await staffClient(server, 'ADMIN');
  expect(errorOf(await link(staff, `link-${number}-verified`))?.code).toBe('FORBIDDEN');

  const owner = await TestClient.citizen(server.url);
  const later = await laterBrowser(owner);
  expect(errorOf(await link(later, `link-${owner.mobileNumber}-verified`))).toMatchObject({
    code: 'FORBIDDEN',
    clientCode: 'requires-recent-login',
  });
});

/** The same browser with a session that began 11 minutes ago. */
async function laterBrowser(owner: TestClient): Promise<TestClient> {
  const { id } = (await owner.graphql('{ viewer { id } }')).body.data.viewer;
  await server.dataSource.query(
    `UPDATE session SET created_at = created_at - interval '11 minutes' WHERE account_id = $1`,
    [id],
  );
  return owner;
}

test('lets no staff in past their password', async () => {
  const number = newNumber();
  const login = `staff-${number}-verified`;
  await signIn(new TestClient(server.url), login);
  await server.dataSource.query(`UPDATE account SET role = 'ADMIN' WHERE firebase_uid = $1`, [login]);
  expect(errorOf(await signIn(new TestClient(server.url), login))?.code).toBe('UNAUTHENTICATED');
});

test('lets nobody into a demo account outside demo mode', async () => {
  const login = `demo-${newNumber()}-verified`;
  await signIn(new TestClient(server.url), login);
  await server.dataSource.query('UPDATE account SET is_demo = true WHERE firebase_uid = $1', [login]);
  expect(errorOf(await signIn(new TestClient(server.url), login))?.code).toBe('UNAUTHENTICATED');
});

test('puts the new session in the place of the one that the browser had', async () => {
  const client = await TestClient.citizen(server.url);
  const earlier = new TestClient(server.url);
  earlier.setCookie('wf_session', client.cookie('wf_session') ?? '');
  await signIn(client, `replaced-${newNumber()}-verified`);
  expect((await earlier.graphql('{ viewer { id } }')).body.data.viewer).toBeNull();
});

test('answers a suspended citizen so', async () => {
  const login = `suspended-${newNumber()}-verified`;
  await signIn(new TestClient(server.url), login);
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE firebase_uid = $1', [login]);
  const client = new TestClient(server.url);
  expect(errorOf(await signIn(client, login))).toMatchObject({
    code: 'FORBIDDEN',
    clientCode: 'user-disabled',
  });
  expect(client.cookie('wf_session')).toBeUndefined();
});

test('takes the same answer of the issuer once, also when it comes many times at once', async () => {
  const client = new TestClient(server.url);
  const input = await visit(client, `replay-${newNumber()}-verified`);
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.graphql(SIGN_IN, { input })));
  const codes = answers.map((answer) => errorOf(answer)?.clientCode ?? 'signed in').sort();
  expect(codes).toEqual([...Array.from({ length: 7 }, () => 'invalid-credential'), 'signed in']);
});

test('accepts an answer only in the browser that asked, with a nonce that was issued and has not ended', async () => {
  const client = new TestClient(server.url);
  const login = `nonce-${newNumber()}-verified`;
  const input = await visit(client, login);
  expect(errorOf(await new TestClient(server.url).graphql(SIGN_IN, { input }))?.code).toBe('UNAUTHENTICATED');
  const elsewhere = new TestClient(server.url);
  await begin(elsewhere);
  expect(errorOf(await elsewhere.graphql(SIGN_IN, { input }))?.code).toBe('UNAUTHENTICATED');

  const invented = {
    nonce: 'invented',
    idToken: await fetchIdToken(provider.issuer, { login, nonce: 'invented' }),
  };
  expect(errorOf(await client.graphql(SIGN_IN, { input: invented }))?.code).toBe('UNAUTHENTICATED');

  server.clock.advance(10.5 * MINUTE);
  try {
    expect(errorOf(await client.graphql(SIGN_IN, { input }))?.code).toBe('UNAUTHENTICATED');
    await deleteExpiredNonces(server.services);
    expect(await server.dataSource.query('SELECT 1 FROM hosted_nonce')).toEqual([]);
  } finally {
    server.clock.advance(-10.5 * MINUTE);
  }
  const fresh = await signIn(client, login);
  expect(fresh.body.data.signInWithIdToken.viewer.role).toBe('CITIZEN');
});

test('answers only so many failures of one address', async () => {
  const strict = await startTestServer({
    authFailuresPerAddress: 3,
    oidc: { issuer: provider.issuer, clientId: 'wakafine', audience: 'wakafine' },
  });
  try {
    const client = new TestClient(strict.url);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      codes.push(errorOf(await client.graphql(SIGN_IN, { input: { idToken: 'no', nonce: 'no' } }))?.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'UNAUTHENTICATED'),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
  } finally {
    await strict.close();
  }
});

test('says plainly that there is no hosted identity service where none is set up', async () => {
  const alone = await startTestServer();
  try {
    const client = await TestClient.citizen(alone.url);
    const input = { idToken: 'any', nonce: 'any' };
    const answers = [
      await client.graphql(BEGIN),
      await client.graphql(SIGN_IN, { input }),
      await client.graphql(LINK, { input }),
    ];
    expect(answers.map((answer) => errorOf(answer)?.code)).toEqual(
      Array.from({ length: 3 }, () => 'UNAVAILABLE'),
    );
    expect(answers[0]?.body.errors[0].message).toContain('is not set up here');
  } finally {
    await alone.close();
  }
});

test('leaves the nonce for another try when the issuer is away', async () => {
  const leaving = await startOidcProvider();
  const away = await startTestServer({
    oidc: { issuer: leaving.issuer, clientId: 'wakafine', audience: 'wakafine' },
  });
  try {
    const client = new TestClient(away.url);
    const nonce = await begin(client);
    const idToken = await fetchIdToken(leaving.issuer, { login: `away-${newNumber()}-verified`, nonce });
    await leaving.stop();
    const answer = await client.graphql(SIGN_IN, { input: { idToken, nonce } });
    expect(errorOf(answer)?.code).toBe('UNAVAILABLE');
    expect(await away.dataSource.query('SELECT 1 FROM hosted_nonce')).toHaveLength(1);
  } finally {
    await away.close();
    await leaving.stop();
  }
});
