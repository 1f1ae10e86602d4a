import { changePercent, DASHBOARD_RANGES, dashboardPeriod } from './dashboard-range';
import { HOUR_MS } from '../units';

const NOW_MS = Date.UTC(2026, 10, 20, 16, 34, 12);

test.each(DASHBOARD_RANGES)('%s is whole hours up to the one that is now, cut into equal slots', (range) => {
  const { beforeMs, fromMs, untilMs, slotsMs, slotMs } = dashboardPeriod(range, NOW_MS);
  expect(untilMs).toBe(Date.UTC(2026, 10, 20, 17));
  expect(untilMs - fromMs).toBe(slotsMs.length * slotMs);
  expect(fromMs - beforeMs).toBe(untilMs - fromMs);
  expect(slotsMs[0]).toBe(fromMs);
  expect(slotsMs.at(-1)).toBe(untilMs - slotMs);
});

test('at the full hour a new hour has begun', () => {
  expect(dashboardPeriod('LAST_24_HOURS', Date.UTC(2026, 10, 20, 16)).untilMs).toBe(
    Date.UTC(2026, 10, 20, 17),
  );
  expect(dashboardPeriod('LAST_24_HOURS', NOW_MS).slotMs).toBe(HOUR_MS);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [5, 0, null],
  [null, 100, null],
  [5, null, null],
])('from %s, %s before, is a change of %s percent', (value, before, expected) => {
  expect(changePercent(value, before)).toBe(expected);
});
