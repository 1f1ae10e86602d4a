import { isBeforeFirstRelease } from './first-release';

const KNOWN = ['Baseline1764391500000', 'More1764392000000'];

test.each([
  [[], false],
  [['Baseline1764391500000'], false],
  [['Baseline1764391500000', 'More1764392000000', 'Later9999999999999'], false],
  [['other'], false],
  [['Baseline1764000000000'], true],
  [['SegmentLedger1764391000000', 'Baseline1764391500000'], true],
])('a database with the migrations %p is of before the first release: %p', (applied, isBefore) => {
  expect(isBeforeFirstRelease(applied, KNOWN)).toBe(isBefore);
});
