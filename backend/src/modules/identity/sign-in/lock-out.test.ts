import { countTry } from '@wakafine/domain/people/try-counter';
import type { TryCounter } from '@wakafine/domain/people/try-counter';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const PIN = '483920';
const WRONG = '975310';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The status of a try from a browser of nobody's, or from the given one. */
async function tryFrom(by: TestClient, mobileNumber: string, pinCode: string): Promise<number> {
  return (await by.rest('POST', '/api/auth/signin', { mobileNumber, pinCode })).status;
}

function stranger(): TestClient {
  return new TestClient(server.url);
}

async function wrongTries(count: number, mobileNumber: string, by = stranger()): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect(await tryFrom(by, mobileNumber, WRONG)).toBe(401);
  }
}

test('an unknown number, a wrong PIN and a locked account answer the same', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const answerTo = async (number: string, pinCode: string) => {
    const { status, body, headers } = await stranger().rest('POST', '/api/auth/signin', {
      mobileNumber: number,
      pinCode,
    });
    return {
      status,
      body: { ...body, requestId: '' },
      cookies: headers.getSetCookie(),
      wait: headers.get('retry-after'),
    };
  };
  const unknown = await answerTo('699000001', PIN);
  expect(unknown.status).toBe(401);
  expect(await answerTo(mobileNumber, WRONG)).toEqual(unknown);
  await wrongTries(5, mobileNumber);
  expect(await answerTo(mobileNumber, PIN)).toEqual(unknown);
  await wrongTries(5, '699000001');
  expect(await answerTo('699000001', PIN)).toEqual(unknown);
});

test('the fifth wrong try in 15 minutes locks for 5 minutes, and tries meanwhile are not verified', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await wrongTries(4, mobileNumber);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
  await wrongTries(5, mobileNumber);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(401);
  server.clock.advance(5 * MINUTE_MS - 5_000);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(401);
  server.clock.advance(6_000);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
});

test('wrong tries spread over more than 15 minutes do not lock', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await wrongTries(4, mobileNumber);
  server.clock.advance(15 * MINUTE_MS);
  await wrongTries(4, mobileNumber);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
});

test('each further wait is twice as long, up to a day', () => {
  const now = new Date();
  let counter: TryCounter = { tries: 0, windowStartedAt: now, lockCount: 0, lockedUntil: null };
  let atMs = now.getTime();
  for (const waitMin of [5, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]) {
    for (let tries = 1; tries <= 5; tries += 1) {
      counter = countTry(counter, new Date(atMs)) ?? counter;
    }
    expect(counter.lockedUntil).toEqual(new Date(atMs + waitMin * MINUTE_MS));
    expect(countTry(counter, new Date(atMs + waitMin * MINUTE_MS - 1))).toBeNull();
    atMs += waitMin * MINUTE_MS;
  }
});

test('the second wait is twice the first, and a success makes the next one the first again', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  for (const waitMin of [5, 10]) {
    await wrongTries(5, mobileNumber);
    server.clock.advance(waitMin * MINUTE_MS - 5_000);
    expect([waitMin, await tryFrom(stranger(), mobileNumber, PIN)]).toEqual([waitMin, 401]);
    server.clock.advance(6_000);
  }
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
  server.clock.advance(DAY_MS);
  await wrongTries(5, mobileNumber);
  server.clock.advance(5 * MINUTE_MS + 1_000);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
});

test('a day without trouble makes the next wait the first one again', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  await wrongTries(5, mobileNumber);
  server.clock.advance(5 * MINUTE_MS + DAY_MS + 1_000);
  await wrongTries(5, mobileNumber);
  server.clock.advance(5 * MINUTE_MS + 1_000);
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(200);
});

