import { fittingRows } from './timing';

test('of a plan the rows count that its first steps give, as often as they run', () => {
  const scan = (rows: number, loops: number) => ({ 'Actual Rows': rows, 'Actual Loops': loops });
  expect(fittingRows(scan(3, 2))).toBe(6);
  const join = { ...scan(1, 1), Plans: [scan(10, 1), { ...scan(2, 10), Plans: [scan(2, 10)] }] };
  expect(fittingRows({ ...scan(0, 1), Plans: [join] })).toBe(30);
});
