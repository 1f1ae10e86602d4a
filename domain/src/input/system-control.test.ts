import { isConfirmed } from './system-control';

test.each([
  ['END ALL', true],
  [' end  all ', true],
  ['END', false],
  ['CLEAR DEMO', false],
  ['', false],
])('%j confirms the end of all journeys: %s', (typed, expected) => {
  expect(isConfirmed('END_ALL_JOURNEYS', typed)).toBe(expected);
});
