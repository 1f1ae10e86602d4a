import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { HostedIdentity } from '../../../platform/hosted-identity';
import type { OidcConfig } from '../../../platform/config/oidc-config';
import { fetchIdToken, startOidcProvider } from '../../../testing/peers/oidc-provider';
import type { OidcProvider } from '../../../testing/peers/oidc-provider';
import { TestClient } from '../../../testing/server/test-client';
import { TestClock } from '../../../testing/server/test-server';
import { openIdIdentity } from './open-id-identity';

const MINUTE = 60_000;
const NONCE = 'the nonce of this test';
const LOGIN = 'citizen-677000001-verified';

let provider: OidcProvider;
let clock: TestClock;

beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  clock = new TestClock();
});

function identityOf(over: Partial<OidcConfig> = {}): HostedIdentity {
  const clientId = over.clientId ?? 'wakafine';
  const config = { issuer: provider.issuer, audience: clientId, ...over, clientId };
  return openIdIdentity(config, () => clock.now());
}

/** The real claims in a token that somebody else signs, under the issuer's own key id. */
async function realParts(): Promise<{ claims: JWTPayload; kid: string | undefined }> {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE });
  return { claims: decodeJwt(token), kid: decodeProtectedHeader(token).kid };
}

async function publicKeyPem(kid: string | undefined): Promise<string> {
  const { body } = await new TestClient(provider.issuer).rest('GET', '/jwks');
  const key = body.keys.find((each: { kid: string }) => each.kid === kid);
  return createPublicKey({ key, format: 'jwk' }).export({ format: 'pem', type: 'spki' }).toString();
}

const REFUSED = { code: 'UNAUTHENTICATED', details: { clientCode: 'invalid-credential' } };

test.each(['wakafine', 'wakafine-es'])(
  'finds whom a real token of the client %s stands for',
  async (clientId) => {
    const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE, clientId });
    await expect(identityOf({ clientId }).verify(token, NONCE)).resolves.toEqual({
      subject: LOGIN,
      verifiedPhoneNumber: '+237677000001',
    });
  },
);

test('believes no number that the issuer has not verified', async () => {
  const login = 'citizen-677000001-unverified';
  const token = await fetchIdToken(provider.issuer, { login, nonce: NONCE });
  await expect(identityOf().verify(token, NONCE)).resolves.toEqual({
    subject: login,
    verifiedPhoneNumber: null,
  });
});

test('refuses a token for another nonce or for none', async () => {
  const other = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: 'another' });
  const none = await fetchIdToken(provider.issuer, { login: LOGIN });
  await expect(identityOf().verify(other, NONCE)).rejects.toMatchObject(REFUSED);
  await expect(identityOf().verify(none, NONCE)).rejects.toMatchObject(REFUSED);
  await expect(identityOf().verify(none, '')).rejects.toMatchObject(REFUSED);
});

test('refuses a token for another client of the same issuer', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE, clientId: 'another' });
  await expect(identityOf().verify(token, NONCE)).rejects.toMatchObject(REFUSED);
});

test('accepts the audience that is configured beside the client', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE, clientId: 'another' });
  await expect(identityOf({ audience: 'another' }).verify(token, NONCE)).resolves.toMatchObject({
    subject: LOGIN,
  });
});

test('refuses a token of another issuer', async () => {
  const stranger = await startOidcProvider();
  try {
    const token = await fetchIdToken(stranger.issuer, { login: LOGIN, nonce: NONCE });
    await expect(identityOf().verify(token, NONCE)).rejects.toMatchObject(REFUSED);
  } finally {
    await stranger.stop();
  }
});

test('allows 60 s between the clocks at the end of a token, and no more', async () => {
  const clientId = 'wakafine-es';
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE, clientId });
  clock.advance(115_000);
  await expect(identityOf({ clientId }).verify(token, NONCE)).resolves.toMatchObject({ subject: LOGIN });
  clock.advance(10_000);
  await expect(identityOf({ clientId }).verify(token, NONCE)).rejects.toMatchObject(REFUSED);
});

test('allows 60 s between the clocks at the start of a token, and no more', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE });
  clock.advance(-50_000);
  await expect(identityOf().verify(token, NONCE)).resolves.toMatchObject({ subject: LOGIN });
  clock.advance(-20_000);
  await expect(identityOf().verify(token, NONCE)).rejects.toMatchObject(REFUSED);
});

