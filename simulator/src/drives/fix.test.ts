import { buildDrive } from './drive';
import { stretchOf, timeSpan } from './fix';

const STARTED_AT_MS = Date.UTC(2026, 0, 5);
const { fixes } = buildDrive({ kind: 'city', seed: 1, startedAtMs: STARTED_AT_MS, durationS: 300 });

test('a stretch of 90 s preserves times and places and counts from 1', () => {
  const stretch = stretchOf(fixes, 100, 90);
  expect(stretch).toHaveLength(91);
  expect(timeSpan(stretch)).toEqual({ firstMs: STARTED_AT_MS + 100_000, lastMs: STARTED_AT_MS + 190_000 });
  expect(stretch[0]).toEqual({ ...fixes[100], seq: 1 });
});

test('no drive has no time span', () => {
  expect(() => timeSpan([])).toThrow(RangeError);
});
