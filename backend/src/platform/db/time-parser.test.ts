import { timeParser } from './time-parser';

const parseAny = (): string => 'any';
const parse = timeParser(parseAny);

test.each([
  ['2026-11-20 19:46:33+00', '2026-11-20T19:46:33.000Z'],
  ['2026-11-20 19:46:33.1+00', '2026-11-20T19:46:33.100Z'],
  ['2026-11-20 19:46:33.097999+00', '2026-11-20T19:46:33.097Z'],
  ['1969-12-31 23:59:59.999+00', '1969-12-31T23:59:59.999Z'],
])('reads %s', (text, iso) => {
  expect(parse(text)).toEqual(new Date(iso));
});

test.each([
  'infinity',
  '-infinity',
  '2026-11-20 19:46:33+01',
  '2026-11-20 19:46:33.097999+05:30',
  '0044-03-15 12:00:00+00 BC',
  '12026-11-20 19:46:33+00',
  '0999-11-20 19:46:33+00',
])('leaves %s to what reads any form', (text) => {
  expect(parse(text)).toBe('any');
});

test('reads every time since 1970 to the millisecond', () => {
  for (let index = 0; index < 500; index += 1) {
    const time = new Date(index * 7_919_777_777);
    expect(parse(time.toISOString().replace('T', ' ').replace('Z', '+00'))).toEqual(time);
  }
});
