import { chargeTokens, fullBucket } from './token-bucket';
import type { TokenBucket } from './token-bucket';

const SIZE = { burst: 3, perSecond: 2 };

function chargeToken(bucket: TokenBucket, nowMs: number): number {
  return chargeTokens(bucket, SIZE, { points: 1, nowMs });
}

test('a burst is served at once and the next one has to wait for the refill', () => {
  const bucket = fullBucket(SIZE, 0);
  expect([1, 2, 3].map(() => chargeToken(bucket, 0))).toEqual([0, 0, 0]);
  expect(chargeToken(bucket, 0)).toBe(0.5);
  expect(chargeToken(bucket, 400)).toBeCloseTo(0.1);
  expect(chargeToken(bucket, 500)).toBe(0);
});

test('a long pause fills the bucket up to its size and no further', () => {
  const bucket = fullBucket(SIZE, 0);
  [1, 2, 3].forEach(() => chargeToken(bucket, 0));
  const waits = [1, 2, 3, 4].map(() => chargeToken(bucket, 60_000));
  expect(waits).toEqual([0, 0, 0, 0.5]);
});

test('a clock that goes back takes nothing away', () => {
  const bucket = fullBucket(SIZE, 10_000);
  expect(chargeToken(bucket, 0)).toBe(0);
});
