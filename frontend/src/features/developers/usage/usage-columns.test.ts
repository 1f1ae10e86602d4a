import fc from 'fast-check';
import { axisFigures, dayColumns, hourColumns } from './usage-columns';

const USE = { points: 2_910, calls: 1_200, refused: 12 };

test('a day has 24 columns of Cameroon time, those without a call included', () => {
  const columns = hourColumns([{ hour: '2026-11-20T08:00:00Z', ...USE }], Date.parse('2026-11-20T22:59:00Z'));
  expect(columns).toHaveLength(24);
  expect(columns[0]?.startMs).toBe(Date.parse('2026-11-19T23:00:00Z'));
  expect(columns[9]).toEqual({ startMs: Date.parse('2026-11-20T08:00:00Z'), ...USE });
  expect(columns.reduce((sum, { points }) => sum + points, 0)).toBe(USE.points);
});

test('a day begins at midnight in Cameroon', () => {
  expect(dayColumns([{ day: '2026-11-20', ...USE }])).toEqual([
    { startMs: Date.parse('2026-11-19T23:00:00Z'), ...USE },
  ]);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [2_910, [0, 1_000, 2_000, 3_000]],
  [60_000, [0, 20_000, 40_000, 60_000]],
])('the axis up to %s has the figures %j', (most, figures) => {
  expect(axisFigures(most)).toEqual(figures);
});

test('an axis reaches every number in at most five whole figures that rise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (most) => {
      const figures = axisFigures(most);
      expect(figures.at(-1)).toBeGreaterThanOrEqual(most);
      expect(figures.length).toBeLessThanOrEqual(5);
      expect(figures.every(Number.isSafeInteger)).toBe(true);
      expect(figures).toEqual([...new Set(figures)].toSorted((one, other) => one - other));
    }),
  );
});
