import { isWeakPin } from './weak-pins';

const CHOICE = { year: 2026, mobileNumber: '677482913' };

it.each([
  ['one digit repeated', ['000000', '111111', '999999']],
  ['a pair repeated', ['121212', '696969', '101010']],
  ['a triple repeated', ['123123', '707707', '007007']],
  ['a run', ['123456', '654321', '012345', '890123', '098765']],
  ['three doubled neighbours', ['112233', '332211', '889900']],
  ['a run and back', ['123321', '321123', '456654']],
  ['two lines of the keypad', ['147258', '159753', '789456', '963852', '123789', '321654', '258456']],
  ['a popular one', ['314159', '101112', '102030', '246810', '292513']],
  ['the last six digits of the own number', ['482913']],
  ['a date of birth, DDMMYY', ['270585', '010126', '290200', '311299', '150816']],
  ['a date of birth, MMDDYY', ['053185', '123199']],
  ['a date of birth, YYMMDD', ['850527', '991231']],
  ['a month of birth, MMYYYY and YYYYMM', ['051985', '122016', '198505']],
])('refuses %s', (_name, pins) => {
  expect(pins.filter((pin) => !isWeakPin(pin, CHOICE))).toEqual([]);
});

it.each([
  '246813',
  '739201',
  '482916',
  '483920',
  '719264',
  '264719',
  '271828',
  '135790',
  '123457',
  // 31 April, 30 February, a thirteenth month, a child of nine, somebody who is not born yet.
  '310485',
  '300285',
  '151385',
  '170917',
  '200920',
])('lets %s pass', (pin) => {
  expect(isWeakPin(pin, CHOICE)).toBe(false);
});

it('refuses the last six digits of a number only for that number', () => {
  expect(isWeakPin('482913', { year: 2026 })).toBe(false);
  expect(isWeakPin('482913', { year: 2026, mobileNumber: '677482914' })).toBe(false);
});

it('refuses more than a thousand PINs beside dates of birth, and with them fewer than one in ten', () => {
  const pins = Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0'));
  // No six digits are a date of birth of somebody who lives in that year.
  const withoutDates = pins.filter((pin) => isWeakPin(pin, { year: 20_000 }));
  const withDates = pins.filter((pin) => isWeakPin(pin, { year: 2026 }));
  expect(withoutDates.length).toBeGreaterThan(1_000);
  expect(withDates.length).toBeLessThan(100_000);
});
