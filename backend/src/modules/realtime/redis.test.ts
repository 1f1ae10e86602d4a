import { Redis } from 'ioredis';
import { push, startJourney } from '../../testing/drives/live-drive';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { startRedis } from '../../testing/peers/redis-server';
import type { RedisServer } from '../../testing/peers/redis-server';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';

const PATIENCE_MS = 15_000;
const ACTIVE = 'subscription { activeJourney { id acceptedThrough } }';
const VIOLATIONS = 'subscription { violationCreated { id journeyId } }';

let redis: RedisServer;
let here: TestServer;
let there: TestServer;
/** Everything that goes through Redis. */
let heard: { readonly channel: string; readonly message: string }[];
let spy: Redis;
beforeAll(async () => {
  redis = await startRedis();
  here = await startTestServer({ redisUrl: redis.url });
  there = await here.another();
  heard = [];
  spy = new Redis(redis.url, { retryStrategy: () => 100 });
  spy.on('error', () => undefined);
  spy.on('pmessage', (_pattern: string, channel: string, message: string) =>
    heard.push({ channel, message }),
  );
  await spy.psubscribe('wakafine:*');
});
afterAll(async () => {
  spy.disconnect();
  await there.close();
  await here.close();
  await redis.kill();
});

async function driver() {
  const client = await TestClient.citizen(here.url);
  const startedAt = new Date(Date.now() - 600_000);
  const id = await startJourney(client, startedAt);
  const fixes = straightDrive(startedAt, [...seconds(3, 0), ...ramp(0, 58), ...seconds(20, 58)]);
  const elsewhere = new TestClient(there.url);
  elsewhere.setCookie('wf_session', client.cookie('wf_session') ?? '');
  const watch = async (document: string) => {
    const socket = elsewhere.socket();
    const { results, atLeast } = collect(socket, document);
    await collect(socket, ACTIVE).atLeast(1);
    return {
      received: () => results.map(({ data }) => Object.values(data ?? {})[0]),
      ...{ atLeast, leave: () => socket.dispose() },
    };
  };
  return { client, id, fixes, watch };
}

const through = (state: unknown): number => (state as { acceptedThrough: number }).acceptedThrough;
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
const streamed = () => heard.filter(({ channel }) => channel.endsWith(':journey-changed'));

test('positions and the bell go through Redis, violations once, and nothing of it to another installation', async () => {
  const { client, id, fixes, watch } = await driver();
  const own = await watch(ACTIVE);
  const violations = await watch(VIOLATIONS);
  await push(client, id, fixes);
  await violations.atLeast(1);
  await until(() => through(own.received().at(-1)) === fixes.length, PATIENCE_MS);
  expect(violations.received()).toMatchObject([{ journeyId: id }]);
  expect(streamed().length).toBeGreaterThan(0);
  expect(heard.some(({ channel }) => channel.endsWith(':bell'))).toBe(true);
  const other = await startTestServer({ redisUrl: redis.url });
  const otherThere = await other.another();
  const stranger = await TestClient.citizen(other.url);
  const channels = () => new Set(streamed().map(({ channel }) => channel));
  expect(channels().size).toBe(1);
  await until(() => other.services.processes().length === 2, PATIENCE_MS);
  await startJourney(stranger, new Date(Date.now() - 60_000));
  await until(() => channels().size === 2, PATIENCE_MS);
  await Promise.all([own.leave(), violations.leave()]);
  await otherThere.close();
  await other.close();
});

test('a state that comes later than a newer one is shown to nobody', async () => {
  const { client, id, fixes, watch } = await driver();
  const own = await watch(ACTIVE);
  await push(client, id, fixes.slice(0, 5));
  await until(() => through(own.received().at(-1)) === 5, PATIENCE_MS);
  const old = streamed().at(-1);
  await push(client, id, fixes.slice(5, 12));
  await until(() => through(own.received().at(-1)) === 12, PATIENCE_MS);
  const publisher = new Redis(redis.url);
  await publisher.publish(old?.channel ?? '', old?.message ?? '');
  await publisher.publish(old?.channel ?? '', 'somebody\n{ no JSON');
  await push(client, id, fixes.slice(12, 15));
  await until(() => through(own.received().at(-1)) === 15, PATIENCE_MS);
  publisher.disconnect();
  expect(JSON.parse(old?.message.split('\n')[1] ?? '')).toMatchObject({ id: Number(id), acceptedThrough: 5 });
  expect(isRising(own.received().map(through))).toBe(true);
  await own.leave();
});

test('while Redis goes and comes back everything crosses all the same, in order, and violations once', async () => {
  const { client, id, fixes, watch } = await driver();
  const own = await watch(ACTIVE);
  const violations = await watch(VIOLATIONS);
  for (const [index, fix] of fixes.entries()) {
    if (index % 10 === 3) {
      await redis.kill();
    }
    if (index % 10 === 8) {
      await redis.restart();
    }
    await push(client, id, [fix]);
  }
  await violations.atLeast(1);
  await until(() => through(own.received().at(-1)) === fixes.length, PATIENCE_MS);
  expect(isRising(own.received().map(through))).toBe(true);
  expect(violations.received()).toHaveLength(1);
  // Redis is back, and so is what it carries.
  const before = streamed().length;
  let seq = fixes.length;
  await until(async () => {
    seq += 1;
    await push(client, id, straightDrive(new Date(), [], seq));
    return streamed().length > before;
  }, PATIENCE_MS);
  await Promise.all([own.leave(), violations.leave()]);
});

test('a server starts and serves without its Redis', async () => {
  const alone = await startTestServer({ redisUrl: 'redis://127.0.0.1:1' });
  const another = await alone.another();
  const client = await TestClient.citizen(alone.url);
  const elsewhere = new TestClient(another.url);
  elsewhere.setCookie('wf_session', client.cookie('wf_session') ?? '');
  const socket = elsewhere.socket();
  const { results, atLeast } = collect(socket, ACTIVE);
  await atLeast(1);
  const id = await startJourney(client, new Date(Date.now() - 60_000));
  await until(() => (results.at(-1)?.data?.activeJourney as { id: string } | null)?.id === id, PATIENCE_MS);
  await socket.dispose();
  await another.close();
  await alone.close();
});
