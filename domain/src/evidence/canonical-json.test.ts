import fc from 'fast-check';
import { canonicalJson, isEvidenceJson } from './canonical-json';
import type { EvidenceJson } from './canonical-json';

test('names are sorted as in the example of RFC 8785, section 3.2.3', () => {
  const example = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  expect(canonicalJson(example)).toBe(
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis",' +
      '"\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  );
});

test('texts, literals and whole numbers are written as in the example of RFC 8785, section 3.2.2', () => {
  const example: EvidenceJson = {
    numbers: [333333333, 4, 0, -0, -27],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(example)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333,4,0,0,-27],' +
      '"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test.each([0.5, NaN, Infinity, 2 ** 53, -1e21])('the number %p is refused', (number) => {
  expect(() => canonicalJson([number])).toThrow('no whole number');
  expect(isEvidenceJson({ deep: [number] })).toBe(false);
});

test('half a surrogate pair is refused, in texts and in names', () => {
  expect(() => canonicalJson('\ud83d')).toThrow('surrogate');
  expect(() => canonicalJson({ '\ude00': 1 })).toThrow('surrogate');
});

test('what is written is read as the same, and the order of names changes nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      if (!isEvidenceJson(value)) {
        return;
      }
      const written = canonicalJson(value);
      expect(canonicalJson(JSON.parse(written))).toBe(written);
      expect(canonicalJson(reversed(value))).toBe(written);
    }),
  );
});

function reversed(value: EvidenceJson): EvidenceJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, member]) => [name, reversed(member)]),
      )
    : value;
}
