import { rateChange } from './rate-change';

const over = (violations: number, distanceKm = 10_000) => ({ violations, distanceKm });

it('gives the change of the rate, not of the count, with the range that chance alone leaves', () => {
  const change = rateChange(over(100), over(100, 20_000));
  expect(change?.percent).toBeCloseTo(-50);
  // exp(1.96 * sqrt(1/100 + 1/100)) = 1.319
  expect(change?.lowPercent).toBeCloseTo(-62.1, 1);
  expect(change?.highPercent).toBeCloseTo(-34, 0);
  expect(change?.isClear).toBe(true);
});

it('calls no change clear whose range holds none at all', () => {
  expect(rateChange(over(12), over(9))).toMatchObject({ isClear: false });
  expect(rateChange(over(1_200), over(900))).toMatchObject({ isClear: true });
  expect(rateChange(over(40), over(40))).toMatchObject({ percent: 0, isClear: false });
});

it.each([
  ['few violations before', over(4), over(40)],
  ['few violations after', over(40), over(0)],
  ['no distance', over(40, 0), over(40)],
])('says nothing about %s', (_what, before, after) => {
  expect(rateChange(before, after)).toBeNull();
});
