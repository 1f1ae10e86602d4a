import { fixCounts } from './fix-counts';

test.each([
  [100, [10_000, 100_000, 1_000_000, 10_000_000]],
  [10, [10_000, 100_000, 1_000_000]],
  [5, [10_000, 100_000, 500_000]],
  [1, [10_000, 100_000]],
])('of %d percent countries of %j fixes are compared', (percent, counts) => {
  expect(fixCounts(percent)).toEqual(counts);
});
