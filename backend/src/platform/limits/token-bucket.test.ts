import { fullBucket, chargeToken } from './token-bucket';

const SIZE = { burst: 3, perSecond: 2 };

test('a burst is served at once and the next one has to wait for the refill', () => {
  const bucket = fullBucket(SIZE, 0);
  expect([1, 2, 3].map(() => chargeToken(bucket, SIZE, 0))).toEqual([0, 0, 0]);
  expect(chargeToken(bucket, SIZE, 0)).toBe(0.5);
  expect(chargeToken(bucket, SIZE, 400)).toBeCloseTo(0.1);
  expect(chargeToken(bucket, SIZE, 500)).toBe(0);
});

test('a long pause fills the bucket up to its size and no further', () => {
  const bucket = fullBucket(SIZE, 0);
  [1, 2, 3].forEach(() => chargeToken(bucket, SIZE, 0));
  const waits = [1, 2, 3, 4].map(() => chargeToken(bucket, SIZE, 60_000));
  expect(waits).toEqual([0, 0, 0, 0.5]);
});

test('a clock that goes back takes nothing away', () => {
  const bucket = fullBucket(SIZE, 10_000);
  expect(chargeToken(bucket, SIZE, 0)).toBe(0);
});
