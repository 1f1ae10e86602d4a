import {
  canonicalPlate,
  hasOfficialShape,
  isPlatePart,
  PLATE_REGIONS,
  plateFault,
  plateRegion,
} from './plate';

describe('canonicalPlate', () => {
  it.each([
    ['SW-452-CM', 'SW452CM'],
    ['sw 452 cm', 'SW452CM'],
    [' sw.452/cm ', 'SW452CM'],
    ['CE 1234 C', 'CE1234C'],
    ['é-12', 'É12'],
    ['---', ''],
  ])('makes %p the vehicle %p', (typed, canonical) => {
    expect(canonicalPlate(typed)).toBe(canonical);
  });
});

describe('plateFault', () => {
  it.each([
    ['', 'registrationNumber.short'],
    ['AB', 'registrationNumber.short'],
    [' AB ', 'registrationNumber.short'],
    ['---', 'registrationNumber.short'],
    ['ABC', null],
    ['O-1', null],
    ['LT 111 AA', null],
    ['12345678901234567890', null],
    ['123456789012345678901', 'registrationNumber.long'],
    ['ßßßßßßßßßßß', 'registrationNumber.long'],
  ])('says of %p: %p', (typed, fault) => {
    expect(plateFault(typed)).toBe(fault);
  });
});

describe('the official shape', () => {
  it.each(['LT 123 AB', 'lt-123-ab', 'CE 1234 C', 'SW-452-CM', 'OU999ZZ'])('is seen in %p', (plate) => {
    expect(hasOfficialShape(plate)).toBe(true);
  });

  it.each(['XX 123 AB', 'LT 12 AB', 'LT 12345 A', 'LT 1234 AB', 'LT 123 A', 'L 123 AB', '123 LT AB', 'ABC'])(
    'is not seen in %p',
    (plate) => {
      expect(hasOfficialShape(plate)).toBe(false);
    },
  );
});

describe('plateRegion', () => {
  it('knows the ten regions', () => {
    expect(Object.keys(PLATE_REGIONS).sort()).toEqual([
      ...['AD', 'CE', 'EN', 'ES', 'LT', 'NO', 'NW', 'OU', 'SU', 'SW'],
    ]);
    expect(plateRegion('nw 222 bb')).toBe('NW');
  });

  it.each(['XX 1', '', 'toString'])('knows none in %p', (plate) => {
    expect(plateRegion(plate)).toBeNull();
  });
});

it.each([
  ['', true],
  [' ', true],
  ['482', true],
  ['l-t', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['--', false],
  ['\u0000', false],
])('%j is part of a plate: %s', (text, expected) => {
  expect(isPlatePart(text)).toBe(expected);
});