test('parallel tries get no further than those one after another', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const pins = Array.from({ length: 30 }, (_, index) => (index < 29 ? String(600_100 + index) : PIN));
  await Promise.all(pins.slice(0, 29).map((pin) => tryFrom(stranger(), mobileNumber, pin)));
  expect(await tryFrom(stranger(), mobileNumber, PIN)).toBe(401);
  const [counter] = await server.dataSource.query(
    'SELECT tries, lock_count FROM sign_in_counter WHERE subject = $1',
    [`number:${mobileNumber}`],
  );
  expect(counter).toEqual({ tries: 5, lock_count: 1 });
});

test('a stranger cannot lock an owner out of a device that the account knows', async () => {
  const owner = await TestClient.citizen(server.url);
  await owner.rest('POST', '/api/auth/signout');
  await wrongTries(6, owner.mobileNumber);
  expect(await tryFrom(stranger(), owner.mobileNumber, PIN)).toBe(401);
  expect(await tryFrom(owner, owner.mobileNumber, PIN)).toBe(200);
  // The owner's success does not free the stranger.
  expect(await tryFrom(stranger(), owner.mobileNumber, PIN)).toBe(401);
});

test('a known device has a counter of its own, which locks as well', async () => {
  const owner = await TestClient.citizen(server.url);
  await wrongTries(5, owner.mobileNumber, owner);
  expect(await tryFrom(owner, owner.mobileNumber, PIN)).toBe(401);
  expect(await tryFrom(stranger(), owner.mobileNumber, PIN)).toBe(200);
});

test('a device of one account is no known device of another', async () => {
  const [owner, thief] = [await TestClient.citizen(server.url), await TestClient.citizen(server.url)];
  await wrongTries(5, owner.mobileNumber, thief);
  expect(await tryFrom(stranger(), owner.mobileNumber, PIN)).toBe(401);
});

test('a shared phone stays a known device of everybody who has signed in on it', async () => {
  const [phone, sister] = [await TestClient.citizen(server.url), await TestClient.citizen(server.url)];
  const token = phone.cookie('wf_device');
  expect(await tryFrom(phone, sister.mobileNumber, PIN)).toBe(200);
  expect(phone.cookie('wf_device')).toBe(token);
});

test.each(['', 'x', 'a token that everybody can guess'])(
  'the device token %j, which the server never gave out, is replaced by one of its own',
  async (token) => {
    const { mobileNumber } = await TestClient.citizen(server.url);
    const browser = stranger();
    const payload = { mobileNumber, pinCode: PIN };
    await browser.rest('POST', '/api/auth/signin', payload, { cookie: `wf_device=${token}` });
    expect(browser.cookie('wf_device')).toMatch(/^[\w-]{43}$/);
    expect(browser.cookie('wf_device')).not.toBe(token);
  },
);

test('a lock-out holds in every server process and survives a restart', async () => {
  const owner = await TestClient.citizen(server.url);
  await wrongTries(3, owner.mobileNumber);
  const other = await server.another();
  try {
    const elsewhere = new TestClient(other.url);
    await wrongTries(2, owner.mobileNumber, elsewhere);
    expect(await tryFrom(elsewhere, owner.mobileNumber, PIN)).toBe(401);
    expect(await tryFrom(stranger(), owner.mobileNumber, PIN)).toBe(401);
    const restarted = await server.another();
    expect(await tryFrom(new TestClient(restarted.url), owner.mobileNumber, PIN)).toBe(401);
    await restarted.close();
  } finally {
    await other.close();
  }
});

test.each(['one known device', 'unknown devices'])(
  '60 right sign-ins at once from %s, spread over three processes, all succeed',
  async (from) => {
    const owner = await TestClient.citizen(server.url);
    const others = [await server.another(), await server.another()];
    const urls = [server, ...others].map(({ url }) => url);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const browser = new TestClient(urls[index % urls.length] ?? server.url);
        const payload = { mobileNumber: owner.mobileNumber, pinCode: PIN };
        const cookie = from === 'one known device' ? `wf_device=${owner.cookie('wf_device')}` : '';
        return (await browser.rest('POST', '/api/auth/signin', payload, { cookie })).status;
      }),
    );
    await Promise.all(others.map((other) => other.close()));
    expect(statuses).toEqual(Array(60).fill(200));
  },
);
