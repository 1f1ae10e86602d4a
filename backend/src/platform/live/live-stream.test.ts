import { liveStream } from './live-stream';
import { PubSub } from './pubsub';

function even(value: number): number | undefined {
  return value % 2 === 0 ? value : undefined;
}

test('only what is picked is given, in the order of publishing', async () => {
  const pubSub = new PubSub<number>();
  const mark = { isDue: false };
  const stream = liveStream({ subscription: pubSub.subscribe(['all']), mark, pick: even });
  [1, 2, 3, 4].forEach((value) => pubSub.publish(['all'], value));
  expect((await stream.next()).value).toBe(2);
  expect((await stream.next()).value).toBe(4);
  expect(mark.isDue).toBe(false);
});

test('what is published while the first state is asked for follows it', async () => {
  const pubSub = new PubSub<number>();
  const subscription = pubSub.subscribe(['all']);
  const first = async (): Promise<number> => {
    pubSub.publish(['all'], 2);
    return Promise.resolve(0);
  };
  const stream = liveStream({ subscription, mark: { isDue: false }, pick: even, first });
  expect((await stream.next()).value).toBe(0);
  expect((await stream.next()).value).toBe(2);
});

test('the mark of a drop waits for a value that is given', async () => {
  const pubSub = new PubSub<number>();
  const mark = { isDue: false };
  const stream = liveStream({ subscription: pubSub.subscribe(['all'], 1), mark, pick: even });
  pubSub.publish(['all'], 2);
  pubSub.publish(['all'], 3);
  const waiting = stream.next();
  await new Promise(setImmediate);
  pubSub.publish(['all'], 4);
  expect((await waiting).value).toBe(4);
  expect(mark.isDue).toBe(true);
});

test('leaving while waiting ends the stream and leaves no listener', async () => {
  const pubSub = new PubSub<number>();
  const stream = liveStream({ subscription: pubSub.subscribe(['all']), mark: { isDue: false }, pick: even });
  const waiting = stream.next();
  await stream.return?.();
  expect((await waiting).done).toBe(true);
  expect(pubSub.topicCount).toBe(0);
});

test('a first state that can not be had ends the stream and leaves no listener', async () => {
  const pubSub = new PubSub<number>();
  const first = (): Promise<number> => Promise.reject(new Error('out of reach'));
  const subscription = pubSub.subscribe(['all']);
  const stream = liveStream({ subscription, mark: { isDue: false }, pick: even, first });
  await expect(stream.next()).rejects.toThrow('out of reach');
  expect(pubSub.topicCount).toBe(0);
  expect((await stream.next()).done).toBe(true);
});

test('a value that can not be turned into an answer ends the stream and leaves no listener', async () => {
  const pubSub = new PubSub<number>();
  const pick = (): number => {
    throw new Error('unreadable');
  };
  const stream = liveStream({ subscription: pubSub.subscribe(['all']), mark: { isDue: false }, pick });
  pubSub.publish(['all'], 1);
  await expect(stream.next()).rejects.toThrow('unreadable');
  expect(pubSub.topicCount).toBe(0);
});
