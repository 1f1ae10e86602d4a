import {
  FIXES_PER_PUSH,
  LIMITS,
  ROUTE_POINTS_PER_PATCH,
  hasControlCharacter,
  countCharacters,
  isLine,
  isPhotoLength,
  isUuid,
  isWithin,
  lineSentence,
  rangeSentence,
  wholeSentence,
} from './limits';

describe('LIMITS', () => {
  it.each([
    ['speedKmh', 0, 300],
    ['distanceKm', 0, 5_000],
    ['accuracyM', 0, 100_000],
    ['lat', -90, 90],
    ['lng', -180, 180],
    ['headingDeg', 0, 360],
    ['thresholdKmh', 10, 200],
    ['pageSize', 1, 100],
    ['restPageSize', 1, 200],
  ] as const)('lets %s be %d to %d', (name, min, max) => {
    expect(LIMITS[name]).toEqual({ min, max });
  });

  it('takes 1 to 1,000 fixes in a push and 20,000 points in a PATCH', () => {
    expect(FIXES_PER_PUSH).toEqual({ min: 1, max: 1_000 });
    expect(ROUTE_POINTS_PER_PATCH).toEqual({ min: 0, max: 20_000 });
  });
});

describe('isWithin', () => {
  it.each([0, 300, 0.1, 299.9, -0])('takes %p for 0 to 300', (value) => {
    expect(isWithin(value, LIMITS.speedKmh)).toBe(true);
  });

  it.each([-0.001, 300.001, NaN, Infinity, -Infinity, '80', null, undefined, [80], true, 80n])(
    'refuses %p for 0 to 300',
    (value) => {
      expect(isWithin(value, LIMITS.speedKmh)).toBe(false);
    },
  );
});

it('says which numbers a field takes', () => {
  expect(rangeSentence(LIMITS.lat)).toBe('Must be a number from -90 to 90');
});

describe('hasControlCharacter', () => {
  it.each(['a\u0000b', '\u001b', 'a\r\n', '\u0085', 'a\ud800b', '\udc00'])('sees it in %j', (text) => {
    expect(hasControlCharacter(text)).toBe(true);
  });

  it.each(['', 'LT 482 KD', 'É-12-Ж', '👩🏾‍✈️', '\u202eabc'])('sees none in %j', (text) => {
    expect(hasControlCharacter(text)).toBe(false);
  });
});

describe('isUuid', () => {
  it.each(['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'])(
    'takes %p',
    (text) => {
      expect(isUuid(text)).toBe(true);
    },
  );

  it.each(['', 'one', '3f2504e04f8941d39a0c0305e82c3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3301\n'])(
    'refuses %p',
    (text) => {
      expect(isUuid(text)).toBe(false);
    },
  );
});

it.each(['', 'abc', 'abcd', '👩🏾a', '👩🏾ab', '👩🏾👩🏾👩🏾👩🏾', '\ud800\ud800\ud800\ud800', 'x'.repeat(1_000_000)])(
  'counts the characters of %j up to three, or says that there are more',
  (text) => {
    expect(Math.min(countCharacters(text, 3), 4)).toBe(Math.min([...text].length, 4));
  },
);

describe('isLine', () => {
  const length = { min: 1, max: 3 };

  it.each(['a', 'abc', ' abc\n', 'é-Ж', '👩🏾a'])('takes %j for 1 to 3 characters', (text) => {
    expect(isLine(text, length)).toBe(true);
  });

  it.each(['', '  ', 'abcd', 'a\nb', 'a\u0000', '\ud800'])('refuses %j for 1 to 3 characters', (text) => {
    expect(isLine(text, length)).toBe(false);
  });

  it('has a sentence', () => {
    expect(lineSentence(length)).toBe('Must have from 1 to 3 characters, none of them control characters');
    expect(lineSentence({ min: 0, max: 3 })).toBe(
      'Must be at most 3 characters, none of them control characters',
    );
  });
});

it.each([
  [0, true],
  [204_800, true],
  [204_804, true],
  [204_805, false],
])('a photo of 150 KB may be %d characters of Base64: %s', (length, expected) => {
  expect(isPhotoLength('A'.repeat(length))).toBe(expected);
});

it('says which whole numbers a field takes', () => {
  expect(wholeSentence(LIMITS.pageSize)).toBe('Must be a whole number from 1 to 100');
});
