import { EventStream } from './event-stream';

/** More than a stream buffers, bytes. */
const MUCH = 'x'.repeat(100_000);

test('a stream shows that it lives while nothing comes', () => {
  const stream = new EventStream();
  stream.beat();
  stream.beat();
  expect(String(stream.output.read())).toBe(':\n\n'.repeat(3));
  expect(stream.readyState).toBe(stream.OPEN);
});

test('a client that reads nothing between two signs of life is cut off, one that reads is not', async () => {
  const stalled = new EventStream();
  const reading = new EventStream();
  void stalled.next({ MUCH });
  const sent = reading.next({ MUCH });
  stalled.beat();
  reading.beat();
  reading.output.resume();
  await sent;
  stalled.beat();
  reading.beat();
  expect([stalled.readyState, stalled.output.destroyed]).toEqual([3, true]);
  expect([reading.readyState, reading.output.destroyed]).toEqual([1, false]);
});

test('a value that waits for a client that reads nothing goes on once the stream is gone', async () => {
  const stream = new EventStream();
  const sent = stream.next({ MUCH });
  stream.output.destroy();
  await sent;
  await stream.next({ MUCH });
});

test('a goodbye is complete only where nothing is to come from a new connection', () => {
  const [ended, restarted] = [new EventStream(), new EventStream()];
  ended.close(4401, 'Session ended');
  restarted.close(1001, 'Going away');
  expect(String(ended.output.read())).toBe(
    ':\n\nevent: next\ndata: {"errors":[{"message":"Session ended","extensions":{"code":"UNAUTHENTICATED"}}]}\n\nevent: complete\ndata:\n\n',
  );
  expect(String(restarted.output.read())).toBe(':\n\n');
  expect([ended.readyState, restarted.readyState]).toEqual([3, 3]);
});

test('a value that waits for room leaves nothing behind', async () => {
  const stream = new EventStream();
  const before = stream.output.listenerCount('close');
  for (let index = 0; index < 20; index += 1) {
    const sent = stream.next({ MUCH });
    stream.output.read();
    await sent;
  }
  expect([stream.output.listenerCount('close'), stream.output.listenerCount('drain')]).toEqual([before, 0]);
});
