import WebSocket from 'ws';
import { createSmsOutbox } from '../../testing/peers/sms-outbox';
import { countingHasher } from '../../testing/server/counting-hasher';
import type { CountingHasher } from '../../testing/server/counting-hasher';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { SOCKETS_PER_ACCOUNT } from '../ws/socket-places';

const BURST = 40;
const PIN = '483920';
const WRONG = '975310';
const FAILURES = 12;
const PATIENCE_MS = 10_000;

const sms = createSmsOutbox();
let hasher: CountingHasher;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  hasher = await countingHasher();
  // So slow that nothing comes back while the tests run.
  here = await startTestServer({
    ...{ hasher, budget: { burst: BURST, perSecond: 0.001 }, trustProxy: true },
    ...{ authFailuresPerAddress: FAILURES, sms: sms.config },
  });
  there = await here.another();
  await until(() => here.services.processes().length === 2, PATIENCE_MS);
});
afterAll(async () => {
  await there.close();
  await here.close();
  sms.remove();
});

/** The same browser at each of the processes. */
function atBoth(client: TestClient): [TestClient, TestClient] {
  const other = new TestClient(there.url);
  other.setCookie('wf_session', client.cookie('wf_session') ?? '');
  return [client, other];
}

const asked: readonly [string, (client: TestClient) => Promise<number>][] = [
  ['REST', async (client) => (await client.rest('GET', '/api/statistics')).status],
  [
    'GraphQL',
    async (client) => (await client.rest('POST', '/graphql', { query: '{ viewer { id } }' })).status,
  ],
];

test.each(asked)(
  'a budget holds over all processes, and one of them can use most of it, by %s',
  async (_, ask) => {
    const clients = atBoth(await TestClient.citizen(here.url));
    const statuses = await Promise.all(
      Array.from({ length: 3 * BURST }, (_each, index) => ask(clients[index % 2 === 0 ? 0 : 1])),
    );
    const granted = statuses.filter((status) => status === 200).length;
    expect(granted).toBeLessThanOrEqual(BURST);
    expect(granted).toBeGreaterThanOrEqual(BURST - 2);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));

    const sticky = await TestClient.citizen(there.url);
    let alone = 0;
    while ((await ask(sticky)) === 200) {
      alone += 1;
    }
    // Its own share of one half, and all of the other.
    expect(alone).toBeGreaterThanOrEqual(BURST * 0.75 - 2);
    expect(alone).toBeLessThanOrEqual(BURST * 0.75);
  },
);

test('an account has as many sockets over all processes as at one, and those of a process that has ended are free', async () => {
  const clients = atBoth(await TestClient.citizen(here.url));
  const third = await here.another();
  await until(() => [here, there].every(({ services }) => services.processes().length === 3), PATIENCE_MS);
  const open = async (server: TestServer): Promise<WebSocket | number> => {
    const headers = { origin: server.url, cookie: `wf_session=${clients[0].cookie('wf_session')}` };
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
    });
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', reject);
    });
  };
  const isOpen = (each: WebSocket | number): each is WebSocket => typeof each !== 'number';
  const at = [here, there, third];
  const all = await Promise.all(
    Array.from({ length: 2 * SOCKETS_PER_ACCOUNT }, (_, index) => open(at[index % 3] ?? here)),
  );
  expect(all.filter(isOpen)).toHaveLength(SOCKETS_PER_ACCOUNT);
  expect(all.filter((each) => each === 429)).toHaveLength(SOCKETS_PER_ACCOUNT);
  await third.close();
  await until(() => [here, there].every(({ services }) => services.processes().length === 2), PATIENCE_MS);
  const more: WebSocket[] = [];
  await until(async () => {
    const next = await open(here);
    if (isOpen(next)) {
      more.push(next);
    }
    return !isOpen(next);
  }, PATIENCE_MS);
  const held = [...all.filter(isOpen), ...more].filter(({ readyState }) => readyState === WebSocket.OPEN);
  expect(more.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThanOrEqual(SOCKETS_PER_ACCOUNT);
  held.forEach((socket) => socket.terminate());
});

test('five wrong PINs lock an account, at whichever processes they are tried at once', async () => {
  const { mobileNumber } = await TestClient.citizen(here.url);
  const before = hasher.verified();
  const tries = Array.from({ length: 20 }, (_, index) =>
    new TestClient(index % 2 === 0 ? here.url : there.url).rest(
      'POST',
      '/api/auth/signin',
      { mobileNumber, pinCode: WRONG },
      { 'x-forwarded-for': `192.0.2.${index}` },
    ),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(hasher.verified() - before).toBe(5);
  const right = await new TestClient(there.url).rest('POST', '/api/auth/signin', {
    mobileNumber,
    pinCode: PIN,
  });
  expect(right.status).toBe(401);
});

test('a limit of an hour is as many at all processes together, to the last one', async () => {
  const reset = (index: number) =>
    new TestClient(index % 2 === 0 ? here.url : there.url).rest(
      'POST',
      '/graphql',
      {
        query: 'mutation ($n: String!) { requestPinReset(input: { mobileNumber: $n }) { __typename } }',
        variables: { n: String(652_000_000 + index) },
      },
      { 'x-forwarded-for': '198.51.100.7' },
    );
  const answers = await Promise.all(Array.from({ length: 3 * FAILURES }, (_, index) => reset(index)));
  const refused = answers.filter(({ body }) => body.errors?.[0].extensions.code === 'RATE_LIMITED');
  expect(answers.length - refused.length).toBe(FAILURES);
});

test('of exports at once five are made, at whichever processes', async () => {
  const clients = atBoth(await TestClient.citizen(here.url));
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const { status } = await clients[index % 2 === 0 ? 0 : 1].rest('GET', '/api/me/export.json');
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
