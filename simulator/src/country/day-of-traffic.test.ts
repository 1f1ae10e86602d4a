import { busiest, dayOfTraffic, MINUTES } from './day-of-traffic';
import type { MinuteLoad } from './day-of-traffic';

const OPTIONS = { seed: 7, drawn: 3_000, journeys: 300_000 };
const day = dayOfTraffic(OPTIONS);
const total = (of: (minute: MinuteLoad) => number, minutes = day): number =>
  minutes.reduce((sum, minute) => sum + of(minute), 0);

test('every second that is driven is sent as one fix, at once or later', () => {
  expect(day).toHaveLength(MINUTES);
  const driven = total(({ journeys }) => journeys) * 60;
  expect(total(({ liveFixes, lateFixes }) => liveFixes + lateFixes)).toBeCloseTo(driven, 3);
  expect(total(({ lateFixes }) => lateFixes) / driven).toBeGreaterThan(0.1);
});

test('the same options give the same day, and twice the journeys give twice the load', () => {
  expect(dayOfTraffic(OPTIONS)).toEqual(day);
  const twice = dayOfTraffic({ ...OPTIONS, journeys: 600_000 });
  expect(total(({ livePushes }) => livePushes, [...twice])).toBeCloseTo(
    2 * total(({ livePushes }) => livePushes),
    3,
  );
});

test('the roads are busiest in the morning or the evening, and never empty', () => {
  const most = busiest(day, ({ journeys }) => journeys);
  const hour = day.findIndex(({ journeys }) => journeys === most) / 60;
  expect((hour >= 6 && hour <= 11) || (hour >= 16 && hour <= 20)).toBe(true);
  expect(Math.min(...day.map(({ journeys }) => journeys))).toBeGreaterThan(most / 20);
});

test('a late push takes up to 1,000 fixes, and violations open as the drives open them', () => {
  const late = total(({ lateFixes }) => lateFixes) / total(({ latePushes }) => latePushes);
  expect(late).toBeGreaterThan(60);
  expect(late).toBeLessThanOrEqual(1_000);
  expect(total(({ violations }) => violations)).toBeGreaterThan(0);
});
