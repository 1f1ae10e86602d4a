import fc from 'fast-check';
import { FORMAT_PATTERNS, INPUT_FORMATS, isInputFormat } from './input-formats';

/**
 * Character classes that the formats distinguish: digits, prefixes, letters, white space, control characters,
 * half characters.
 */
const piece = fc.constantFrom(
  ...['6', '7', '0', '670000041', '237', '+237', '00237', '00', '+', ' ', '  ', '\u00a0', '\t', '\n', '\r'],
  ...[
    'a',
    'LT',
    'é',
    'ع',
    '👩🏾‍✈️',
    '-',
    '.',
    '\u0000',
    '\u0007',
    '\u0085',
    '\ud800',
    'x'.repeat(19),
    'x'.repeat(79),
  ],
);
const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));

test.each(Object.entries(FORMAT_PATTERNS))(
  'the pattern of %s in the document accepts what the server accepts',
  (name, pattern) => {
    const isMatch = new RegExp(pattern, 'u');
    fc.assert(
      fc.property(text, (value) => {
        const fault = isInputFormat(name) ? INPUT_FORMATS[name](value) : 'no format';
        expect([value, isMatch.test(value)]).toEqual([value, fault === null]);
      }),
      { numRuns: 5_000 },
    );
  },
);

test.each([
  ['2026-11-20T08:15:00Z', true],
  ['2026-11-20T08:15:00.123456+01:00', true],
  ['1970-01-01T00:00:00Z', true],
  ['1969-12-31T23:59:59Z', false],
  ['2026-11-20T08:15:00', false],
  ['2026-11-20', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-20T24:30:00Z', false],
  ['now', false],
])('the time %s is accepted: %s', (value, isAccepted) => {
  expect(INPUT_FORMATS['date-time'](value) === null).toBe(isAccepted);
});
