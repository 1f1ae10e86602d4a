import { growthOf } from './growth-of';

const times = (rows: number, ...all: number[]) => all.map((ms) => ({ ms, rows }));

test('of each fixture the time in the middle counts, with a round trip', () => {
  const growth = growthOf('journeys.one', { small: times(1, 9, 0.3, 0.2), large: times(1, 0.8, 0.7, 30) });
  expect(growth).toEqual({
    ...{ name: 'journeys.one', smallMs: 0.3, largeMs: 0.8, ratio: 2, hasMoreRows: false },
  });
});

test('times that are nothing beside a round trip are alike', () => {
  expect(growthOf('one', { small: times(1, 0.002), large: times(1, 0.008) }).ratio).toBeLessThan(1.05);
});

test('more rows are noticed', () => {
  expect(growthOf('one', { small: times(5, 1), large: times(500, 40) }).hasMoreRows).toBe(true);
});
