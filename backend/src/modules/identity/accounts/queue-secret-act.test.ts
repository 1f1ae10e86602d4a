import { connect } from 'node:net';
import { AppError } from '../../../platform/errors';
import type { SecretHasher } from '../../../platform/secrets/secret-hasher';
import { countingHasher } from '../../../testing/server/counting-hasher';
import { head } from '../../../testing/peers/raw-http';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';

const PIN = '483920';
const SIGN_IN = `mutation ($mobileNumber: String!, $pin: String!) {
  signIn(input: { mobileNumber: $mobileNumber, pin: $pin }) { viewer { id } }
}`;

/** A hasher whose checks wait until they are let go. */
async function heldHasher(): Promise<SecretHasher & { readonly checked: () => number; letGo: () => void }> {
  const hasher = await countingHasher();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    ...hasher,
    verify: async (secretHash, secret) => {
      await held;
      return hasher.verify(secretHash, secret);
    },
    checked: hasher.verified,
    letGo,
  };
}

test('a sign-in whose client has gone leaves the queue unchecked, the others are served', async () => {
  const hasher = await heldHasher();
  const server = await startTestServer({ hasher });
  const visitor = new TestClient(server.url);
  await visitor.rest('POST', '/api/auth/signup', { mobileNumber: '655000001', pinCode: PIN });
  const credentials = { mobileNumber: '655000001', pinCode: PIN };
  const signIn = async (): Promise<number> =>
    (await new TestClient(server.url).rest('POST', '/api/auth/signin', credentials)).status;
  const body = JSON.stringify(credentials);
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { secretQueue } = server.services;
  const first = signIn();
  const others = Array.from({ length: secretQueue.atOnce }, () => signIn());
  await until(() => secretQueue.length === 1, 10_000);
  const { hostname, port } = new URL(server.url);
  const gone = Array.from({ length: 20 }, () => connect(Number(port), hostname));
  gone.forEach((client) => client.write(head('POST /api/auth/signin', headers) + body));
  await until(() => secretQueue.length === 21, 10_000);
  gone.forEach((client) => client.destroy());
  await until(() => secretQueue.length === 1, 10_000);
  hasher.letGo();
  const statuses = await Promise.all([first, ...others]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(hasher.checked()).toBe(statuses.length);
  await server.close();
});

test('a full queue answers 503 with a time to come back, over REST and GraphQL alike', async () => {
  const hasher = await countingHasher();
  const verify = () => Promise.reject(new AppError('UNAVAILABLE', { retryAfterS: 7 }));
  const server = await startTestServer({ hasher: { ...hasher, verify } });
  const visitor = new TestClient(server.url);
  const rest = await visitor.rest('POST', '/api/auth/signin', { mobileNumber: '655000002', pinCode: PIN });
  expect([rest.status, rest.body.code, rest.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '7']);
  const graphql = await visitor.graphql(SIGN_IN, { mobileNumber: '655000002', pin: PIN });
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '7']);
  expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 7 });
  await server.close();
});

test('a known device passes a flood of its own account, a made-up device token does not', async () => {
  const hasher = await heldHasher();
  const server = await startTestServer();
  const phone = await TestClient.citizen(server.url);
  const owner = phone.mobileNumber;
  const held = await startTestServer({ sharing: server, hasher });
  const order: string[] = [];
  const signIn = async (name: string, cookie: string): Promise<void> => {
    const body = { mobileNumber: owner, pinCode: PIN };
    await new TestClient(held.url).rest('POST', '/api/auth/signin', body, { cookie });
    order.push(name);
  };
  const { secretQueue } = held.services;
  const flood = Array.from({ length: 30 }, () => signIn('flood', ''));
  await until(() => secretQueue.length === 30 - secretQueue.atOnce, 10_000);
  const made = signIn('made up', 'wf_device=a-token-of-my-own');
  const known = signIn('known', `wf_device=${phone.cookie('wf_device')}`);
  await until(() => secretQueue.length === 32 - secretQueue.atOnce, 10_000);
  hasher.letGo();
  await Promise.all([...flood, made, known]);
  expect(order.indexOf('known')).toBeLessThan(2 * secretQueue.atOnce + 1);
  expect(order.indexOf('made up')).toBeGreaterThan(20);
  await held.close();
  await server.close();
});
