import { drawPin, pinFault } from './choose-pin';
import { codeFault, isPin } from './pin';
import { seededRandom } from '../testing/seeded-random';

const CHOICE = { year: 2026 };

describe('isPin', () => {
  it.each(['482913', '000000', '012345'])('takes six ASCII digits: %p', (typed) => {
    expect(isPin(typed)).toBe(true);
  });

  it.each([
    '',
    '48291',
    '4829130',
    '48291a',
    '٤٨٢٩١٣',
    '４８２９１３',
    ' 48291',
    '482913\n',
    '-48291',
    '4.2913',
  ])('refuses %p', (typed) => {
    expect(isPin(typed)).toBe(false);
  });
});

describe('pinFault', () => {
  it.each([
    ['', 'pin.required'],
    ['1', 'pin.length'],
    ['48291', 'pin.length'],
    ['4829130', 'pin.length'],
    ['48291a', 'pin.digits'],
    ['٤٨٢٩١٣', 'pin.digits'],
    ['      ', 'pin.digits'],
    ['000000', 'pin.trivial'],
    ['123456', 'pin.trivial'],
    ['482913', null],
  ])('says of %p: %p', (pin, fault) => {
    expect(pinFault(pin, CHOICE)).toBe(fault);
  });
});

describe('codeFault', () => {
  it.each([
    ['', 'code.required'],
    ['48291', 'code.length'],
    ['4829130', 'code.length'],
    ['48291a', 'code.length'],
    ['٤٨٢٩١٣', 'code.length'],
    ['000000', null],
    ['482913', null],
  ])('says of %p: %p', (code, fault) => {
    expect(codeFault(code)).toBe(fault);
  });
});

describe('drawPin', () => {
  it.each([
    [0.482913, '482913'],
    [0.0000421, '000042'],
    [0, '000001'],
    [0.123456, '123457'],
    [0.999999999, '000001'],
  ])('makes of the random number %p the PIN %p', (number, pin) => {
    expect(drawPin(() => number, CHOICE)).toBe(pin);
  });

  it('draws no PIN that can’t be chosen', () => {
    const random = seededRandom(237);
    const pins = Array.from({ length: 5_000 }, () => drawPin(random, CHOICE));
    expect(pins.filter((pin) => pinFault(pin, CHOICE) !== null)).toEqual([]);
    expect(new Set(pins).size).toBeGreaterThan(4_900);
  });
});
