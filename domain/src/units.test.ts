import { DAY_MS, HOUR_MS, kmOf, MINUTE_MS, speedKmhOf } from './units';

it('makes km/h of metres and seconds', () => {
  expect(speedKmhOf(100, 10)).toBe(36);
  expect(speedKmhOf(0, 1)).toBe(0);
});

it('makes kilometres of metres', () => {
  expect(kmOf(13_646)).toBe(13.646);
});

it('counts a minute, an hour and a day in milliseconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
});
