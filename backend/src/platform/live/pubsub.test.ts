import { PubSub } from './pubsub';
import type { Subscription } from './pubsub';

/** Reads what is there at this moment, and waits for the next value ever after. */
async function readStored<Value>(
  subscription: Subscription<Value>,
): Promise<{ values: Value[]; resyncs: boolean[] }> {
  const values: Value[] = [];
  const resyncs: boolean[] = [];
  for (;;) {
    const result = await Promise.race([subscription.next(), nothingYet()]);
    if (result === null || result.done === true) {
      return { values, resyncs };
    }
    values.push(result.value.value);
    resyncs.push(result.value.isResync);
  }
}

function nothingYet(): Promise<null> {
  return new Promise((resolve) => setImmediate(() => resolve(null)));
}

test('a value goes to the subscriptions of its topic and to nobody else', async () => {
  const pubSub = new PubSub<string>();
  const mine = pubSub.subscribe(['account:1']);
  const others = pubSub.subscribe(['account:2']);
  pubSub.publish(['account:1'], 'first');
  pubSub.publish(['account:2'], 'theirs');
  pubSub.publish(['account:1'], 'second');
  expect((await readStored(mine)).values).toEqual(['first', 'second']);
  expect((await readStored(others)).values).toEqual(['theirs']);
});

test('a value for several topics of one subscription arrives once', async () => {
  const pubSub = new PubSub<string>();
  const subscription = pubSub.subscribe(['all', 'account:1']);
  pubSub.publish(['account:1', 'all'], 'once');
  expect((await readStored(subscription)).values).toEqual(['once']);
});

test('a reader that waits gets the next value at once', async () => {
  const pubSub = new PubSub<string>();
  const subscription = pubSub.subscribe(['all']);
  const waiting = subscription.next();
  pubSub.publish(['all'], 'now');
  await expect(waiting).resolves.toEqual({ done: false, value: { value: 'now', isResync: false } });
});

test('a full buffer retains the newest, and the first value after the drop says so, once', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all'], 3);
  [1, 2, 3, 4, 5].forEach((value) => pubSub.publish(['all'], value));
  expect(await readStored(subscription)).toEqual({ values: [3, 4, 5], resyncs: [true, false, false] });
});

test('a buffer that is exactly full has dropped nothing', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all'], 3);
  [1, 2, 3].forEach((value) => pubSub.publish(['all'], value));
  expect(await readStored(subscription)).toEqual({ values: [1, 2, 3], resyncs: [false, false, false] });
});

test('each time that values are dropped is reported, also to a reader that was informed before', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all'], 2);
  const publishAll = (values: number[]): void => values.forEach((value) => pubSub.publish(['all'], value));
  publishAll([1, 2, 3]);
  expect((await subscription.next()).value).toEqual({ value: 2, isResync: true });
  expect((await subscription.next()).value).toEqual({ value: 3, isResync: false });
  publishAll([4, 5, 6]);
  expect((await subscription.next()).value).toEqual({ value: 5, isResync: true });
  expect((await subscription.next()).value).toEqual({ value: 6, isResync: false });
});

test('a stalled reader costs its buffer alone and costs nothing to a reader that follows', async () => {
  const pubSub = new PubSub<number>();
  const stalled = pubSub.subscribe(['all'], 64);
  const healthy = pubSub.subscribe(['all'], 64);
  const seen: number[] = [];
  const reading = (async () => {
    for await (const { value, isResync } of healthy) {
      expect(isResync).toBe(false);
      seen.push(value);
    }
  })();
  for (let value = 1; value <= 20_000; value += 1) {
    pubSub.publish(['all'], value);
    if (value % 50 === 0) {
      await nothingYet();
    }
  }
  await nothingYet();
  healthy.close();
  await reading;
  expect(seen).toHaveLength(20_000);
  expect(seen.at(-1)).toBe(20_000);
  const { values, resyncs } = await readStored(stalled);
  expect(values).toEqual(Array.from({ length: 64 }, (_, index) => 19_937 + index));
  expect(resyncs.filter(Boolean)).toHaveLength(1);
});

test('the violations of one large push do not overflow a reader that follows', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all']);
  // At most every third fix of a push of 1,000 opens an episode; all are published in one go after COMMIT.
  const values = Array.from({ length: 334 }, (_, index) => index);
  values.forEach((value) => pubSub.publish(['all'], value));
  const stored = await readStored(subscription);
  expect(stored.values).toEqual(values);
  expect(stored.resyncs).not.toContain(true);
});

test('leaving while waiting ends the wait and leaves no listener', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all', 'account:1']);
  expect(pubSub.topicCount).toBe(2);
  const waiting = subscription.next();
  await subscription.return();
  await expect(waiting).resolves.toEqual({ done: true, value: undefined });
  expect(pubSub.topicCount).toBe(0);
});

test('leaving drops what was buffered, and nothing arrives later', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all']);
  pubSub.publish(['all'], 1);
  await subscription.return();
  subscription.push(2);
  pubSub.publish(['all'], 3);
  await expect(subscription.next()).resolves.toEqual({ done: true, value: undefined });
});

test('a topic lives as long as its last subscription, and leaving twice takes nobody else along', async () => {
  const pubSub = new PubSub<number>();
  const leaving = pubSub.subscribe(['all']);
  const staying = pubSub.subscribe(['all']);
  leaving.close();
  leaving.close();
  pubSub.publish(['all'], 7);
  expect((await readStored(staying)).values).toEqual([7]);
  staying.close();
  expect(pubSub.topicCount).toBe(0);
});
