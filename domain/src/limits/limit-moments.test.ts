import fc from 'fast-check';
import { applicationIn } from './limit-moments';
import { appliesAt } from './speed-limits';
import { arbitraryLimits, buildLimit } from '../testing/arbitrary-limits';

const MINUTE_MS = 60_000;
/** Validities of these tests change 40 s after a whole minute, and hours at one. */
const STEP_MS = 20_000;
const NIGHT = buildLimit({
  hours: [
    { days: [1], fromMinute: 22 * 60, untilMinute: 1_440 },
    { days: [2], fromMinute: 0, untilMinute: 5 * 60 },
  ],
});

test.each([
  ['2026-11-23T20:00:00Z', 59, 'NEVER', 'Monday, 21:00 to 21:59'],
  ['2026-11-23T20:00:00Z', 60, 'SOMETIMES', 'Monday, 21:00 to 22:00'],
  ['2026-11-23T21:00:00Z', 419, 'ALWAYS', 'Monday, 22:00, to Tuesday, 4:59'],
  ['2026-11-23T21:00:00Z', 420, 'SOMETIMES', 'Monday, 22:00, to Tuesday, 5:00'],
  ['2026-11-24T04:00:00Z', 6 * 24 * 60, 'NEVER', 'Tuesday, 5:00, to Monday, 5:00'],
  ['2026-11-24T04:00:00Z', 7 * 24 * 60, 'SOMETIMES', 'Tuesday to Tuesday'],
])('from %s for %s min a limit of the night applies %s (%s)', (from, minutes, expected) => {
  const fromMs = Date.parse(from);
  expect(applicationIn(NIGHT, { fromMs, toMs: fromMs + minutes * MINUTE_MS })).toBe(expected);
});

test('a limit applies in a span as it does from moment to moment', () => {
  fc.assert(
    fc.property(
      arbitraryLimits,
      fc.integer({ min: 0, max: 14 * 24 * 60 }),
      fc.integer({ min: 0, max: 1_500 }),
      (limits, startMinute, steps) => {
        const fromMs = 1_795_000_000_000 + startMinute * MINUTE_MS;
        const moments = Array.from({ length: steps + 1 }, (_, step) => fromMs + step * STEP_MS);
        for (const limit of limits) {
          const applies = new Set(moments.map((atMs) => appliesAt(limit, atMs)));
          const expected = applies.size === 2 ? 'SOMETIMES' : applies.has(true) ? 'ALWAYS' : 'NEVER';
          const span = { fromMs, toMs: fromMs + steps * STEP_MS };
          expect(applicationIn(limit, span)).toBe(expected);
        }
      },
    ),
    { numRuns: 200 },
  );
});