test('refuses a token that is older than any nonce, though it has not ended', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE });
  clock.advance(12 * MINUTE);
  await expect(identityOf().verify(token, NONCE)).rejects.toMatchObject(REFUSED);
});

test('refuses a token without a signature', async () => {
  const { claims } = await realParts();
  const unsigned = new UnsecuredJWT(claims).encode();
  await expect(identityOf().verify(unsigned, NONCE)).rejects.toMatchObject(REFUSED);
});

test('refuses a token that is signed with the public key as a shared secret', async () => {
  const { claims, kid } = await realParts();
  const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid, typ: 'JWT' })).toString('base64url');
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const signature = createHmac('sha256', await publicKeyPem(kid))
    .update(body)
    .digest('base64url');
  await expect(identityOf().verify(`${body}.${signature}`, NONCE)).rejects.toMatchObject(REFUSED);
});

test('refuses a token that a foreign key has signed under the issuer’s key id', async () => {
  const { claims, kid } = await realParts();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: kid ?? '' })
    .sign(privateKey);
  await expect(identityOf().verify(forged, NONCE)).rejects.toMatchObject(REFUSED);
});

test('accepts no key from the token itself', async () => {
  const { claims, kid } = await realParts();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kty: 'RSA' };
  const header = { alg: 'RS256', kid: kid ?? '', jwk, jku: 'http://127.0.0.1:1/jwks' };
  const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  await expect(identityOf().verify(forged, NONCE)).rejects.toMatchObject(REFUSED);
});

test('refuses a token whose claims were changed', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE });
  const [header, , signature] = token.split('.');
  const claims = { ...decodeJwt(token), sub: 'somebody else' };
  const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
  await expect(identityOf().verify(`${header}.${changed}.${signature}`, NONCE)).rejects.toMatchObject(
    REFUSED,
  );
});

test.each(['', '..', 'a.b.c', 'no token', '\u0000', '\ud800', 'x'.repeat(20_000), 'e30.e30.e30'])(
  'refuses what is no token (%#)',
  async (text) => {
    await expect(identityOf().verify(text, NONCE)).rejects.toMatchObject(REFUSED);
  },
);

test('follows the issuer to new keys, asking for them at most once in 30 s', async () => {
  const rotating = await startOidcProvider();
  try {
    const identity = identityOf({ issuer: rotating.issuer });
    const before = await fetchIdToken(rotating.issuer, { login: LOGIN, nonce: NONCE });
    await identity.verify(before, NONCE);
    expect(await rotating.keyRequests()).toBe(1);

    await rotating.rotateKeys();
    const after = await fetchIdToken(rotating.issuer, { login: LOGIN, nonce: NONCE });
    await expect(identity.verify(after, NONCE)).rejects.toMatchObject(REFUSED);
    expect(await rotating.keyRequests()).toBe(1);

    clock.advance(31_000);
    const all = await Promise.all(Array.from({ length: 20 }, () => identity.verify(after, NONCE)));
    expect(all).toHaveLength(20);
    expect(await rotating.keyRequests()).toBe(2);
    await expect(identity.verify(before, NONCE)).rejects.toMatchObject(REFUSED);
  } finally {
    await rotating.stop();
  }
});

test('lives on what it knows while the issuer is away, and says UNAVAILABLE when that is too old', async () => {
  const leaving = await startOidcProvider();
  const identity = identityOf({ issuer: leaving.issuer });
  const token = await fetchIdToken(leaving.issuer, { login: LOGIN, nonce: NONCE });
  await identity.verify(token, NONCE);
  await leaving.stop();
  await expect(identity.verify(token, NONCE)).resolves.toMatchObject({ subject: LOGIN });
  clock.advance(10 * MINUTE + 1);
  await expect(identity.verify(token, NONCE)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 5 });
});

test('says UNAVAILABLE when a document is not that of the issuer', async () => {
  const token = await fetchIdToken(provider.issuer, { login: LOGIN, nonce: NONCE });
  const almost = identityOf({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') });
  await expect(almost.verify(token, NONCE)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
